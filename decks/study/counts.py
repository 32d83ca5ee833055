"""How many cards of which sorts a deck has, counted from the definitions of its cards. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from decks.listing import LARGEST
from decks.search import usual
from engine.epic.catalogue import alignment_words, by_name, is_fast
from engine.epic.construction import ALIGNMENTS
from engine.epic.language import EVENT, Card

ABILITIES = ("tribute", "loyalty", "ally", "power", "recall", "recycle")  # told apart from other things that cards do


@dataclass(frozen=True)
class AlignmentCount:
    """The cards of one alignment by cost. `slots` is how many free cards its one-cost cards make room for: the
    construction rule of constructed decks asks for two of them for each free card."""

    alignment: str
    ones: int
    free: int

    @property
    def size(self) -> int:
        return self.ones + self.free

    @property
    def slots(self) -> int:
        return self.ones // 2

    @property
    def over(self) -> int:
        """How many free cards there is no room for."""
        return max(0, self.free - self.slots)


@dataclass(frozen=True)
class Sort:
    """Cards of one sort by cost; `means` says which they are, "" where the name does."""

    name: str
    ones: int
    free: int
    means: str = ""

    @property
    def size(self) -> int:
        return self.ones + self.free


@dataclass(frozen=True)
class Curve:
    """How many champions have which number: `counts[n]` of them n, the last one n or more. `mean` is None without
    champions."""

    name: str
    counts: tuple[Sort, ...]
    mean: float | None

    @property
    def most(self) -> int:
        return max(one.size for one in self.counts)


@dataclass(frozen=True)
class Counts:
    """All that is counted of a deck."""

    size: int
    alignments: tuple[AlignmentCount, ...]
    kinds: tuple[Sort, ...]
    offense: Curve
    defense: Curve
    keywords: tuple[Sort, ...]
    abilities: tuple[Sort, ...]
    deeds: tuple[Sort, ...]
    classes: tuple[Sort, ...]

    @property
    def champions(self) -> int:
        return sum(one.size for one in self.offense.counts)


Counted = list[tuple[Card, int]]


def counts(cards: Mapping[str, int]) -> Counts:
    """Of a count by name."""
    found, index = _found(cards), usual()
    rows = [(index.by_name[card.name], card, count) for card, count in found]
    abilities = [(row.values["ability"], card, count) for row, card, count in rows]
    return Counts(
        size=sum(cards.values()),
        alignments=alignments_of(cards),
        kinds=_kinds(found),
        offense=offense_of(cards),
        defense=_curve("Defense", [(card.defense, card, count) for card, count in found if card.kind != EVENT]),
        keywords=_sorts(
            ((row.values["keyword"], card, count) for row, card, count in rows), index.named["keyword"].values
        ),
        abilities=_sorts(abilities, ABILITIES),
        deeds=_sorts(abilities, [deed for deed in index.named["ability"].values if deed not in ABILITIES]),
        classes=_sorts([(card.classes.split(), card, count) for card, count in found], None),
    )


def alignments_of(cards: Mapping[str, int]) -> tuple[AlignmentCount, ...]:
    """The cards of each alignment; one of two alignments counts in both."""
    found = _found(cards)
    return tuple(_alignment(found, word) for word in ALIGNMENTS)


def offense_of(cards: Mapping[str, int]) -> Curve:
    """How many champions have which offense."""
    return _curve("Offense", [(card.offense, card, count) for card, count in _found(cards) if card.kind != EVENT])


def _found(cards: Mapping[str, int]) -> Counted:
    return [(by_name(name), count) for name, count in sorted(cards.items())]


def _alignment(found: Counted, word: str) -> AlignmentCount:
    of = [(card, count) for card, count in found if word in alignment_words(card.alignment)]
    ones = sum(count for card, count in of if card.cost == 1)
    return AlignmentCount(word, ones, sum(count for _, count in of) - ones)


def _kinds(found: Counted) -> tuple[Sort, ...]:
    slow = [(card, count) for card, count in found if not is_fast(card)]
    ambush = [(card, count) for card, count in found if is_fast(card) and card.kind != EVENT]
    events = [(card, count) for card, count in found if card.kind == EVENT]
    return (
        _sort("Slow champions", slow, "playable only in your main phase"),
        _sort("Fast champions", ambush, "with ambush, playable at any time"),
        _sort("Events", events, "playable at any time"),
    )


def _sort(name: str, of: Counted, means: str = "") -> Sort:
    ones = sum(count for card, count in of if card.cost == 1)
    return Sort(name, ones, sum(count for _, count in of) - ones, means)


def _curve(name: str, found: list[tuple[int, Card, int]]) -> Curve:
    """Of champions with their numbers."""
    places = [
        _sort(str(number), [(card, count) for its, card, count in found if min(its, LARGEST) == number])
        for number in range(LARGEST + 1)
    ]
    champions = sum(count for _, _, count in found)
    total = sum(number * count for number, _, count in found)
    return Curve(name, tuple(places), total / champions if champions else None)


def _sorts(found: Iterable[tuple[Iterable[str], Card, int]], order: Iterable[str] | None) -> tuple[Sort, ...]:
    """A sort for each word that some card has, the most frequent first; among equals in this order, or by name."""
    ones: Counter[str] = Counter()
    free: Counter[str] = Counter()
    for words, card, count in found:
        for word in set(words):
            (ones if card.cost == 1 else free)[word] += count
    names = [name for name in order if name in ones or name in free] if order else sorted({*ones, *free})
    return tuple(Sort(name, ones[name], free[name]) for name in sorted(names, key=lambda one: -(ones[one] + free[one])))
