"""What a position comes to, as a hash: equal where players would find the same and the same chance lies ahead.

Unlike `pack.digest` it says nothing about how cards are compiled or numbered, nor about words: names stand for rows,
and frames are left out, because what they lead to is seen one choice later. So games that are kept can be compared with
what another version of the engine makes of them.
"""

from __future__ import annotations

import hashlib

from engine.epic.programs.definitions import NAME, ROW_OF_PROGRAM, TURN_AURAS
from engine.epic.rules.derive import defense, keywords, offense
from engine.epic.rules.state import Game, Waiting

LENGTH = 16  # hexadecimal digits


def footprint(g: Game) -> str:
    """Of a position in which somebody is asked, or which is over."""
    return hashlib.sha256(repr(_seen(g)).encode()).hexdigest()[:LENGTH]


def _seen(g: Game) -> tuple[object, ...]:
    return (
        [NAME[row] for row in g.def_of], g.owner_of, g.zone_of, g.known_of, g.block_of,
        g.deck, g.hand, g.discard, g.aside,
        [[_champion(g, slot) for slot in g.board[seat]] for seat in (0, 1)],
        g.health, g.gold, g.bound, g.played, g.cards_played, g.no_healing, g.no_attacks,
        g.turn, g.first, g.active, g.initiative, g.phase, g.step, g.plays, g.passed, g.blocked,
        g.assigned, g.broken, g.borrowed, g.struck, g.suspended, g.granted[::2],
        [[_pending(one) for one in pending] for pending in (g.batch, g.waiting, g.delayed)],
        g.choices, g.seat, g.kind, g.options, g.winner, g.reason, g.rng.seed(),
        *_turn_auras(g),
    )  # fmt: skip


def _turn_auras(g: Game) -> list[list[tuple[int, str]]]:
    """Seats and their cards that say what champions have this turn; nothing at all where there are none, as in most
    positions."""
    pairs = zip(g.turn_auras[::2], g.turn_auras[1::2], strict=True)
    said = sorted((seat, NAME[TURN_AURAS[one][4]]) for one, seat in pairs)
    return [said] if said else []


def _champion(g: Game, slot: int) -> tuple[object, ...]:
    return (
        NAME[g.row_of[slot]], g.ref_of[slot], g.uid_of[slot], g.owner_of_slot[slot], g.flags_of[slot],
        g.damage_of[slot], g.counters_of[slot], g.turn_offense_of[slot], g.turn_defense_of[slot],
        offense(g, slot), defense(g, slot), keywords(g, slot), g.turn_keywords_of[slot],
    )  # fmt: skip


def _pending(one: Waiting) -> tuple[object, ...]:
    """An ability that waits, by the card it is of."""
    program, uid, ref, controller, x, who, _, *objects = one
    row = ROW_OF_PROGRAM[program]
    return (NAME[row] if row >= 0 else "", uid, ref, controller, x, who, objects)
