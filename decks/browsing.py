"""What a visitor asks of the catalogue, as it stands in the address, and the answer.

An address says only what is not as usual, so that what people share is short: /cards/?q=wild&sort=cost&desc=1.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from decks.search import MATCH, Found, Index, Row, SearchError, find, printed
from decks.search.choices import cleared, ranged, toggled
from decks.search.syntax import EVERYTHING, Query

Owned = Callable[[], Mapping[str, int]]  # gives the copies by name that whoever asks owns

VIEWS: Final = {"grid": "Cards", "list": "List", "text": "Text"}
ROWS_ON_A_PAGE: Final = 48


@dataclass(frozen=True)
class CardSearch:
    """A search, the order of its cards, and how they are shown. What nobody offers is as if it were not asked."""

    q: str = ""
    sort: str = MATCH
    desc: bool = False
    view: str = "grid"

    @classmethod
    def of(cls, index: Index, parameters: Mapping[str, str]) -> CardSearch:
        """From the parameters of an address of the game's."""
        sort, view = parameters.get("sort", ""), parameters.get("view", "")
        return cls(
            q=parameters.get("q", "").strip(),
            sort=sort if sort in index.orders else cls.sort,
            desc=bool(parameters.get("desc")),
            view=view if view in VIEWS else cls.view,
        )

    def query(self, **more: int) -> str:
        """The end of an address that asks for this and more: "?q=wild&page=2"; nothing when all is as usual."""
        parameters = {"q": self.q, "sort": self.sort, "desc": self.desc and 1, "view": self.view, **more}
        usual = {"q": "", "sort": self.__class__.sort, "desc": False, "view": self.__class__.view, "page": 1}
        said = {name: value for name, value in parameters.items() if value != usual[name]}
        return f"?{urlencode(said)}" if said else ""


# --- what a click writes ---------------------------------------------------------------------------------------------

CLEAR, RANGE, SORT, TOGGLE = CLICKS = ("clear", "range", "by", "toggle")  # buttons beside a search, by their names


def is_click(parameters: Mapping[str, str]) -> bool:
    """Whether a button beside the search was pressed."""
    return any(click in parameters for click in CLICKS)


def clicked(index: Index, asked: CardSearch, parameters: Mapping[str, str]) -> CardSearch:
    """What is asked after a click on a choice ("toggle": "gem:red"), on a range, on what clears them all, or on the
    head of a column. A search that cannot be read stays as it is."""
    if parameters.get(SORT) in index.orders:
        again = parameters[SORT] == asked.sort
        return replace(asked, sort=parameters[SORT], desc=again and not asked.desc)
    try:
        return replace(asked, q=printed(_written(index, index.parse(asked.q), parameters)))
    except SearchError:
        return asked


def _written(index: Index, query: Query, parameters: Mapping[str, str]) -> Query:
    """The search with what was clicked written into it."""
    if CLEAR in parameters:
        return cleared(index, query)
    if TOGGLE in parameters:
        field, _, value = parameters[TOGGLE].partition(":")
        return toggled(index, query, field, value)
    field = parameters.get(RANGE, "")
    ends = [parameters.get(f"{field}_{end}", "") for end in ("from", "to")]
    if not all(re.fullmatch("[0-9]{1,3}", end) for end in ends):
        return query
    return ranged(index, query, field, *map(int, ends))


# --- answers ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wrong:
    """A search that cannot be answered, divided at what is wrong with it, and a sentence that says what is expected."""

    before: str
    wrong: str
    after: str
    sentence: str


NOTHING: Final = Found(EVERYTHING, (), (), ())


@dataclass(frozen=True)
class Answer:
    """What was found; nothing where something is wrong."""

    found: Found = NOTHING
    wrong: Wrong | None = None

    @property
    def rows(self) -> tuple[Row, ...]:
        """The cards in their order."""
        return self.found.rows

    @property
    def corrected(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Words that were read as others: as typed, as meant."""
        return self.found.corrected

    @property
    def asks_owned(self) -> bool:
        """What is found depends on who asks."""
        return self.found.asks_owned


def answer(index: Index, asked: CardSearch, owned: Owned = dict) -> Answer:
    try:
        return Answer(find(index, asked.q, asked.sort, descending=asked.desc, owned=owned))
    except SearchError as error:
        text, at, end = asked.q, error.at, error.end
        return Answer(wrong=Wrong(text[:at], text[at:end], text[end:], str(error)))


@dataclass(frozen=True)
class Place:
    """Where a card stands among those of a search, counted from 1, and its neighbours."""

    number: int
    of: int
    before: Row | None
    after: Row | None


def place(index: Index, row: Row, asked: CardSearch, owned: Owned = dict) -> Place:
    """In the search, or among all cards by name when the search does not find the card."""
    rows = answer(index, asked, owned).rows
    if row not in rows:
        rows = answer(index, CardSearch()).rows
    at = rows.index(row)
    return Place(at + 1, len(rows), rows[at - 1] if at else None, rows[at + 1] if at + 1 < len(rows) else None)
