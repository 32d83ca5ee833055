"""Which of their cards players drew and played in a game, and when, and gold that they left, read from its journal."""

from __future__ import annotations

from dataclasses import dataclass

from engine.epic.programs.definitions import NAME
from engine.epic.rules import codes, events
from engine.epic.rules.state import Game

OPENING = 0  # the turn of what is in the opening hand


@dataclass(frozen=True)
class Usage:
    """One player's own cards by name, in the order of names: the turn in which the first copy was `drawn`, which came
    into the hand from the deck and was not put back in the mulligan (1.8.2); and the one in which it was `played`, from
    wherever it lay and whatever had it played. Turns of both players are counted together, from 1; what is in the hand
    after the mulligans was drawn in turn OPENING.

    Each card once, copies of a name for themselves, in the order in which it happened: the `draws` are those that came
    off the deck as it was shuffled, each with the turn in which it was drawn, or None where it was revealed first; the
    `plays` are those that were played, each with the turn."""

    drawn: dict[str, int]
    played: dict[str, int]
    draws: tuple[tuple[str, int | None], ...]
    plays: tuple[tuple[str, int], ...]


def usage(g: Game, seat: int) -> Usage:
    """What this seat drew and played so far, in a game that keeps a journal."""
    assert g.journal is not None, "this game keeps no journal"
    drawn: dict[int, int] = {}
    played: dict[int, int] = {}
    came: dict[int, int | None] = {}
    for kind, turn, who, _, obj, *_ in g.journal:
        uid = obj - codes.CARD
        if who != seat or uid < 0 or obj >= codes.FIRST_CHAMPION or g.owner_of[uid] != seat:
            continue
        if kind == events.DREW:
            came.setdefault(uid, turn)
        elif kind == events.REVEALED_TOP:
            came.setdefault(uid, None)
        if kind in (events.DREW, events.KEPT):
            drawn.setdefault(uid, turn)
        elif kind == events.TO_BOTTOM:
            drawn.pop(uid, None)
        elif kind == events.PLAYED:
            played.setdefault(uid, turn)
    return Usage(
        _first_by_name(g, drawn),
        _first_by_name(g, played),
        tuple((NAME[g.def_of[uid]], turn) for uid, turn in came.items()),
        tuple((NAME[g.def_of[uid]], turn) for uid, turn in played.items()),
    )


def left_gold(g: Game, turn: int, seat: int) -> bool:
    """Whether this seat had gold left when that turn ended, in a game that keeps a journal."""
    assert g.journal is not None, "this game keeps no journal"
    for kind, when, _, _, _, seats, *_ in g.journal:
        if kind == events.ENDED and when == turn:
            return seats >> seat & 1 == 1
    return False


def _first_by_name(g: Game, turn_of: dict[int, int]) -> dict[str, int]:
    """The earliest turn of all copies of a card, in the order of names."""
    found: dict[str, int] = {}
    for uid, turn in turn_of.items():
        name = NAME[g.def_of[uid]]
        found[name] = min(turn, found.get(name, turn))
    return dict(sorted(found.items()))
