"""Boosters to open, and the Limited formats of the Epic TCG: Sealed Pack, Pack War, Draft (rule book, "Formats").

Products, formats and setups are here. How a draft of any game goes is in `engine/limited/`, and so are its verbs:
`machine.new_draft`, `asked` and `apply`, `views.view`, `story.log`.
"""

from engine.epic_tcg.construction.decklist import parse
from engine.epic_tcg.construction.formats import MOST_PACKS
from engine.epic_tcg.limited.boosters import PRODUCT_NAMES
from engine.epic_tcg.limited.dealing import DEALS
from engine.epic_tcg.limited.offers import BEST_OF, FIELD_HINTS, LARGER_DECKS, LASTS
from engine.epic_tcg.limited.procedures import BY_KEY, PROCEDURES
from engine.epic_tcg.limited.replaying import differences, replay
from engine.epic_tcg.limited.setup import MOST_CARDS, RULES, Setup, agreed, deck_format, plan, problems, setup_from
from engine.epic_tcg.limited.summaries import SUMMARIES
from engine.epic_tcg.versions import DRAFTS as CHANGES

__all__ = [
    "BEST_OF",
    "BY_KEY",
    "CHANGES",
    "DEALS",
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
    "deck_format",
    "differences",
    "parse",
    "plan",
    "problems",
    "replay",
    "setup_from",
]
