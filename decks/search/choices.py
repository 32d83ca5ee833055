"""What pages offer to click beside the search box. A click is written into the search, and the search says what was
clicked: nothing else keeps it.

A search shows a choice where one of its parts, which must all be met, asks for just that: `cost:0`, or `(gem:red or
gem:white)` for two of a group. What is asked in another way, denied or nested, stays as it was typed.
"""

from __future__ import annotations

from decks.search.fields import Field, number_in
from decks.search.index import Index
from decks.search.syntax import Comparison, Or, Phrase, Query, Word, all_of, conjuncts
from engine.kernel.searchable import Group, Range

Places = tuple[int, ...]  # of parts of a search


# --- what a search says ----------------------------------------------------------------------------------------------


def chosen(index: Index, group: Group, query: Query) -> frozenset[str]:
    """The values of the group that the search asks for."""
    return _chosen(index, group, query)[0]


def bounds(index: Index, of: Range, query: Query) -> tuple[int, int]:
    """The least and the most of it that the search asks for."""
    return _bounds(index, of, query)[0]


def places_of(index: Index, group: Group, query: Query) -> Places:
    """Which parts of the search say what is chosen of the group."""
    return _chosen(index, group, query)[1]


def is_choice(index: Index, part: Query) -> bool:
    """Whether a part of a search is what a click writes."""
    if any(_values(index, group, part) for group in index.groups):
        return True
    return any(_ends(index, one, part) for one in index.ranges)


def _chosen(index: Index, group: Group, query: Query) -> tuple[frozenset[str], Places]:
    read = [(at, _values(index, group, part)) for at, part in enumerate(conjuncts(query))]
    found = [(at, values) for at, values in read if values]
    if not group.every:  # the first, however often it is said; another one narrows what is found, and is no choice
        found = [one for one in found if one[1] == found[0][1]]
    return frozenset[str]().union(*(values for _, values in found)), tuple(at for at, _ in found)


def _values(index: Index, group: Group, part: Query) -> frozenset[str]:
    """What a part of a search asks for of a group; nothing where it asks for something else."""
    either = part.parts if isinstance(part, Or) and not group.every else (part,)
    values = [_value(index, group, one) for one in either]
    found = frozenset(value for value in values if value in group.values)
    return found if len(found) == len(values) else frozenset()


def _value(index: Index, group: Group, part: Query) -> str | None:
    named = _field(index, part)
    return named.chosen(part) if named and named.name == group.field and isinstance(part, Comparison) else None


def _field(index: Index, part: Query) -> Field | None:
    return index.named.get(part.name.casefold()) if isinstance(part, Comparison) else None


def _bounds(index: Index, of: Range, query: Query) -> tuple[tuple[int, int], Places]:
    read = [(at, _ends(index, of, part)) for at, part in enumerate(conjuncts(query))]
    found = [(at, ends) for at, ends in read if ends]
    low = min(max([of.least, *(ends[0] for _, ends in found)]), of.most)
    high = max(min([of.most, *(ends[1] for _, ends in found)]), low)
    return (low, high), tuple(at for at, _ in found)


def _ends(index: Index, of: Range, part: Query) -> tuple[int, int] | None:
    """The least and the most that a comparison with a number lets through; None for anything else."""
    named = _field(index, part)
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


def toggled(index: Index, query: Query, field: str, value: str) -> Query:
    """The search after a click on a value: with it if it was without, or without it. What nobody offers changes
    nothing."""
    group = next((one for one in index.groups if one.field == field), None)
    if group is None or value not in group.values:
        return query
    values, places = _chosen(index, group, query)
    return _replaced(query, places, _terms(group, values ^ {value}))


def ranged(index: Index, query: Query, field: str, low: int, high: int) -> Query:
    """The search with these bounds of a number, given in either order."""
    of = next((one for one in index.ranges if one.field == field), None)
    if of is None:
        return query
    low, high = sorted((low, high))
    if low == high:
        terms = [_term(field, ":", str(low))]
    else:
        terms = [_term(field, ">=", str(low))] * (low > of.least) + [_term(field, "<=", str(high))] * (high < of.most)
    return _replaced(query, _bounds(index, of, query)[1], terms)


def cleared(index: Index, query: Query) -> Query:
    """The search without all that was clicked."""
    return all_of([part for part in conjuncts(query) if not is_choice(index, part)])


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
