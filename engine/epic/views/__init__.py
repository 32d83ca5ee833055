"""What a seat may know: the game as it sees it, what happened, and games that it could be in."""

from engine.epic.views.drawing import choices, laid_open, picture
from engine.epic.views.games import GAMES
from engine.epic.views.hidden import OPEN_HANDS, SPECTATOR, View
from engine.epic.views.results import why
from engine.epic.views.story import entries

__all__ = [
    "GAMES",
    "OPEN_HANDS",
    "SPECTATOR",
    "View",
    "choices",
    "entries",
    "laid_open",
    "picture",
    "why",
]
