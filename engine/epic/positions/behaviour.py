"""What a position comes to, as a hash: equal where players would find the same and the same chance lies ahead.

Unlike `pack.digest` it says nothing about how cards are compiled or numbered, nor about words: cards go by their names,
and frames are left out, because what they lead to is seen one choice later. So games that are kept can be compared with
what another version of the engine makes of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from engine.epic.programs.definitions import CARD_INDEX_OF_PROGRAM, NAME, TURN_STATICS
from engine.epic.programs.tables import TURN_STATIC_CARD
from engine.epic.rules.derive import defense, keywords, offense
from engine.epic.rules.state import Game, TriggerEntry

LENGTH = 16  # hexadecimal digits


def footprint(g: Game) -> str:
    """Of a position in which somebody is asked, or which is over."""
    return hashlib.sha256(repr(_seen(g)).encode()).hexdigest()[:LENGTH]


def _seen(g: Game) -> tuple[object, ...]:
    return (
        [NAME[card_index] for card_index in g.def_of], g.owner_of, g.zone_of, g.known_of, g.block_of,
        g.deck, g.hand, g.discard, g.supplemental,
        [[_champion(g, slot) for slot in slots] for slots in g.board],
        g.health, g.gold, g.restricted_gold, g.played, g.cards_played, g.no_healing, g.no_attacks,
        g.turn, g.first, g.active, g.initiative, g.phase, g.step, g.plays, g.passed, g.blocked,
        _flat(g.assigned), g.broken, _flat(g.temporary_control), _flat(g.damaged_players), _flat(g.suspended),
        [ref for ref, _ in g.granted],
        [[_pending(one) for one in some] for some in (g.resolving_triggers, g.pending_triggers, g.delayed_triggers)],
        g.choices, g.seat, g.kind, g.options, g.winner, g.reason, g.rng.seed(),
        *_turn_statics(g),
    )  # fmt: skip


def _flat(entries: Iterable[tuple[int, ...]]) -> list[int]:
    """As footprints that are stored hold them."""
    return [number for entry in entries for number in entry]


def _turn_statics(g: Game) -> list[list[tuple[int, str]]]:
    """Seats and their cards that say what champions have this turn; nothing at all where there are none, as in most
    positions."""
    said = sorted((seat, NAME[TURN_STATICS[one][TURN_STATIC_CARD]]) for one, seat in g.turn_statics)
    return [said] if said else []


def _champion(g: Game, slot: int) -> tuple[object, ...]:
    return (
        NAME[g.card_index_of[slot]], g.ref_of[slot], g.uid_of[slot], g.owner_of_slot[slot], g.flags_of[slot],
        g.damage_of[slot], g.counters_of[slot], g.turn_offense_of[slot], g.turn_defense_of[slot],
        offense(g, slot), defense(g, slot), keywords(g, slot), g.turn_keywords_of[slot],
    )  # fmt: skip


def _pending(one: TriggerEntry) -> tuple[object, ...]:
    """An ability that waits, by the card it is of."""
    program, uid, ref, controller, x, who, _, *objects = one
    card_index = CARD_INDEX_OF_PROGRAM[program]
    return (NAME[card_index] if card_index >= 0 else "", uid, ref, controller, x, who, objects)
