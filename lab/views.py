"""The page of the bots."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from decks.conformance import Test
from engine.games import DEFAULT
from gate.games import InAGame, has_section, room_of
from lab import duels, ladder, queries


def laws(game: str) -> tuple[Test, ...]:
    """The tests of the bots of a game which show that they see no hidden card."""
    file = f"tests/engine/bots/{room_of(game).name}/test_laws.py"
    return (
        Test(file, "test_unseen_cards_do_not_move_a_bot"),
        Test(file, "test_a_choice_is_legal_and_repeatable_and_leaves_the_game_alone"),
    )


@require_safe
def bots(request: InAGame) -> HttpResponse:
    """How each bot plays and how strong it is, and why none sees what you hold."""
    game = request.game
    if game.KEY == DEFAULT:
        strengths = queries.ladder(ladder.stored(ladder.FILE))
    else:
        strengths = duels.ladder(game, duels.stored(game.KEY))
    context = {"ladder": strengths, "laws": laws(game.KEY), "has_laboratory": has_section(game.KEY, "experiments")}
    return render(request, "lab/bots.html", context)
