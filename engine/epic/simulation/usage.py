"""Which of their cards players drew and played in a game, read from its journal."""

from __future__ import annotations

from dataclasses import dataclass

from engine.epic.programs.definitions import NAME
from engine.epic.rules import codes, events
from engine.epic.rules.state import Game


@dataclass(frozen=True)
class Usage:
    """Names of one player's own cards, sorted, each once: `drawn` came into the hand from the deck and was not put back
    in the mulligan (1.8.2); `played` was played, from wherever it lay and whatever had it played."""

    drawn: tuple[str, ...]
    played: tuple[str, ...]


def usage(g: Game, seat: int) -> Usage:
    """What this seat drew and played so far, in a game that keeps a journal."""
    assert g.journal is not None, "this game keeps no journal"
    drawn: set[int] = set()
    played: set[int] = set()
    for kind, _, who, _, obj, *_ in g.journal:
        uid = obj - codes.CARD
        if who != seat or uid < 0 or obj >= codes.FIRST_CHAMPION or g.owner_of[uid] != seat:
            continue
        if kind in (events.DREW, events.KEPT):
            drawn.add(uid)
        elif kind == events.TO_BOTTOM:
            drawn.discard(uid)
        elif kind == events.PLAYED:
            played.add(uid)
    return Usage(_names(g, drawn), _names(g, played))


def _names(g: Game, uids: set[int]) -> tuple[str, ...]:
    return tuple(sorted({NAME[g.def_of[uid]] for uid in uids}))
