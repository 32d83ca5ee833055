"""Searches answered: `find` reads a search and gives the cards of an index that meet it, in an order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import and_, itemgetter
from typing import Any

from decks.search.choices import is_choice
from decks.search.fields import Asker, Test, test_of
from decks.search.index import MATCH, NAME, OWNED, Index
from decks.search.rows import PLACES, TYPE_LINE, Row
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
)
from decks.search.texts import REGEX_SECONDS, Clock, Passage, bare_test, passage
from engine.kernel.names import fold


@dataclass(frozen=True)
class Part:
    """A part of a search, and the bit set of the cards that meet it: the lowest bit stands for the first row. One
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

    def passages(self, index: Index, row: Row) -> tuple[Passage, ...]:
        """Where a card has the words of the search that its name has not."""
        asked = (value for value in bare(self.query) if not isinstance(value, Pattern))
        return tuple(filter(None, dict.fromkeys(passage(value, row, index.spelling) for value in asked)))


def find(
    index: Index,
    text: str,
    order: str = MATCH,
    *,
    descending: bool = False,
    owned: Callable[[], Mapping[str, int]] = dict,
    seconds: float = REGEX_SECONDS,
) -> Found:
    """The cards that meet a search. `order` is one of the index; `owned` gives the copies by name that whoever asks
    owns, and is asked only if the search is; regular expressions may take so many `seconds`. Raises SearchError."""
    query = index.parse(text)
    asks_owned = OWNED in _fields(index, query)
    asker = Asker(index.named, Clock(seconds), owned() if asks_owned else {})
    parts = _met(index, conjuncts(query), asker)
    rows = sorted(rows_in(index, all_met(index, parts)), key=_name)
    values = list(bare(query))
    rows = _ordered(rows, _key(index, order, values, asker.clock), descending=descending)
    corrected = {one.text: index.spelling.meant(fold(one.text)) for one in values if isinstance(one, Word)}
    words_read = tuple((word, words) for word, words in corrected.items() if words)
    return Found(query, tuple(rows), words_read, parts, asks_owned)


# --- sets of cards ---------------------------------------------------------------------------------------------------


def _met(index: Index, parts: Sequence[Query], asker: Asker) -> tuple[Part, ...]:
    """The parts of a search with the cards that meet each."""
    tests = [_test(index, part, asker) for part in parts]
    masks: dict[int, int] = {}
    among = index.every_card
    for at in sorted(range(len(parts)), key=lambda at: has_pattern(parts[at])):
        masks[at] = _meeting(index, tests[at], among if has_pattern(parts[at]) else index.every_card)
        if not is_choice(index, parts[at]):
            among &= masks[at]
    return tuple(Part(part, masks[at]) for at, part in enumerate(parts))


def _meeting(index: Index, test: Test, among: int) -> int:
    return sum(1 << at for at, row in enumerate(index.rows) if among >> at & 1 and test(row))


@cache
def cards_with(index: Index, query: Query) -> int:
    """The cards that meet a search which depends on nobody and needs no time, as a bit set: one of a few that pages
    offer."""
    return _meeting(index, _test(index, query, Asker(index.named)), index.every_card)


def all_met(index: Index, parts: Iterable[Part]) -> int:
    """The cards that meet all of these."""
    return reduce(and_, (part.mask for part in parts), index.every_card)


def rows_in(index: Index, mask: int) -> list[Row]:
    return [row for at, row in enumerate(index.rows) if mask >> at & 1]


# --- tree -> test ----------------------------------------------------------------------------------------------------


def _test(index: Index, query: Query, asker: Asker) -> Test:
    match query:
        case And(parts):
            tests = [_test(index, part, asker) for part in parts]
            return lambda row: all(test(row) for test in tests)
        case Or(parts):
            tests = [_test(index, part, asker) for part in parts]
            return lambda row: any(test(row) for test in tests)
        case Not(of):
            denied = _test(index, of, asker)
            return lambda row: not denied(row)
        case Comparison():
            return test_of(query, asker)
        case _:
            found = bare_test(query, asker.clock, index.spelling)
            return lambda row: any(found(row.texts[place]) for place in PLACES)


def _fields(index: Index, query: Query) -> set[str]:
    """The fields that a search names, under their full names."""
    match query:
        case And(parts) | Or(parts):
            return set().union(*(_fields(index, part) for part in parts))
        case Not(of):
            return _fields(index, of)
        case Comparison(name):
            named = index.named.get(name.casefold())
            return {named.name} if named else set()
        case _:
            return set()


# --- order -----------------------------------------------------------------------------------------------------------


def _ordered(rows: list[Row], key: Callable[[Row], Any], *, descending: bool) -> list[Row]:
    """Rows that come by name, in another order; what they do not have puts them last, whatever the direction."""
    if key is _name and not descending:
        return rows
    keyed = [(key(row), row) for row in rows]
    known = sorted((pair for pair in keyed if pair[0] is not None), key=itemgetter(0), reverse=descending)
    return [row for _, row in known] + [row for found, row in keyed if found is None]


def _key(index: Index, order: str, values: list[Value], clock: Clock) -> Callable[[Row], Any]:
    """What rows are ordered by: as the best match, where nobody knows the order. All match a search without words
    equally well, and come by name."""
    if order not in (MATCH, NAME) and order in index.orders:
        return lambda row: row.keys[order]
    if order == NAME or not values:
        return _name
    return _match(index, values, clock)


def _match(index: Index, values: list[Value], clock: Clock) -> Callable[[Row], tuple[int, bool, bool, int, str]]:
    """What rows are ordered by when the best come first: names with most of the words, first the one that is all of
    it, then those that begin with it; then lines of types with most of the others."""
    tests = [bare_test(value, clock, index.spelling) for value in values]
    typed = fold(" ".join(value.text for value in values if not isinstance(value, Pattern)))

    def key(row: Row) -> tuple[int, bool, bool, int, str]:
        name = _name(row)
        others = [test for test in tests if not test(row.texts["name"])]
        in_types = sum(test(row.texts[TYPE_LINE]) for test in others)
        return len(others), name != typed, not name.startswith(typed), -in_types, name

    return key


def _name(row: Row) -> str:
    return row.texts["name"].plain
