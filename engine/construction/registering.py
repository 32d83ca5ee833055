"""What a registration sheet says of a deck to a judge, of any game: its list, what the format asks about, and why it is
not legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Entry(NamedTuple):
    """So many copies of a card, and what it costs, in a word."""

    copies: int
    text: str
    cost: str


class Section(NamedTuple):
    """Entries under a heading."""

    title: str
    entries: tuple[Entry, ...]

    @property
    def size(self) -> int:
        return sum(entry.copies for entry in self.entries)


class Line(NamedTuple):
    """A line of the table: what it is about, its figures, and what is wrong with them, if anything."""

    title: str
    figures: tuple[str, ...]
    remark: str = ""


@dataclass(frozen=True)
class Registered:
    """`table` is what the format asks about, under `heads`; `reasons` are why the deck is not legal."""

    sections: tuple[Section, ...]
    heads: tuple[str, ...]
    table: tuple[Line, ...]
    reasons: tuple[str, ...]
