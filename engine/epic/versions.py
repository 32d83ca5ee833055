"""How this engine plays, counted: a version for games and one for drafts, and why each followed the one before.

Tables, trials, records and drafts name the version that they were played by. Whoever changes what a game or a draft
does adds a line here; `tests/engine/epic/records/test_records.py` plays stored games again and fails until there is one
(docs/old-games.md). How a card is worded is no behaviour and needs no line. Reasons are read by players.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final


@dataclass(frozen=True)
class Change:
    """Since `day` (year-month-day) the engine behaves otherwise; `reason` is a sentence for players."""

    number: int
    day: str
    reason: str


GAMES: Final[tuple[Change, ...]] = (
    Change(1, "2026-11-22", "Versions are counted from here on."),
    Change(
        2,
        "2026-11-22",
        "A tribute that needs a target does not apply without one (5.6.2). Gold to play cards and powers pays for "
        "nothing else (H17). A champion that lost its abilities still has what others give it continuously (H18) and "
        "all its alignments (H19). Demons that come after Demonic Rising have blitz that turn as well (H21).",
    ),
)
DRAFTS: Final[tuple[Change, ...]] = (Change(1, "2026-11-22", "Versions are counted from here on."),)

VERSION: Final = GAMES[-1].number  # of the rules of games and of what cards do
DRAFT_VERSION: Final = DRAFTS[-1].number  # of dealing and passing
UNCOUNTED: Final = -1  # stands for all versions of the time when none were counted


def since(number: int, history: tuple[Change, ...] = GAMES) -> tuple[Change, ...]:
    """What has changed after this version."""
    return tuple(change for change in history if change.number > number)


def in_words(changed: tuple[Change, ...]) -> str:
    """What has changed, in a sentence for each day and reason; without any, that it is not known."""
    if not changed:
        return "The rules of this site were changed."
    return " ".join(f"The rules of this site changed on {_told(one.day)}: {one.reason}" for one in changed)


def _told(day: str) -> str:
    on = date.fromisoformat(day)
    return f"{on.day} {on:%B} {on.year}"
