"""Which of their cards players drew and played in a game, and when, read from its journal."""

from __future__ import annotations

from dataclasses import dataclass

from engine.epic_tcg.programs.definitions import NAMES
from engine.epic_tcg.rules import codes, events
from engine.epic_tcg.rules.state import Game

OPENING = 0  # the turn of what is in the opening hand


@dataclass(frozen=True)
class Usage:
    """One player's own cards by name, in the order of names: the turn in which the first copy was `drawn`, which was
    not put back in the mulligan; and the one in which one of this name was `played` face up. Turns of all players are
    counted together, from 1; what is in the hand after the mulligans was drawn in turn OPENING."""

    drawn: dict[str, int]
    played: dict[str, int]


def usage(g: Game, seat: int) -> Usage:
    """What this seat drew and played so far, in a game that keeps a journal."""
    assert g.journal is not None, "this game keeps no journal"
    drawn: dict[int, int] = {}
    played: dict[str, int] = {}
    own = {g.def_of[uid] for uid, owner in enumerate(g.owner_of) if owner == seat}
    everyone = (1 << g.seats) - 1
    for kind, turn, who, card_index, obj, _, _, seen in g.journal:
        if who != seat:
            continue
        if kind == events.DREW and g.owner_of[obj - codes.CARD] == seat:
            drawn.setdefault(obj - codes.CARD, turn)
        elif kind == events.TO_BOTTOM:
            drawn.pop(obj - codes.CARD, None)
        elif kind == events.PLAYED and card_index in own and seen == everyone:
            played.setdefault(NAMES[card_index], turn)
    found: dict[str, int] = {}
    for uid, turn in drawn.items():
        name = NAMES[g.def_of[uid]]
        found[name] = min(turn, found.get(name, turn))
    return Usage(dict(sorted(found.items())), dict(sorted(played.items())))
