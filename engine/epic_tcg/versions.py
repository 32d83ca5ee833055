"""How the engine of the Epic TCG plays, counted: a version for games and one for drafts, and why each followed the one
before.

Records and drafts name the version that they were played by. Whoever changes what a game or a draft does once they are
kept adds a line here. How a card is worded is no behaviour and needs no line. Reasons are read by players.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.versions import Change, History

GAMES: Final[History] = (Change(1, "2026-11-28", "Versions are counted from here on."),)
DRAFTS: Final[History] = (Change(1, "2026-11-28", "Versions are counted from here on."),)

VERSION: Final = GAMES[-1].number  # of the rules of games and of what cards do
DRAFT_VERSION: Final = DRAFTS[-1].number  # of packs and passing
