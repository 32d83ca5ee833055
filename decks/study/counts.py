"""How many cards of which sorts a deck has, counted from what its game says of its cards. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from decks import search
from engine import games
from engine.games import Study
from engine.kernel import studying


@dataclass(frozen=True)
class Sort:
    """Cards of one sort, those that are free and the `ones` that are not; `means` says which they are, "" where the
    name does."""

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
    champions. One whose number depends on the game is in none."""

    name: str
    counts: tuple[Sort, ...]
    mean: float | None

    @property
    def most(self) -> int:
        return max(one.size for one in self.counts)


@dataclass(frozen=True)
class Words:
    """The words that cards have, under a title; those with `icons` have signs."""

    title: str
    sorts: tuple[Sort, ...]
    icons: bool


@dataclass(frozen=True)
class Counts:
    """All that is counted of a deck. A card of several alignments counts in each."""

    size: int
    champions: int
    alignments: tuple[Sort, ...]
    kinds: tuple[Sort, ...]
    offense: Curve
    defense: Curve
    words: tuple[Words, ...]


Counted = list[tuple[Any, int]]


def counts(cards: Mapping[str, int], *, game: str) -> Counts:
    """Of a count by name."""
    found, study = _found(cards, game), games.of(game).study
    return Counts(
        size=sum(cards.values()),
        champions=sum(count for card, count in found if study.is_champion(card)),
        alignments=alignments_of(cards, game=game),
        kinds=tuple(_sort(kind.name, kind.of, found, study, kind.means) for kind in study.KINDS),
        offense=offense_of(cards, game=game),
        defense=_curve("Defense", 1, found, game),
        words=_counted_words(study.WORDS, found, game),
    )


def words_of_cubes(cards: Mapping[str, int], *, game: str) -> tuple[Words, ...]:
    """The words that are counted of a cube of a game."""
    return _counted_words(games.of(game).study.OF_CUBES, _found(cards, game), game)


def _counted_words(which: Iterable[studying.Words], found: Counted, game: str) -> tuple[Words, ...]:
    study, words_of = games.of(game).study, _words_of(game)
    return tuple(Words(one.title, _sorts(words_of[one.title], one.order, found, study), one.icons) for one in which)


def alignments_of(cards: Mapping[str, int], *, game: str) -> tuple[Sort, ...]:
    """The cards of each alignment; one of two alignments counts in both."""
    found, study, construction = _found(cards, game), games.of(game).study, games.of(game).construction

    def of(word: str) -> Callable[[Any], bool]:
        return lambda card: word in construction.alignments_of(card.name)

    return tuple(_sort(word, of(word), found, study) for word in construction.ALIGNMENTS)


def offense_of(cards: Mapping[str, int], *, game: str) -> Curve:
    """How many champions have which offense."""
    return _curve("Offense", 0, _found(cards, game), game)


def _found(cards: Mapping[str, int], game: str) -> Counted:
    by_name = search.of(game).by_name
    return [(by_name[name].card, count) for name, count in sorted(cards.items())]


def _sort(name: str, of: Callable[[Any], bool], found: Counted, study: Study, means: str = "") -> Sort:
    """Those of the cards that are of a sort."""
    rows = [(card, count) for card, count in found if of(card)]
    free = sum(count for card, count in rows if study.is_free(card))
    return Sort(name, sum(count for _, count in rows) - free, free, means)


def _curve(name: str, which: int, found: Counted, game: str) -> Curve:
    """Of the champions with numbers, by the first or the second of them."""
    study, largest = games.of(game).study, games.of(game).construction.LAYOUT.largest
    number_of = {card.name: numbers[which] for card, _ in found if (numbers := study.strength(card)) is not None}
    champions = [(card, count) for card, count in found if card.name in number_of]
    places: list[Counted] = [[] for _ in range(largest + 1)]
    for card, count in champions:
        places[min(number_of[card.name], largest)].append((card, count))
    size = sum(count for _, count in champions)
    total = sum(number_of[card.name] * count for card, count in champions)
    sorts = tuple(_sort(str(number), lambda card: True, of, study) for number, of in enumerate(places))
    return Curve(name, sorts, total / size if size else None)


@cache
def _words_of(game: str) -> dict[str, Callable[[Any], frozenset[str]]]:
    """What words a card has under each title, remembered once it was asked for: definitions do not change."""

    def remembered(of: Callable[[Any], Iterable[str]]) -> Callable[[Any], frozenset[str]]:
        known: dict[str, frozenset[str]] = {}

        def words(card: Any) -> frozenset[str]:
            found = known.get(card.name)
            if found is None:
                found = known[card.name] = frozenset(of(card))
            return found

        return words

    study = games.of(game).study
    return {one.title: remembered(one.of) for one in (*study.WORDS, *study.OF_CUBES)}


def _sorts(
    words_of: Callable[[Any], frozenset[str]], order: Sequence[str] | None, found: Counted, study: Study
) -> tuple[Sort, ...]:
    """A sort for each word that some card has, the most frequent first; among equals in this order, or by name."""
    ones: Counter[str] = Counter()
    free: Counter[str] = Counter()
    for card, count in found:
        for word in words_of(card):
            (free if study.is_free(card) else ones)[word] += count
    names = [name for name in order if name in ones or name in free] if order else sorted({*ones, *free})
    return tuple(Sort(name, ones[name], free[name]) for name in sorted(names, key=lambda one: -(ones[one] + free[one])))
