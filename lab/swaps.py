"""Swaps within a deck: which are allowed, and which look best before any game of them was played.

A swap puts a card into the very place of the one it replaces. Decks are shuffled by place, so that a deck with and
without a swap has all other cards in the same order in games of the same seed (`lab.stages`).

How much a swap promises is counted in points, percent of games: what is believed of both cards (`lab.beliefs`), and
what each brings to the others of the deck (`Bots.valuing`). A package is a list of swaps each of which
promises something after those before it, the most promising one first. Pure; loads no Django.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Final

from engine.bots.decks import Valuing
from engine.construction.contents import Contents
from engine.construction.formats import Format
from engine.games import of
from lab.matchups import Deck

LOOKED_AT: Final = 40  # cards to add, the best by themselves, that are looked at for each swap
LEAST_POINTS: Final = 0.1  # that a swap promises; below it a swap is noise


@dataclass(frozen=True)
class Swap:
    """One copy of a card for one of another."""

    cut: str
    add: str


@dataclass(frozen=True)
class Bounds:
    """Which decks of a game may come of swaps: those that are legal in the format on that day, of cards that are
    `owned` (None: all cards are). In a format with a pool what is owned is the pool. `changes`: a deck, of which at
    most so many cards may be replaced in all. `sideboard` is what stays beside the deck, a count by name: its cards are
    owned, too, and count with those of the deck."""

    game: str
    deck_format: Format
    on: date | None = None
    owned: Mapping[str, int] | None = None
    changes: tuple[Deck, int] | None = None
    sideboard: Mapping[str, int] = field(default_factory=dict)

    @cached_property
    def most(self) -> dict[str, int]:
        """How many copies of each card may be in a deck; cards of which none may be are not in it."""
        found = of(self.game).construction.allowed_copies(self.deck_format, pool=self._pool, on=self.on)
        if self.owned is not None:
            found = {name: min(copies, self.owned.get(name, 0)) for name, copies in found.items()}
        left = {name: copies - self.sideboard.get(name, 0) for name, copies in found.items()}
        return {name: copies for name, copies in left.items() if copies > 0}

    def problem(self, cards: Deck) -> str | None:
        """Why a deck is not legal, in a sentence; None where it is."""
        deck = Contents(Counter(cards), self.sideboard)
        found = of(self.game).construction.judged(deck, self.deck_format, pool=self._pool, on=self.on)
        return found[0].text if found else None

    def allow(self, cards: Deck, swap: Swap) -> bool:
        """Whether a legal deck may have this swap."""
        after = swapped(cards, (swap,))
        if after.count(swap.add) > self.most.get(swap.add, 0):
            return False
        if self.changes is not None and len(differences(self.changes[0], after)) > self.changes[1]:
            return False
        return self.problem(after) is None

    @property
    def _pool(self) -> Mapping[str, int] | None:
        return self.owned if self.deck_format.pool else None


def swapped(cards: Deck, swaps: Sequence[Swap]) -> Deck:
    """The deck after these swaps, one after the other, each card in the place of the first copy of the one it replaces.
    Raises ValueError where a card is not there."""
    places = list(cards)
    for swap in swaps:
        places[places.index(swap.cut)] = swap.add
    return tuple(places)


def differences(before: Deck, after: Deck) -> tuple[Swap, ...]:
    """The fewest swaps that make one deck of the other, which has as many cards; both in the order of names."""
    cut, add = Counter(before) - Counter(after), Counter(after) - Counter(before)
    return tuple(Swap(*both) for both in zip(sorted(cut.elements()), sorted(add.elements()), strict=True))


def package(cards: Deck, points: Mapping[str, float], bounds: Bounds, most: int) -> tuple[Swap, ...]:
    """At most so many swaps. `points` is what is believed of each card. No card is both cut and added."""
    found: list[Swap] = []
    while len(found) < most:
        fixed = {swap.add for swap in found}, {swap.cut for swap in found}
        swap = next((one for one in promising(cards, points, bounds, fixed) if bounds.allow(cards, one)), None)
        if swap is None:
            break
        found.append(swap)
        cards = swapped(cards, (swap,))
    return tuple(found)


def promising(
    cards: Deck, points: Mapping[str, float], bounds: Bounds, fixed: tuple[Collection[str], Collection[str]] = ((), ())
) -> list[Swap]:
    """Swaps that promise something, the most promising first, whether they are legal or not. `fixed` are cards that are
    not to be cut, and those that are not to be added."""
    adds = best_adds(cards, points, bounds, LOOKED_AT, fixed[1])
    promises, found = Promises(cards, points, bounds.game), list[tuple[float, Swap]]()
    for cut in sorted(set(cards) - set(fixed[0])):
        promises.value.add(cut, -1)
        loses = promises.of(cut)
        for add in adds:
            gain = promises.of(add) - loses
            if add != cut and gain >= LEAST_POINTS:
                found.append((gain, Swap(cut, add)))
        promises.value.add(cut)
    return [swap for _, swap in sorted(found, key=lambda one: (-one[0], one[1].cut, one[1].add))]


def best_adds(
    cards: Deck, points: Mapping[str, float], bounds: Bounds, number: int, without: Collection[str] = ()
) -> list[str]:
    """So many cards of which the deck may have another copy, those that promise most first."""
    promises = Promises(cards, points, bounds.game)
    free = [name for name, copies in bounds.most.items() if cards.count(name) < copies and name not in without]
    return sorted(free, key=lambda name: (-promises.of(name), name))[:number]


class Promises:
    """What cards promise to a deck of a game, in points: what is believed of each (`points`), and what it brings to the
    others. `value` counts the cards of the deck."""

    def __init__(self, cards: Deck, points: Mapping[str, float], game: str) -> None:
        bots = of(game).bots
        self.value: Valuing = bots.valuing()
        for name in cards:
            self.value.add(name)
        self._points, self._unit = points, bots.RATING_POINT

    def of(self, name: str) -> float:
        """What one more copy of a card promises."""
        promised = self._points[name]
        _, *beside = self.value.parts(name).values()  # the first is the rating, which is among what is believed
        for part in beside:
            promised += self._unit * part
        return promised
