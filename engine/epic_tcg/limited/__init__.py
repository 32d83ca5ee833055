"""Boosters to open, and the Limited formats of the Epic TCG: Sealed Pack, Pack War, Draft (rule book, "Formats").

Products, formats and setups are here. How a draft of any game goes is in `engine/limited/`, and so are its verbs:
`machine.new_draft`, `asked` and `apply`, `views.view`, `story.log`.
"""

from engine.epic_tcg.limited.boosters import PRODUCT_NAMES
from engine.epic_tcg.limited.dealing import DEALS
from engine.epic_tcg.limited.procedures import BY_KEY, PROCEDURES, Procedure
from engine.epic_tcg.limited.replaying import differences, replay
from engine.epic_tcg.limited.setup import RULES, Setup, plan, problems
from engine.epic_tcg.limited.summaries import SUMMARIES

__all__ = [
    "BY_KEY",
    "DEALS",
    "PROCEDURES",
    "PRODUCT_NAMES",
    "RULES",
    "SUMMARIES",
    "Procedure",
    "Setup",
    "differences",
    "plan",
    "problems",
    "replay",
]
