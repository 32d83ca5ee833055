"""What pages offer to click beside the search box. A click is written into the search, and the search says what was
clicked: nothing else keeps it.

A search shows a choice where one of its parts, which must all be met, asks for just that: `cost:0`, or `(gem:red or
gem:white)` for two of a group. What is asked in another way, denied or nested, stays as it was typed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from decks.search.fields import ALIGNMENTS, BY_NAME, Field, number_in
from decks.search.rows import KEYWORDS
from decks.search.syntax import Comparison, Or, Phrase, Query, Word, all_of, conjuncts
from engine.epic.catalogue import CARDS, PRODUCTS


@dataclass(frozen=True)
class Group:
    """Values of a field. What is found has one of those that are chosen; with `every`, all of them."""

    field: str
    title: str
    values: tuple[str, ...]
    every: bool = False


@dataclass(frozen=True)
class Range:
    """A number of champions, from the least to the most that one has."""

    field: str
    title: str
    least: int
    most: int


def _range(field: str, numbers: Sequence[int | None]) -> Range:
    printed = [number for number in numbers if number is not None]
    return Range(field, field.capitalize(), min(printed), max(printed))


GROUPS: Final = (
    Group("alignment", "Alignment", ALIGNMENTS),
    Group("cost", "Cost", ("0", "1")),
    Group("kind", "Kind", ("champion", "event", "deity")),
    Group("keyword", "Keywords", KEYWORDS, every=True),
    Group("set", "Product", tuple(product for product, _ in PRODUCTS)),
    Group("gem", "Gem", ("red", "white")),
)
RANGES: Final = (
    _range("offense", [card.offense for card in CARDS]),
    _range("defense", [card.defense for card in CARDS]),
)
_GROUP_OF: Final = {group.field: group for group in GROUPS}
_RANGE_OF: Final = {one.field: one for one in RANGES}
Places = tuple[int, ...]  # of parts of a search


# --- what a search says ----------------------------------------------------------------------------------------------


def chosen(group: Group, query: Query) -> frozenset[str]:
    """The values of the group that the search asks for."""
    return _chosen(group, query)[0]


def bounds(of: Range, query: Query) -> tuple[int, int]:
    """The least and the most of it that the search asks for."""
    return _bounds(of, query)[0]


def places_of(group: Group, query: Query) -> Places:
    """Which parts of the search say what is chosen of the group."""
    return _chosen(group, query)[1]


def is_choice(part: Query) -> bool:
    """Whether a part of a search is what a click writes."""
    return any(_values(group, part) for group in GROUPS) or any(_ends(one, part) for one in RANGES)


def _chosen(group: Group, query: Query) -> tuple[frozenset[str], Places]:
    read = [(at, _values(group, part)) for at, part in enumerate(conjuncts(query))]
    found = [(at, values) for at, values in read if values]
    if not group.every:  # the first, however often it is said; another one narrows what is found, and is no choice
        found = [one for one in found if one[1] == found[0][1]]
    return frozenset[str]().union(*(values for _, values in found)), tuple(at for at, _ in found)


def _values(group: Group, part: Query) -> frozenset[str]:
    """What a part of a search asks for of a group; nothing where it asks for something else."""
    either = part.parts if isinstance(part, Or) and not group.every else (part,)
    values = [_value(group, one) for one in either]
    found = frozenset(value for value in values if value in group.values)
    return found if len(found) == len(values) else frozenset()


def _value(group: Group, part: Query) -> str | None:
    named = _field(part)
    return named.chosen(part) if named and named.name == group.field and isinstance(part, Comparison) else None


def _field(part: Query) -> Field | None:
    return BY_NAME.get(part.name.casefold()) if isinstance(part, Comparison) else None


def _bounds(of: Range, query: Query) -> tuple[tuple[int, int], Places]:
    read = [(at, _ends(of, part)) for at, part in enumerate(conjuncts(query))]
    found = [(at, ends) for at, ends in read if ends]
    low = min(max([of.least, *(ends[0] for _, ends in found)]), of.most)
    high = max(min([of.most, *(ends[1] for _, ends in found)]), low)
    return (low, high), tuple(at for at, _ in found)


def _ends(of: Range, part: Query) -> tuple[int, int] | None:
    """The least and the most that a comparison with a number lets through; None for anything else."""
    named = _field(part)
    if named is None or named.name != of.field or not isinstance(part, Comparison):
        return None
    number = number_in(part.value)
    if number is None:
        return None
    ends = {
        ":": (number, number),
        "=": (number, number),
        ">=": (number, of.most),
        ">": (number + 1, of.most),
        "<=": (of.least, number),
        "<": (of.least, number - 1),
    }
    return ends.get(part.operator)


# --- what a click writes ---------------------------------------------------------------------------------------------


def toggled(query: Query, field: str, value: str) -> Query:
    """The search after a click on a value: with it if it was without, or without it. What nobody offers changes
    nothing."""
    group = _GROUP_OF.get(field)
    if group is None or value not in group.values:
        return query
    values, places = _chosen(group, query)
    return _replaced(query, places, _terms(group, values ^ {value}))


def ranged(query: Query, field: str, low: int, high: int) -> Query:
    """The search with these bounds of a number, given in either order."""
    of = _RANGE_OF.get(field)
    if of is None:
        return query
    low, high = sorted((low, high))
    if low == high:
        terms = [_term(field, ":", str(low))]
    else:
        terms = [_term(field, ">=", str(low))] * (low > of.least) + [_term(field, "<=", str(high))] * (high < of.most)
    return _replaced(query, _bounds(of, query)[1], terms)


def cleared(query: Query) -> Query:
    """The search without all that was clicked."""
    return all_of([part for part in conjuncts(query) if not is_choice(part)])


def term(group: Group, value: str) -> Query:
    """What a click on a value alone writes."""
    return _term(group.field, ":", value)


def _terms(group: Group, values: frozenset[str]) -> list[Query]:
    terms = [term(group, value) for value in group.values if value in values]
    return terms if group.every or len(terms) < 2 else [Or(tuple(terms))]


def _term(field: str, operator: str, value: str) -> Query:
    return Comparison(field, operator, Phrase(value) if " " in value else Word(value))


def _replaced(query: Query, places: Places, terms: list[Query]) -> Query:
    """The search with these parts in the place of those, or at its end."""
    parts = conjuncts(query)
    first = places[0] if places else len(parts)
    kept = [(at, part) for at, part in enumerate(parts) if at not in places]
    before, after = ([part for at, part in kept if (at < first) == is_before] for is_before in (True, False))
    return all_of([*before, *terms, *after])
