"""Which of their cards players drew and played in a game, and when, and gold that they left, read from its journal."""

from __future__ import annotations

from engine.epic.programs.definitions import NAME
from engine.epic.rules import codes, events
from engine.epic.rules.state import Game
from engine.kernel.usage import Usage, first_by_name


def usage(g: Game, seat: int) -> Usage:
    """What this seat drew and played so far, in a game that keeps a journal: cards that were not put back in the
    mulligan (1.8.2), and those that were played from wherever they lay and whatever had them played."""
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
        first_by_name((NAME[g.def_of[uid]], turn) for uid, turn in drawn.items()),
        first_by_name((NAME[g.def_of[uid]], turn) for uid, turn in played.items()),
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
