"""The catalogue and the rules as programs, all compiled here, and short names for their tables. Shared by all games;
never changed after import."""

from __future__ import annotations

import hashlib
from typing import Final

from engine.epic_tcg.catalogue.products import CARDS, TOKENS
from engine.epic_tcg.programs.compile import add_cards, new_definitions, swarm_program, veiled_program
from engine.epic_tcg.programs.game import GAME_PROGRAM
from engine.epic_tcg.programs.tables import Definitions, Source

D: Final[Definitions] = new_definitions()
GAME: Final = D.add_program(list(GAME_PROGRAM), 0, Source())
SWARM_PROGRAM: Final = swarm_program(D)
VEILED_PROGRAM: Final = veiled_program(D)
add_cards(D, TOKENS)
add_cards(D, CARDS)

NAMES: Final = D.names
KIND: Final = D.kind
ALIGNMENT: Final = D.alignment
ORIGIN: Final = D.origin
PRICE: Final = D.price
SPEED: Final = D.speed
OFFENSE: Final = D.offense
DEFENSE: Final = D.defense
KEYWORDS: Final = D.keywords
PROGRAM_OF: Final = D.program
PROGRAM_IN_DISCARD: Final = D.program_in_discard
USED: Final = D.used
FASTEST: Final = D.fastest
FASTEST_TURNED: Final = D.fastest_turned
USED_IN_DISCARD: Final = D.used_in_discard
WORKS_IN_DISCARD: Final = D.works_in_discard
TRIGGERED: Final = D.triggered
WAITS_FOR: Final = D.waits_for
TRIGGERED_IN_DISCARD: Final = D.triggered_in_discard
EVENTS_IN_DISCARD: Final = frozenset(row.event for rows in D.triggered_in_discard for row in rows)
STATICS: Final = D.statics
GIVES: Final = D.gives
STATICS_IN_DISCARD: Final = D.statics_in_discard
GIVES_IN_DISCARD: Final = D.gives_in_discard
TRAITS: Final = D.traits
WARDS: Final = D.wards
DAMAGE_WARD: Final = D.damage_ward
TAKES_DAMAGE: Final = D.takes_damage
INSTANT_IF: Final = D.instant_if
PROGRAMS: Final = D.programs
ENTRIES: Final = D.entries
AIMS: Final = D.aims
PAYS_ACTION: Final = D.pays_action
NEEDS_LINE: Final = D.needs_line
IS_PLAIN: Final = D.is_plain
BUNDLES: Final = D.bundles
FILTERS: Final = D.filters
AMOUNTS: Final = D.amounts
CONDITIONS: Final = D.conditions


def _fingerprint() -> str:
    return hashlib.sha256(repr((TOKENS, CARDS)).encode()).hexdigest()[:16]


FINGERPRINT: Final = _fingerprint()  # of all definitions: reports pin it
