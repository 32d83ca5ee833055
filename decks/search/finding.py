"""Searches answered: `find` reads a search and gives the cards that meet it, in an order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from decks.search.fields import ALIGNMENTS, BY_NAME, OWNED, Asker, Test, test_of
from decks.search.rows import ROWS, Row, Text
from decks.search.spelling import meant
from decks.search.syntax import And, Comparison, Not, Or, Pattern, Phrase, Query, Value, Word, parse
from decks.search.texts import REGEX_SECONDS, Clock, text_test
from engine.epic.catalogue import fold

ORDERS: Final = {
    "match": "Best match",
    "name": "Name",
    "cost": "Cost",
    "offense": "Offense",
    "defense": "Defense",
    "alignment": "Alignment",
    "set": "Set",
}


@dataclass(frozen=True)
class Found:
    """The cards that meet a search, in their order, and the words that were read as others: as typed, as meant.
    `asks_owned`: what is
    found depends on who asks."""

    query: Query
    rows: tuple[Row, ...]
    corrected: tuple[tuple[str, tuple[str, ...]], ...]
    asks_owned: bool = False


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
    rows = sorted(filter(_test(query, asker), ROWS), key=_name)
    rows = _ordered(rows, order, list(_plain(query)), asker.clock, descending)
    typed = [one.text for one in _plain(query) if isinstance(one, Word)]
    corrected = {word: meant(fold(word)) for word in typed}
    words_read = tuple((word, words) for word, words in corrected.items() if words)
    return Found(query, tuple(rows), words_read, asks_owned)


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
            found = _plain_test(query, asker.clock)
            return lambda row: found(row.texts["name"]) or found(row.texts["text"])


def _plain_test(value: Value, clock: Clock) -> Callable[[Text], bool]:
    """What stands without a field: a word that nobody prints is read as those that were probably meant."""
    words = meant(fold(value.text)) if isinstance(value, Word) else ()
    if words:
        return lambda text: any(map(text.has_word, words))
    return text_test(value, clock)


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


def _plain(query: Query) -> Iterator[Value]:
    """What the search asks of names and texts together; not what it denies."""
    match query:
        case And(parts) | Or(parts):
            for part in parts:
                yield from _plain(part)
        case Word() | Phrase() | Pattern():
            yield query
        case _:
            return


# --- order -----------------------------------------------------------------------------------------------------------


def _ordered(rows: list[Row], order: str, plain: list[Value], clock: Clock, descending: bool) -> list[Row]:
    """Rows that come by name, in another order; what they do not have puts them last, whatever the direction."""
    in_name = [_plain_test(value, clock) for value in plain]

    typed = fold(" ".join(value.text for value in plain if not isinstance(value, Pattern)))

    def match(row: Row) -> tuple[int, bool, bool, str]:
        """Names with most of the words, first the one that is all of it, then those that begin with it."""
        name = _name(row)
        hits = sum(test(row.texts["name"]) for test in in_name)
        return -hits, name != typed, not name.startswith(typed), name

    key = _KEYS.get(order, match)
    known = [row for row in rows if key(row) is not None]
    unknown = [row for row in rows if key(row) is None]
    return sorted(known, key=key, reverse=descending) + unknown


def _name(row: Row) -> str:
    return row.texts["name"].plain


def _alignment_key(row: Row) -> tuple[int, ...]:
    alignments = [ALIGNMENTS.index(one) for one in row.facts["alignments"]]
    return (len(alignments), *alignments)


_KEYS: Final[dict[str, Callable[[Row], Any]]] = {  # within an order all keys are of one type; None comes last
    "name": _name,
    "cost": lambda row: row.facts["cost"],
    "offense": lambda row: row.facts["offense"],
    "defense": lambda row: row.facts["defense"],
    "alignment": _alignment_key,
    "set": lambda row: row.printed,
}
