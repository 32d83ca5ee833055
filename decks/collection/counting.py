"""What is owned, reckoned with: copies by printing, and what a change would do. Pure functions, no database, no game.

A printing is a card and a set that prints it; what is owned is a count of copies by printing (`Counts`), or by name
over all printings. Decks do not care for the printing (three copies of a card over all of them). What a game prints is
in printed.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from decks.collection.models import MOST_COPIES


class Printing(NamedTuple):
    """A card, or what else is owned as cards are, as printed in one set."""

    card: str
    set_name: str


Counts = Mapping[Printing, int]


def by_name(counts: Counts) -> dict[str, int]:
    """Copies of each card over all printings."""
    found: dict[str, int] = {}
    for (card, _), count in counts.items():
        found[card] = found.get(card, 0) + count
    return found


# --- changes ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Difference:
    """A printing of which another count is to be owned."""

    printing: Printing
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before

    @property
    def text(self) -> str:
        return f"+{self.by}" if self.by > 0 else f"−{-self.by}"


def differences(before: Counts, after: Counts) -> tuple[Difference, ...]:
    """What changes from the one to the other, by card and set."""
    return tuple(
        Difference(one, before.get(one, 0), after.get(one, 0))
        for one in sorted({*before, *after})
        if before.get(one, 0) != after.get(one, 0)
    )


def shifted(before: Counts, by: Counts) -> dict[Printing, int]:
    """So many copies more or less, within what can be owned."""
    return {one: min(MOST_COPIES, max(0, before.get(one, 0) + by.get(one, 0))) for one in {*before, *by}}


def brought(before: Counts, listed: Counts, *, replace: bool) -> dict[Printing, int]:
    """What is owned after a list came in: all that it says, or that added to what was owned."""
    return dict(listed) if replace else shifted(before, listed)


# --- what is missing -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Short:
    """A card of which there are other numbers than wanted."""

    name: str
    owned: int
    wanted: int

    @property
    def missing(self) -> int:
        return max(0, self.wanted - self.owned)

    @property
    def spare(self) -> int:
        return max(0, self.owned - self.wanted)


def total(rows: Iterable[Short]) -> int:
    """Copies missing in all of them."""
    return sum(row.missing for row in rows)
