"""How an engine plays, counted: a history of changes, each with its day and a reason for players. Names no game."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

UNCOUNTED: Final = -1  # stands for all versions of the time when none were counted


@dataclass(frozen=True)
class Change:
    """Since `day` (year-month-day) the engine behaves otherwise; `reason` is a sentence for players."""

    number: int
    day: str
    reason: str


History = tuple[Change, ...]


def since(number: int, history: History) -> History:
    """What has changed after this version."""
    return tuple(change for change in history if change.number > number)


def in_words(changed: History) -> str:
    """What has changed, in a sentence for each day and reason; without any, that it is not known."""
    if not changed:
        return "The rules of this site were changed."
    return " ".join(f"The rules of this site changed on {_date(one.day)}: {one.reason}" for one in changed)


def _date(day: str) -> str:
    on = date.fromisoformat(day)
    return f"{on.day} {on:%B} {on.year}"
