"""The catalogue and the rules as programs, all compiled here, and short names for their tables. Shared by all games;
never changed after import."""

from __future__ import annotations

import hashlib
from typing import Final

from engine.epic.catalogue.products import CARDS, DEITIES, TOKENS
from engine.epic.programs import ops
from engine.epic.programs.compile import compile_cards
from engine.epic.programs.game import GAME_PROGRAM
from engine.epic.programs.signatures import encode
from engine.epic.programs.tables import Definitions

D: Final[Definitions] = compile_cards(TOKENS, CARDS, DEITIES)
_RIGHTEOUS: Final = encode(ops.HEAL, {"amount": (ops.THE_X, 0), "who": ops.YOU})  # 5.13
RIGHTEOUS_PROGRAM: Final = D.add_program([_RIGHTEOUS, (ops.END,)])
GAME: Final = D.add_program(list(GAME_PROGRAM))

NAME: Final = D.name
IS_EVENT: Final = D.is_event
IS_TOKEN: Final = D.is_token
IS_DEITY: Final = D.is_deity
COST: Final = D.cost
ALIGNMENT: Final = D.alignment
CLASSES: Final = D.classes
OFFENSE: Final = D.offense
DEFENSE: Final = D.defense
KEYWORDS: Final = D.keywords
TRIGGER_MASK: Final = D.trigger_mask
TRIGGERS: Final = D.triggers
WATCHED: Final = D.watched
ZONE_MASK: Final = D.zone_mask
ZONE_TRIGGERS: Final = D.zone_triggers
DISCARD_MASK: Final = D.discard_mask
DISCARD_TRIGGERS: Final = D.discard_triggers
GRANTS: Final = D.grants
TURN_STATICS: Final = D.turn_statics
POWERS: Final = D.powers
DISCARD_POWERS: Final = D.discard_powers
OWN: Final = D.own
STATICS: Final = D.statics
GIVES: Final = D.gives
AMBUSH_FOR: Final = D.ambush_for
ENTERS_INSTEAD: Final = D.enters_instead
TRAITS: Final = D.traits
REACHES: Final = D.reaches
EFFECT: Final = D.effect
PRICE: Final = D.price
PROGRAMS: Final = D.programs
FILTERS: Final = D.filters

CARD_INDEX_OF_PROGRAM: Final = D.card_index_of_program
READS_X: Final = D.reads_x
READS_THAT_PLAYER: Final = D.reads_that_player


def _fingerprint() -> str:
    return hashlib.sha256(repr((TOKENS, CARDS, DEITIES)).encode()).hexdigest()[:16]


FINGERPRINT: Final = _fingerprint()  # of all definitions: records pin it
