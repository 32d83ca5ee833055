"""How the engine of the Epic TCG plays, counted: a version for games and one for drafts, and why each followed the one
before.

Records and drafts name the version that they were played by. Whoever changes what a game or a draft does once they are
kept adds a line here. How a card is worded is no behaviour and needs no line. Reasons are read by players.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.versions import Change, History

GAMES: Final[History] = (
    Change(1, "2026-11-28", "Versions are counted from here on."),
    Change(
        2,
        "2026-11-28",
        "Targets are unveiled once a whole announcement is named and paid, and what lies face down can pay a cost "
        "whatever it turns out to be (T40). Wards save champions face down from being broken, banished or moved. "
        "Control that is taken twice for a turn ends with it. Who may deal no damage this turn deals none after "
        "leaving play.",
    ),
)
DRAFTS: Final[History] = (Change(1, "2026-11-28", "Versions are counted from here on."),)

VERSION: Final = GAMES[-1].number  # of the rules of games and of what cards do
DRAFT_VERSION: Final = DRAFTS[-1].number  # of packs and passing
