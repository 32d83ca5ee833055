"""The Limited formats of the 2015 rulebook ("The Many Epic Formats"): drafts, and pools that are dealt.

Formats, setups and cards are here. How a draft of any game goes is in `engine/limited/`, and so are its verbs:
`new_draft`, `asked`, `apply`, `view`, `log`.
"""

from __future__ import annotations

from engine.epic.limited.cubes import CUBE, CUBES, EVEN_CUBES
from engine.epic.limited.dealing import DEALS
from engine.epic.limited.lists import parse
from engine.epic.limited.offers import BEST_OF, FIELD_HINTS, LARGER_DECKS, LASTS
from engine.epic.limited.procedures import BY_KEY, PROCEDURES
from engine.epic.limited.replaying import differences, replay
from engine.epic.limited.setup import (
    MOST_CARDS,
    MOST_PACKS,
    OWN,
    PRODUCT_NAMES,
    RULES,
    SEALED,
    Setup,
    agreed,
    called,
    deck_format,
    plan,
    problems,
    setup_from,
)
from engine.epic.limited.summaries import SUMMARIES
from engine.epic.versions import DRAFTS as CHANGES
from engine.limited import state

Draft = state.Draft[Setup]

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
    "OWN",
    "PROCEDURES",
    "PRODUCT_NAMES",
    "RULES",
    "SEALED",
    "SUMMARIES",
    "Draft",
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
