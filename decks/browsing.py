"""What a visitor asks of the catalogue, as it stands in the address, and the answer.

An address says only what is not as usual, so that what people share is short: /cards/?q=wild&sort=cost&desc=1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

from decks.search import ORDERS, Row, SearchError, find

Owned = Callable[[], Mapping[str, int]]  # gives the copies by name that whoever asks owns

VIEWS: Final = {"grid": "Cards", "list": "List", "text": "Text"}
ROWS_ON_A_PAGE: Final = 48


@dataclass(frozen=True)
class CardSearch:
    """A search, the order of its cards, and how they are shown. What nobody offers is as if it were not asked."""

    q: str = ""
    sort: str = "match"
    desc: bool = False
    view: str = "grid"

    @classmethod
    def of(cls, parameters: Mapping[str, str]) -> CardSearch:
        """From the parameters of an address."""
        sort, view = parameters.get("sort", ""), parameters.get("view", "")
        return cls(
            q=parameters.get("q", "").strip(),
            sort=sort if sort in ORDERS else cls.sort,
            desc=bool(parameters.get("desc")),
            view=view if view in VIEWS else cls.view,
        )

    def query(self, **more: int) -> str:
        """The end of an address that asks for this and more: "?q=wild&page=2"; nothing when all is as usual."""
        parameters = {"q": self.q, "sort": self.sort, "desc": self.desc and 1, "view": self.view, **more}
        usual = {"q": "", "sort": self.__class__.sort, "desc": False, "view": self.__class__.view, "page": 1}
        said = {name: value for name, value in parameters.items() if value != usual[name]}
        return f"?{urlencode(said)}" if said else ""


@dataclass(frozen=True)
class Wrong:
    """A search that cannot be answered, divided at what is wrong with it, and a sentence that says what is expected."""

    before: str
    wrong: str
    after: str
    sentence: str


@dataclass(frozen=True)
class Answer:
    """The cards in their order; or what is wrong. `corrected` are words that were read as others: as typed, as meant.
    `asks_owned`: what is found depends on who asks."""

    rows: tuple[Row, ...] = ()
    corrected: tuple[tuple[str, tuple[str, ...]], ...] = ()
    wrong: Wrong | None = None
    asks_owned: bool = False


def answer(asked: CardSearch, owned: Owned = dict) -> Answer:
    try:
        found = find(asked.q, asked.sort, descending=asked.desc, owned=owned)
    except SearchError as error:
        text, at, end = asked.q, error.at, error.end
        return Answer(wrong=Wrong(text[:at], text[at:end], text[end:], str(error)))
    return Answer(found.rows, found.corrected, asks_owned=found.asks_owned)


@dataclass(frozen=True)
class Place:
    """Where a card stands among those of a search, counted from 1, and its neighbours."""

    number: int
    of: int
    before: Row | None
    after: Row | None


def place(row: Row, asked: CardSearch, owned: Owned = dict) -> Place:
    """In the search, or among all cards by name when the search does not find the card."""
    rows = answer(asked, owned).rows
    if row not in rows:
        rows = answer(CardSearch()).rows
    at = rows.index(row)
    return Place(at + 1, len(rows), rows[at - 1] if at else None, rows[at + 1] if at + 1 < len(rows) else None)
