"""How the cards of a deck are laid out for people: in groups, and compared with other cards. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.epic.catalogue import by_name
from engine.epic.construction import ALIGNMENTS
from engine.epic.language import EVENT, Card

COSTS = {0: "Free", 1: "One gold"}


@dataclass(frozen=True)
class Row:
    """So many copies of a card."""

    count: int
    name: str
    numbers: str  # "13/14"; "" for an event


@dataclass(frozen=True)
class Part:
    """The cards of one alignment, cost and kind."""

    title: str
    size: int
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Group:
    """The cards of one alignment; cards of several stand in the group of their first."""

    alignment: str
    size: int
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Counts:
    """How many cards a deck has, and of which sorts."""

    cards: int
    names: int
    free: int
    champions: int
    events: int


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


def groups(cards: Mapping[str, int]) -> tuple[Group, ...]:
    """The cards by alignment, then cost, then kind, then name."""
    found = [(by_name(name), count) for name, count in sorted(cards.items())]
    made = []
    for word in ALIGNMENTS:
        of = [(card, count) for card, count in found if _first_alignment(card) == word]
        if of:
            parts = tuple(part for cost in COSTS for event in (False, True) if (part := _part(of, cost, event)).rows)
            made.append(Group(word, sum(part.size for part in parts), parts))
    return tuple(made)


def _part(of: list[tuple[Card, int]], cost: int, event: bool) -> Part:
    rows = tuple(
        Row(count, card.name, "" if event else f"{card.offense}/{card.defense}")
        for card, count in of
        if card.cost == cost and (card.kind == EVENT) == event
    )
    return Part(f"{COSTS[cost]} {'events' if event else 'champions'}", sum(row.count for row in rows), rows)


def _first_alignment(card: Card) -> str:
    return next(word for word, alignment in ALIGNMENTS.items() if card.alignment & alignment)


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
