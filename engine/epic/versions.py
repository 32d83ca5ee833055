"""How this engine plays, counted: a version for games and one for drafts, and why each followed the one before.

Tables, trials, records and drafts name the version that they were played by. Whoever changes what a game or a draft
does adds a line here; `tests/engine/epic/records/test_records.py` plays stored games again and fails until there is one
(docs/old-games.md). How a card is worded is no behaviour and needs no line. Reasons are read by players.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.versions import Change, History

GAMES: Final[History] = (
    Change(1, "2026-11-22", "Versions are counted from here on."),
    Change(
        2,
        "2026-11-22",
        "A tribute that needs a target does not apply without one (5.6.2). Gold to play cards and powers pays for "
        "nothing else (H17). A champion that lost its abilities still has what others give it continuously (H18) and "
        "all its alignments (H19). Demons that come after Demonic Rising have blitz that turn as well (H21).",
    ),
)
DRAFTS: Final[History] = (Change(1, "2026-11-22", "Versions are counted from here on."),)

VERSION: Final = GAMES[-1].number  # of the rules of games and of what cards do
DRAFT_VERSION: Final = DRAFTS[-1].number  # of dealing and passing
