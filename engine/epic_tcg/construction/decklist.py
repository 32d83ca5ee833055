"""Deck lists of the Epic TCG as players write them: a deck and its sideboard.

Owns the reading and writing of a list (`parse`, `corrected`, `write`); what every game does is in
`engine/construction`, `lists.py` and `reading.py`. Anyone may call it. Construction rules of a format are not asked
here: a list that reads well may still be no legal deck. What is written reads back as the same deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.construction import lists, reading
from engine.construction.contents import Contents
from engine.construction.lists import MAX_CARDS, SET_APART, SIDEBOARD_TITLES, LeftOut, LineError, counted, set_apart
from engine.construction.reading import Reader, check_count, entry_of, looked_up, put, section
from engine.epic_tcg.catalogue import by_name
from engine.epic_tcg.language import ACTION, CHAMPION, EVIL, GOOD, OBJECT, UNALIGNED, WILD, Card

_HEADING_WORDS: Final = lists.HEADING_WORDS | frozenset(
    {"good", "evil", "wild", "unaligned", "object", "objects", "action", "actions", "gift", "gifts"}
    | {"build", "paced", "fast", "slow"}
)
BY_ALIGNMENT: Final = (("Good", GOOD), ("Evil", EVIL), ("Wild", WILD), ("Unaligned", UNALIGNED))


@dataclass(frozen=True)
class Parsed:
    """`cards` are the copies of all lines of the deck that read well, each as printed and in the order of the list,
    `sideboard` those of its sideboard, `maybeboard` those that the list puts aside; `errors` are the lines that cannot
    be read.

    `apart` are the lines of the maybeboard, of a list that is dealt also those of a sideboard, and `passed` those that
    say something of the list, as its author or its format.
    """

    cards: list[str]
    errors: list[LineError]
    sideboard: tuple[str, ...] = ()
    maybeboard: tuple[str, ...] = ()
    apart: tuple[LeftOut, ...] = ()
    passed: tuple[LeftOut, ...] = ()

    @property
    def contents(self) -> Contents:
        """The deck and what lies beside it, counted."""
        return Contents(Counter(self.cards), Counter(self.sideboard), Counter(self.maybeboard))


def parse(text: str, most: int = MAX_CARDS, *, sideboards: bool = True) -> Parsed:
    """Read a list of lines like "3 Kong", "3x Kong", "Kong x3" or "Kong". Of the cards of the deck, at most so many are
    read. Without `sideboards` the list is one to deal from, and the lines of a sideboard are set apart.

    What stands under a heading "Sideboard" or after "SB:" is the sideboard; what stands under "Maybeboard" or after
    "MB:" is no part of the deck. Headings, totals, comments (# and //), blank lines and what is said of the list are
    passed over. Never raises: what cannot be read is in `errors`.
    """
    reader = _Reader(most, sideboards=sideboards)
    reader.read(text)
    apart, passed = tuple(reader.apart), tuple(reader.passed)
    return Parsed(reader.cards, reader.errors, tuple(reader.sideboard), tuple(reader.maybeboard), apart, passed)


class _Reader(Reader):
    """Reads the lines of this game."""

    heading_words = _HEADING_WORDS

    def __init__(self, most: int, *, sideboards: bool) -> None:
        super().__init__()
        self.most, self.sideboards = most, sideboards
        self.cards: list[str] = []
        self.sideboard: list[str] = []
        self.maybeboard: list[str] = []
        self.apart: list[LeftOut] = []

    def entry(self, number: int, shown: str, line: str) -> None:
        """A line of cards."""
        own, rest = set_apart(line)
        title = own or self.title
        count, typed = entry_of(rest)
        name = looked_up(by_name, typed).name
        check_count(count, name)
        if not title:
            put(self.cards, name, count, self.most, "list", " deck" if self.most == MAX_CARDS else " list")
        elif self.sideboards and title in SIDEBOARD_TITLES:
            put(self.sideboard, name, count, MAX_CARDS, "sideboard")
        else:
            put(self.maybeboard, name, count, MAX_CARDS, "maybeboard")
            self.apart.append(LeftOut(number, shown, title, count))


def corrected(text: str, most: int = MAX_CARDS) -> str:
    """The list with each name that no card has replaced by the one probably meant, if there is one; all else stays.
    Of the cards of the deck, at most so many are read."""
    return reading.corrected(text, parse(text, most).errors, _name)


def heading(line: str) -> str:
    """The heading's words in lower case, or "" when the line is no heading."""
    return lists.heading(line, _HEADING_WORDS, SET_APART)


def _name(line: str) -> str:
    """What a line calls its cards."""
    _, entry = set_apart(line)
    return counted(entry)[1]


def write(
    cards: Mapping[str, int], sideboard: Mapping[str, int] | None = None, maybeboard: Mapping[str, int] | None = None
) -> str:
    """Counts by name as a list to read: the cards of the deck by alignment, under each free ones first, then by type
    and name; after them the sideboard and the maybeboard. Raises UnknownCard."""
    found = [(by_name(name), count) for name, count in cards.items()]
    parts = []
    for title, alignment in BY_ALIGNMENT:
        parts += section(title, _rows((card, count) for card, count in found if card.alignment == alignment))
    for title, beside in (("Sideboard", sideboard), ("Maybeboard", maybeboard)):
        parts += section(title, _rows((by_name(name), count) for name, count in (beside or {}).items()))
    return "\n".join(parts)


def _rows(found: Iterable[tuple[Card, int]]) -> list[tuple[int, str]]:
    """Counts and names in the order of a list: free cards before others, champions, objects, events, then by name."""

    def place(row: tuple[Card, int]) -> tuple[bool, bool, bool, str]:
        card, _ = row
        return card.price is ACTION, card.kind != CHAMPION, card.kind != OBJECT, card.name

    return [(count, card.name) for card, count in sorted(found, key=place)]
