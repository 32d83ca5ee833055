"""Which of their cards players drew and played in a game, and when, and which actions they left unused, read from its
journal."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.epic_tcg.programs.definitions import NAMES
from engine.epic_tcg.rules import codes, events
from engine.epic_tcg.rules.machine import apply_trusted
from engine.epic_tcg.rules.state import Game

OPENING = 0  # the turn of what is in the opening hand


@dataclass(frozen=True)
class Usage:
    """One player's own cards by name, in the order of names: the turn in which the first copy was `drawn`, which was
    not put back in the mulligan; and the one in which one of this name was `played` face up. Turns of all players are
    counted together, from 1; what is in the hand after the mulligans was drawn in turn OPENING."""

    drawn: dict[str, int]
    played: dict[str, int]


def actions_left(begun: Game, end: Game, seat: int) -> int:
    """How many actions this seat had left when the turn of `begun` ended, from which the game was played on to `end`,
    which has kept a journal since then. The same choices are made again; once the last one was paid for, the turn ends
    without anything else that costs an action, so it is left where the next priority waits."""
    assert end.journal is not None, "this game keeps no journal"
    made = [n for kind, turn, _, _, _, n, _, _ in end.journal if kind == events.CHOICE and turn == begun.turn]
    now = begun.clone()
    for option in made[:-1]:
        apply_trusted(now, option)
    left = now.actions[seat]
    now.setup = replace(now.setup, every_window=True)
    for option in made[-1:]:
        apply_trusted(now, option)
    return now.actions[seat] if now.turn == begun.turn else left


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
