"""Who meets whom in a run: decks against a field, or all against each other. Pure. Loads no Django."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.games import Game
from lab.field import each_with_each
from lab.matchups import Contender
from lab.requests import BadRequest
from lab.runs import Plan

LONGEST_NAME: Final = 80  # of a deck


def field_plan(
    game: Game, decks: Sequence[Contender], field: Sequence[Contender], bot: str, seed: int, *, watched: bool = False
) -> Plan:
    """Each of the decks meets each of the field; without a field they meet each other. Raises BadRequest."""
    check_bot(game, bot)
    if not field and len(decks) < 2:
        raise BadRequest("A deck alone meets nobody. Name two or more, or those to play --against.")
    meetings = each_with_field(len(decks), len(field)) if field else each_with_each(len(decks))
    return Plan((*decks, *field), meetings, bot, seed, game.KEY, game.play.VERSION, watched)


def check_bot(game: Game, bot: str) -> None:
    """Raises BadRequest where a game has no such bot."""
    known = [level.key for level in game.bots.LEVELS]
    if bot not in known:
        raise BadRequest(f"There is no bot {bot}. Choose from {', '.join(known)}.")


def each_with_field(decks: int, field: int) -> tuple[tuple[int, int], ...]:
    """The meetings of so many decks with those of a field, which come after them."""
    return tuple((one, decks + two) for one in range(decks) for two in range(field))


def check(plan: Plan) -> None:
    """Raises BadRequest with a sentence where decks cannot be played."""
    for at in range(len(plan.meetings)):
        matchup = plan.matchup(at)
        try:
            _ = matchup.match
        except ValueError as refusal:
            one, two = matchup.decks
            raise BadRequest(f"{one.name} against {two.name}: {refusal}") from None


def named_apart(decks: Sequence[Contender]) -> list[Contender]:
    """The same decks, those of the same name numbered, so that one can tell them apart."""
    found: list[Contender] = []
    for deck in decks:
        plain = deck.name[:LONGEST_NAME].strip() or "Deck"
        name, number = plain, 1
        while any(one.name == name for one in found):
            number += 1
            name = f"{plain} ({number})"
        found.append(replace(deck, name=name))
    return found
