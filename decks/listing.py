"""How the cards of a deck are laid out for people: in groups, at a glance, compared with other cards. Pure functions.

Which groups there are and what they are called stands in one file, GROUPS, which the builder reads as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from engine.epic.catalogue import alignment_words, by_name, is_fast
from engine.epic.construction import ALIGNMENTS
from engine.epic.language import EVENT, Card

GROUPS: Final = Path(__file__).resolve().parents[1] / "static/js/builder/groups.json"
_LAYOUT = json.loads(GROUPS.read_text(encoding="utf-8"))
GROUPINGS: Final[dict[str, str]] = {one["key"]: one["title"] for one in _LAYOUT["groupings"]}
_WITHIN: dict[str, str] = {one["key"]: one["within"] for one in _LAYOUT["groupings"]}
AT_A_GLANCE: Final[tuple[str, ...]] = tuple(_LAYOUT["glance"])
LARGEST: Final[int] = _LAYOUT["largest"]  # offense and defense from here on share a place in the curves


@dataclass(frozen=True)
class Row:
    """So many copies of a card."""

    count: int
    card: Card

    @property
    def name(self) -> str:
        return self.card.name

    @property
    def is_event(self) -> bool:
        return self.card.kind == EVENT

    @property
    def is_fast(self) -> bool:
        return is_fast(self.card)

    @property
    def numbers(self) -> str:
        """ "13/14"; "" for an event."""
        return "" if self.is_event else f"{self.card.offense}/{self.card.defense}"

    @property
    def alignments(self) -> tuple[str, ...]:
        return tuple(alignment_words(self.card.alignment))


@dataclass(frozen=True)
class Part:
    """The cards of a group that are of one sort; "" where a group has but one part."""

    key: str
    title: str
    size: int
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Group:
    """Cards of one sort. `icon` is that of an alignment, or ""."""

    key: str
    title: str
    icon: str
    size: int
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Sort:
    """Cards with these traits (`_traits`), and what they are called."""

    key: str
    title: str
    where: Mapping[str, object]


_SORTS = {by: tuple(Sort(**one) for one in sorts) for by, sorts in _LAYOUT["sorts"].items()}
_WHOLE = (Sort("all", "", {}),)


@dataclass(frozen=True)
class Counts:
    """How many cards a deck has, and of which sorts."""

    cards: int
    names: int
    free: int
    champions: int
    events: int


@dataclass(frozen=True)
class Share:
    """So many cards of one sort, and where in a bar of 100 they begin and how long they are there."""

    key: str
    title: str
    size: int
    at: str
    length: str


@dataclass(frozen=True)
class Change:
    """A card of which two decks have different counts."""

    name: str
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before

    @property
    def text(self) -> str:
        return f"+{self.by}" if self.by > 0 else f"−{-self.by}"


@dataclass(frozen=True)
class Comparison:
    """What the second deck has more of and less of, and how many cards are in both."""

    more: tuple[Change, ...]
    less: tuple[Change, ...]
    same: int

    @property
    def changes(self) -> tuple[Change, ...]:
        return (*self.more, *self.less)


def groups(cards: Mapping[str, int], grouping: str = "alignment") -> tuple[Group, ...]:
    """The cards in the groups of one of GROUPINGS, in their parts, by name. Where a card is of several alignments or
    classes the first one counts."""
    rows = _rows(cards)
    sorts = _SORTS.get(grouping) or _by_class(rows)
    within = _SORTS.get(_WITHIN[grouping], _WHOLE)
    return tuple(
        Group(one.key, one.title, one.key if one.key in ALIGNMENTS else "", one.size, tuple(_parted(one.rows, within)))
        for one in _parted(rows, sorts)
    )


def rows_of(cards: Mapping[str, int]) -> tuple[Row, ...]:
    """The cards as rows of a table: by cost, kind and name."""
    return tuple(sorted(_rows(cards), key=lambda row: (row.card.cost, row.is_event, row.name)))


def at_a_glance(cards: Mapping[str, int]) -> tuple[tuple[Share, ...], ...]:
    """How the cards are shared out: for each of AT_A_GLANCE the sorts that there are."""
    rows = _rows(cards)
    return tuple(_shares(_parted(rows, _SORTS[by])) for by in AT_A_GLANCE) if rows else ()


def _rows(cards: Mapping[str, int]) -> tuple[Row, ...]:
    return tuple(Row(count, by_name(name)) for name, count in sorted(cards.items()))


def _parted(rows: Iterable[Row], sorts: Iterable[Sort]) -> Iterable[Part]:
    known = [(row, _traits(row.name)) for row in rows]
    for sort in sorts:
        of = tuple(row for row, traits in known if sort.where.items() <= traits.items())
        if of:
            yield Part(sort.key, sort.title, sum(row.count for row in of), of)


@cache
def _traits(name: str) -> dict[str, object]:
    """What the card of this name is sorted by."""
    card = by_name(name)
    return {
        "cost": card.cost,
        "fast": is_fast(card),
        "kind": "event" if card.kind == EVENT else "champion",
        "alignment": alignment_words(card.alignment)[0],
        "class": next(iter(card.classes.split()), ""),
    }


def _by_class(rows: Iterable[Row]) -> tuple[Sort, ...]:
    """A sort for each first class, by name; those without one come last."""
    classes = sorted({str(_traits(row.name)["class"]) for row in rows} - {""})
    named = (Sort(word, word.capitalize(), {"class": word}) for word in classes)
    return (*named, Sort("none", _LAYOUT["classless"], {"class": ""}))


def _shares(parts: Iterable[Part]) -> tuple[Share, ...]:
    found = tuple(parts)
    total, at, shares = sum(part.size for part in found), 0, []
    for part in found:
        shares.append(
            Share(part.key, part.title, part.size, f"{100 * at / total:.2f}%", f"{100 * part.size / total:.2f}%")
        )
        at += part.size
    return tuple(shares)


def counts(cards: Mapping[str, int]) -> Counts:
    found = [(by_name(name), count) for name, count in cards.items()]
    size = sum(count for _, count in found)
    events = sum(count for card, count in found if card.kind == EVENT)
    free = sum(count for card, count in found if card.cost == 0)
    return Counts(size, len(found), free, size - events, events)


def comparison(one: Mapping[str, int], other: Mapping[str, int]) -> Comparison:
    """How to come from the one to the other."""
    changes = [
        Change(name, one.get(name, 0), other.get(name, 0))
        for name in sorted({*one, *other})
        if one.get(name, 0) != other.get(name, 0)
    ]
    return Comparison(
        more=tuple(change for change in changes if change.by > 0),
        less=tuple(change for change in changes if change.by < 0),
        same=sum(min(count, other.get(name, 0)) for name, count in one.items()),
    )
