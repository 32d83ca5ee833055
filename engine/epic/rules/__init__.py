"""The rules of the game: its state, and everything that changes it. Nothing here has words."""

from engine.epic.rules import battle, codes
from engine.epic.rules.codes import WINDOW
from engine.epic.rules.derive import can_attack, can_block, defense, has_trait, keywords, offense, slot_of
from engine.epic.rules.frame import asking_op
from engine.epic.rules.machine import apply_trusted
from engine.epic.rules.seating import (
    FIRST_BLOOD,
    FORMATS,
    FREE_FOR_ALL,
    HYDRA,
    LAST_ONE,
    LEAST_SEATS,
    MOST_SEATS,
    TEAMS,
)
from engine.epic.rules.setup import RULES_2015, RULES_2017, RULES_OF
from engine.epic.rules.state import defender, has_turn, opposed, slots_of_team
from engine.epic.rules.turn import HAND_LIMIT, OPENING_CARDS

__all__ = [
    "FIRST_BLOOD",
    "FORMATS",
    "FREE_FOR_ALL",
    "HAND_LIMIT",
    "HYDRA",
    "LAST_ONE",
    "LEAST_SEATS",
    "MOST_SEATS",
    "OPENING_CARDS",
    "RULES_2015",
    "RULES_2017",
    "RULES_OF",
    "TEAMS",
    "WINDOW",
    "apply_trusted",
    "asking_op",
    "battle",
    "can_attack",
    "can_block",
    "codes",
    "defender",
    "defense",
    "has_trait",
    "has_turn",
    "keywords",
    "offense",
    "opposed",
    "slot_of",
    "slots_of_team",
]
