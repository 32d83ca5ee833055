"""Searches answered: `find` reads a search and gives the cards that meet it, in an order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import and_
from typing import Any, Final

from decks.search.choices import is_choice
from decks.search.fields import ALIGNMENTS, BY_NAME, KINDS, OWNED, Asker, Test, test_of
from decks.search.rows import PLACES, ROWS, TYPE_LINE, Row
from decks.search.spelling import meant
from decks.search.syntax import (
    And,
    Comparison,
    Not,
    Or,
    Pattern,
    Query,
    Value,
    Word,
    bare,
    conjuncts,
    has_pattern,
    parse,
)
from decks.search.texts import REGEX_SECONDS, Clock, Passage, bare_test, passage
from engine.kernel.names import fold

ORDERS: Final = {
    "match": "Best match",
    "name": "Name",
    "alignment": "Alignment",
    "type": "Type",
    "cost": "Cost",
    "offense": "Offense",
    "defense": "Defense",
    "set": "Set",
}


@dataclass(frozen=True)
class Part:
    """A part of a search, and the bit set of the cards that meet it: the lowest bit stands for the first of ROWS. One
    with a regular expression was asked only of cards that meet the rest but for what a page offers as a choice."""

    query: Query
    mask: int


@dataclass(frozen=True)
class Found:
    """The cards that meet a search, in their order, and the words that were read as others: as typed, as meant.
    `parts` are those of the search, which must all be met. `asks_owned`: what is found depends on who asks."""

    query: Query
    rows: tuple[Row, ...]
    corrected: tuple[tuple[str, tuple[str, ...]], ...]
    parts: tuple[Part, ...]
    asks_owned: bool = False

    def passages(self, row: Row) -> tuple[Passage, ...]:
        """Where a card has the words of the search that its name has not."""
        asked = (value for value in bare(self.query) if not isinstance(value, Pattern))
        return tuple(filter(None, dict.fromkeys(passage(value, row) for value in asked)))


def find(
    text: str,
    order: str = "match",
    *,
    descending: bool = False,
    owned: Callable[[], Mapping[str, int]] = dict,
    seconds: float = REGEX_SECONDS,
) -> Found:
    """The cards that meet a search. `order` is one of ORDERS; `owned` gives the copies by name that whoever asks owns,
    and is asked only if the search is; regular expressions may take so many `seconds`. Raises SearchError."""
    query = parse(text)
    asks_owned = OWNED in _fields(query)
    asker = Asker(Clock(seconds), owned() if asks_owned else {})
    parts = _met(conjuncts(query), asker)
    rows = sorted(rows_in(all_met(parts)), key=_name)
    values = list(bare(query))
    rows = _ordered(rows, order, values, asker.clock, descending)
    corrected = {one.text: meant(fold(one.text)) for one in values if isinstance(one, Word)}
    words_read = tuple((word, words) for word, words in corrected.items() if words)
    return Found(query, tuple(rows), words_read, parts, asks_owned)


# --- sets of cards ---------------------------------------------------------------------------------------------------

EVERY_CARD: Final = (1 << len(ROWS)) - 1


def _met(parts: Sequence[Query], asker: Asker) -> tuple[Part, ...]:
    """The parts of a search with the cards that meet each."""
    tests = [_test(part, asker) for part in parts]
    masks: dict[int, int] = {}
    among = EVERY_CARD
    for at in sorted(range(len(parts)), key=lambda at: has_pattern(parts[at])):
        masks[at] = _meeting(tests[at], among if has_pattern(parts[at]) else EVERY_CARD)
        if not is_choice(parts[at]):
            among &= masks[at]
    return tuple(Part(part, masks[at]) for at, part in enumerate(parts))


def _meeting(test: Test, among: int) -> int:
    return sum(1 << at for at, row in enumerate(ROWS) if among >> at & 1 and test(row))


@cache
def cards_with(query: Query) -> int:
    """The cards that meet a search which depends on nobody and needs no time, as a bit set: one of a few that pages
    offer."""
    return _meeting(_test(query, Asker()), EVERY_CARD)


def all_met(parts: Iterable[Part]) -> int:
    """The cards that meet all of these."""
    return reduce(and_, (part.mask for part in parts), EVERY_CARD)


def rows_in(mask: int) -> list[Row]:
    return [row for at, row in enumerate(ROWS) if mask >> at & 1]


# --- tree -> test ----------------------------------------------------------------------------------------------------


def _test(query: Query, asker: Asker) -> Test:
    match query:
        case And(parts):
            tests = [_test(part, asker) for part in parts]
            return lambda row: all(test(row) for test in tests)
        case Or(parts):
            tests = [_test(part, asker) for part in parts]
            return lambda row: any(test(row) for test in tests)
        case Not(of):
            denied = _test(of, asker)
            return lambda row: not denied(row)
        case Comparison():
            return test_of(query, asker)
        case _:
            found = bare_test(query, asker.clock)
            return lambda row: any(found(row.texts[place]) for place in PLACES)


def _fields(query: Query) -> set[str]:
    """The fields that a search names, under their full names."""
    match query:
        case And(parts) | Or(parts):
            return set().union(*map(_fields, parts))
        case Not(of):
            return _fields(of)
        case Comparison(name):
            named = BY_NAME.get(name.casefold())
            return {named.name} if named else set()
        case _:
            return set()


# --- order -----------------------------------------------------------------------------------------------------------


def _ordered(rows: list[Row], order: str, values: list[Value], clock: Clock, descending: bool) -> list[Row]:
    """Rows that come by name, in another order; what they do not have puts them last, whatever the direction."""
    tests = [bare_test(value, clock) for value in values]
    typed = fold(" ".join(value.text for value in values if not isinstance(value, Pattern)))

    def match(row: Row) -> tuple[int, bool, bool, int, str]:
        """Names with most of the words, first the one that is all of it, then those that begin with it; then lines of
        types with most of the others."""
        name = _name(row)
        others = [test for test in tests if not test(row.texts["name"])]
        in_types = sum(test(row.texts[TYPE_LINE]) for test in others)
        return len(others), name != typed, not name.startswith(typed), -in_types, name

    key = _KEYS.get(order, match)
    known = [row for row in rows if key(row) is not None]
    unknown = [row for row in rows if key(row) is None]
    return sorted(known, key=key, reverse=descending) + unknown


def _name(row: Row) -> str:
    return row.texts["name"].plain


def _alignment_key(row: Row) -> tuple[int, ...]:
    alignments = [ALIGNMENTS.index(one) for one in row.facts["alignments"]]
    return (len(alignments), *alignments)


def _type_key(row: Row) -> tuple[int, str]:
    return KINDS.index(row.facts["kind"]), " ".join(row.facts["classes"])


_KEYS: Final[dict[str, Callable[[Row], Any]]] = {  # within an order all keys are of one type; None comes last
    "name": _name,
    "alignment": _alignment_key,
    "type": _type_key,
    "cost": lambda row: row.facts["cost"],
    "offense": lambda row: row.facts["offense"],
    "defense": lambda row: row.facts["defense"],
    "set": lambda row: row.printed,
}
