"""Which of their cards players drew and played in a game, and when, and which actions they left unused, read from its
journal."""

from __future__ import annotations

from dataclasses import replace

from engine.epic_tcg.programs.definitions import NAMES
from engine.epic_tcg.rules import codes, events
from engine.epic_tcg.rules.machine import apply_trusted
from engine.epic_tcg.rules.state import Game
from engine.kernel.usage import Usage, first_by_name


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
    """What this seat drew and played so far, in a game that keeps a journal. Played is what was played face up. What
    was seen or taken from a deck in another way than by drawing it has no turn among the draws."""
    assert g.journal is not None, "this game keeps no journal"
    drawn: dict[int, int] = {}
    played: dict[str, int] = {}
    came: dict[int, int | None] = {}
    plays: dict[int, int] = {}
    own = {g.def_of[uid] for uid, owner in enumerate(g.owner_of) if owner == seat}
    everyone = (1 << g.seats) - 1
    for kind, turn, who, card_index, obj, n, _, seen in g.journal:
        if who != seat:
            continue
        uid = obj - codes.CARD
        is_own = 0 <= uid < len(g.owner_of) and g.owner_of[uid] == seat
        if kind == events.DREW and is_own:
            drawn.setdefault(uid, turn)
            came.setdefault(uid, turn)
        elif kind == events.TO_BOTTOM:
            drawn.pop(uid, None)
        elif kind in (events.REVEALED, events.BANISHED) and n == codes.DECK and is_own:
            came.setdefault(uid, None)
        elif kind == events.PLAYED and card_index in own and seen == everyone:
            played.setdefault(NAMES[card_index], turn)
            if is_own:
                plays.setdefault(uid, turn)
    return Usage(
        first_by_name((NAMES[g.def_of[uid]], turn) for uid, turn in drawn.items()),
        dict(sorted(played.items())),
        tuple((NAMES[g.def_of[uid]], turn) for uid, turn in came.items()),
        tuple((NAMES[g.def_of[uid]], turn) for uid, turn in plays.items()),
    )
