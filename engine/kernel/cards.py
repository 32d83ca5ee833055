"""What is said of a card beside its face, whatever the game."""

from __future__ import annotations

from typing import NamedTuple


class Reminder(NamedTuple):
    """A word as it prints, a sentence that says what it means, and the rule or the section that says it in full, ""
    where none does."""

    word: str
    meaning: str
    rule: str


class Printing(NamedTuple):
    """Where a card is printed: the set, what is particular to it there, in words, and the colour of its gem, if any."""

    of: str
    note: str = ""
    gem: str = ""
