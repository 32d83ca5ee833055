"""What a seat may know: the game as it sees it, and what happened."""

from engine.epic_tcg.rules.sight import OPEN_HANDS, SPECTATOR
from engine.epic_tcg.views.drawing import choices, laid_open, picture
from engine.epic_tcg.views.hidden import View
from engine.epic_tcg.views.results import ENDINGS, why
from engine.epic_tcg.views.story import entries

__all__ = ["ENDINGS", "OPEN_HANDS", "SPECTATOR", "View", "choices", "entries", "laid_open", "picture", "why"]
