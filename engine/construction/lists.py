"""Lists of cards as people write them: lines, counts, remarks, headings and totals. Knows no card."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.construction.contents import Contents

MAX_LINES = 1000  # every card of a game on a line of its own, and headings
MAX_LINE_LENGTH = 120
MAX_COPIES = 60  # on one line
MAX_CARDS = 200
MAX_POOL = 2000  # cards of a pool that decks are made from

# words above a part of a list that is no part of the deck, and short ones before a line of it
MAYBEBOARD_TITLES = frozenset({"mb", "maybe", "maybeboard", "maybe board", "considering"})
SIDEBOARD_TITLES = frozenset({"sb", "sideboard", "side board", "side"})
SET_APART = SIDEBOARD_TITLES | MAYBEBOARD_TITLES
HEADING_WORDS = frozenset(
    {"champion", "champions", "event", "events", "card", "cards", "deck", "main", "list", "maindeck", "mainboard"}
    | {"cost", "costs", "slot", "slots", "free", "alignment", "the", "of", "and", "in", "my"}
)  # that make a heading in any game

_APART = re.compile(r"^(?P<title>sb|sideboard|mb|maybe|maybeboard)\s*:\s*(?=\S)", re.I)  # SB: 2 Kong
_COMMENT = re.compile(r"(^|\s)(#|//).*$")
_BULLET = re.compile(r"^[-*•·]\s+")
_COUNTS = (
    re.compile(r"^(?P<count>[+-]?\d+)\s*[x×*]?\s+(?P<name>\S.*)$", re.I),  # 3 Kong, 3x Kong, 3 x Kong
    re.compile(r"^(?P<count>\d+)[x×](?P<name>\S.*)$", re.I),  # 3xKong
    re.compile(r"^[x×](?P<count>\d+)\s+(?P<name>\S.*)$", re.I),  # x3 Kong
    re.compile(r"^(?P<name>\S.*?)\s+[x×]\s*(?P<count>\d+)$", re.I),  # Kong x3
    re.compile(r"^(?P<name>\S.*?)\s+[(\[](?P<count>\d+)[)\]]$"),  # Kong (3)
)
_ABOUT = re.compile(  # Deck: Ape rush
    r"^(?P<what>deck|deck ?(?:name|title|list)|name|title|format|author|player|pilot|event|place|date|result)"
    r"\s*:\s*(?P<says>\S.*)$",
    re.I,
)
_NAMES = ("deck", "name", "title")  # what begins so says what the list is called
_TOTALS = (
    re.compile(r"^(total|cards|count|(deck )?size)\b[\s:=]*\d+(\s*cards?)?$", re.I),  # Total: 60 cards
    re.compile(r"^\d+\s+(cards?|total)(\s+\w+)?$", re.I),  # 60 cards in all
    re.compile(r"^=*\s*\d+$"),  # 60
)


@dataclass(frozen=True)
class LineError:
    """What is wrong with one line: its number from 1, what was typed, a sentence, and the name probably meant."""

    line: int
    text: str
    message: str
    suggestion: str = ""


@dataclass(frozen=True)
class LeftOut:
    """A line that brings nothing into the deck: its number from 1 and what was typed. Of a line of cards that the list
    itself sets apart, `title` is under which word, in lower case, and `count` how many copies it names."""

    line: int
    text: str
    title: str = ""
    count: int = 0


class DeckList(Protocol):
    """What a list says, as its game reads it. Some games read more of it."""

    @property
    def cards(self) -> Sequence[str]:
        """The copies of all lines of the deck that read well, names as printed."""

    @property
    def errors(self) -> Sequence[LineError]:
        """The lines that cannot be read."""

    @property
    def contents(self) -> Contents:
        """The cards of the deck and those beside it, counted."""

    @property
    def apart(self) -> Sequence[LeftOut]:
        """The lines of cards that are no part of the deck."""

    @property
    def passed(self) -> Sequence[LeftOut]:
        """The lines that say something of the list, as its author."""


def lines_of(text: str) -> list[str]:
    """The lines of a list, whatever ends them."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def bare(typed: str) -> str:
    """A line without its remark and its bullet."""
    return _BULLET.sub("", _COMMENT.sub("", typed.replace("\ufeff", "")).strip())


def counted(line: str) -> tuple[int, str]:
    """The number of copies that a line asks for, 1 if it does not say, and what it calls them."""
    matches = next((match for pattern in _COUNTS if (match := pattern.match(line))), None)
    return (_number(matches["count"]), matches["name"]) if matches else (1, line)


def set_apart(line: str) -> tuple[str, str]:
    """The title, in lower case, under which a line puts its cards itself, and the line without it: ("sb", "2 Kong") of
    "SB: 2 Kong"; of other lines no title."""
    apart = _APART.match(line)
    return (apart["title"].lower(), line[apart.end() :]) if apart else ("", line)


def heading(line: str, known: Container[str], titles: Container[str]) -> str:
    """The heading's words in lower case, or "" when the line is no heading. `known` are words that make one without a
    mark, all of them together; `titles` are whole ones."""
    if len(line) > MAX_LINE_LENGTH:
        return ""
    marked = line.endswith(":") or (line.startswith("[") and line.endswith("]")) or line.startswith(("==", "--", "**"))
    words = re.sub(r"[(\[]?\d*\s*(?:cards?)?[)\]]?:?$", "", line.strip("=-*_[]: ").lower(), count=1).strip(" :-")
    if marked:
        return words or "-"
    if words in titles:
        return words
    return words if words and all(word in known for word in re.split(r"[\s/&,]+", words)) else ""


def about(line: str) -> tuple[str, str]:
    """What a line says of the list, not of its cards: ("deck", "Ape rush") of "Deck: Ape rush"; nothing otherwise."""
    said = _ABOUT.match(line) if len(line) <= MAX_LINE_LENGTH else None
    return (said["what"].lower(), said["says"].strip()) if said else ("", "")


def named(line: str) -> str:
    """What a line says that the list is called, or ""."""
    what, says = about(line)
    return says if what.startswith(_NAMES) and not what.endswith("list") else ""


def named_in(text: str) -> str:
    """What a list says that it is called ("Deck: Ape rush"), or ""."""
    return next(filter(None, (named(bare(line)) for line in lines_of(text)[:MAX_LINES])), "")


def is_total(line: str) -> bool:
    """Whether a line only says how many cards there are."""
    return any(total.match(line) for total in _TOTALS)


def _number(digits: str) -> int:
    """The number typed; a row of digits too long to be meant stays too large."""
    return int(digits) if len(digits) <= 6 else 999_999
