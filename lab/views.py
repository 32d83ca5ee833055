"""The page of the bots."""

from __future__ import annotations

from typing import Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from decks.conformance import Test
from lab import ladder, queries

LAWS: Final = tuple(
    Test("tests/engine/bots/test_laws.py", name)
    for name in (
        "test_unseen_cards_do_not_move_a_bot",
        "test_a_choice_is_legal_and_repeatable_and_leaves_the_game_alone",
    )
)


@require_safe
def bots(request: HttpRequest) -> HttpResponse:
    """How each bot plays and how strong it is, and why none sees what you hold."""
    context = {"ladder": queries.ladder(ladder.stored(ladder.FILE)), "laws": LAWS}
    return render(request, "lab/bots.html", context)
