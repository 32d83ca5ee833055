"""Boosters to open, and the Limited formats of the Epic TCG: Sealed Pack, Pack War, Draft (rule book, "Formats"), and
the Cube Draft.

Products, formats and setups are here. How a draft of any game goes is in `engine/limited/`, and so are its verbs:
`machine.new_draft`, `asked` and `apply`, `views.view`, `story.log`.
"""

from typing import Final

from engine.epic_tcg.construction.formats import MOST_PACKS
from engine.epic_tcg.limited.boosters import PRODUCT_NAMES
from engine.epic_tcg.limited.dealing import DEALS
from engine.epic_tcg.limited.lists import parse
from engine.epic_tcg.limited.offers import BEST_OF, FIELD_HINTS, LARGER_DECKS, LASTS
from engine.epic_tcg.limited.procedures import BY_KEY, CUBE, PROCEDURES
from engine.epic_tcg.limited.replaying import differences, replay
from engine.epic_tcg.limited.setup import (
    MOST_CARDS,
    RULES,
    Setup,
    agreed,
    called,
    deck_format,
    plan,
    problems,
    setup_from,
)
from engine.epic_tcg.limited.summaries import SUMMARIES
from engine.epic_tcg.versions import DRAFTS as CHANGES
from engine.limited.cubes import NamedCube

CUBES: Final[tuple[NamedCube, ...]] = ()  # the rule book names none
EVEN_CUBES: Final = False  # there are fewer unaligned cards than others

__all__ = [
    "BEST_OF",
    "BY_KEY",
    "CHANGES",
    "CUBE",
    "CUBES",
    "DEALS",
    "EVEN_CUBES",
    "FIELD_HINTS",
    "LARGER_DECKS",
    "LASTS",
    "MOST_CARDS",
    "MOST_PACKS",
    "PROCEDURES",
    "PRODUCT_NAMES",
    "RULES",
    "SUMMARIES",
    "Setup",
    "agreed",
    "called",
    "deck_format",
    "differences",
    "parse",
    "plan",
    "problems",
    "replay",
    "setup_from",
]
