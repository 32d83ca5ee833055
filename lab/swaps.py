"""Swaps within a deck: which are allowed, and which look best before any game of them was played.

A swap puts a card into the very place of the one it replaces. Decks are shuffled by place, so that a deck with and
without a swap has all other cards in the same order in games of the same seed (`lab.stages`).

How much a swap promises is counted in points, percent of games: what is believed of both cards (`lab.beliefs`), and
what each brings to the others of the deck (`engine.bots.epic.plans`). A package is a list of swaps each of which
promises something after those before it, the most promising one first. Pure; loads no Django.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Final

from engine.bots.epic.plans import PART_OF, Part, Plan
from engine.epic.construction import Format, allowed_copies, violations
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
    """Which decks may come of swaps: those that are legal in the format on that day, of cards that are `owned` (None:
    all cards are). In a format with a pool what is owned is the pool. `changes`: a deck, of which at most so many cards
    may be replaced in all."""

    deck_format: Format
    on: date | None = None
    owned: Mapping[str, int] | None = None
    changes: tuple[Deck, int] | None = None

    @cached_property
    def most(self) -> dict[str, int]:
        """How many copies of each card may be in a deck; cards of which none may be are not in it."""
        allowed = allowed_copies(self.deck_format, pool=self._pool, on=self.on)
        if self.owned is None:
            return allowed
        found = {name: min(copies, self.owned.get(name, 0)) for name, copies in allowed.items()}
        return {name: copies for name, copies in found.items() if copies > 0}

    def problem(self, cards: Deck) -> str | None:
        """Why a deck is not legal, in a sentence; None where it is."""
        found = violations(Counter(cards), self.deck_format, pool=self._pool, on=self.on)
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
    plan, names = Plan(cards), sorted(set(cards) - set(fixed[0]))
    adds = best_adds(cards, points, bounds, LOOKED_AT, fixed[1])
    found: list[tuple[float, Swap]] = []
    promises: dict[Part, list[float]] = {}  # of the cards to add, by what is missing to the plan
    for cut in names:
        plan.add(cut, -1)
        loses, missing = promise(cut, points, plan), PART_OF[cut]
        if missing not in promises:
            promises[missing] = [promise(add, points, plan) for add in adds]
        for add, gains in zip(adds, promises[missing], strict=True):
            if add != cut and gains - loses >= LEAST_POINTS:
                found.append((gains - loses, Swap(cut, add)))
        plan.add(cut)
    return [swap for _, swap in sorted(found, key=lambda one: (-one[0], one[1].cut, one[1].add))]


def best_adds(
    cards: Deck, points: Mapping[str, float], bounds: Bounds, number: int, without: Collection[str] = ()
) -> list[str]:
    """So many cards of which the deck may have another copy, those that promise most first."""
    plan = Plan(cards)
    free = [name for name, copies in bounds.most.items() if cards.count(name) < copies and name not in without]
    return sorted(free, key=lambda name: (-promise(name, points, plan), name))[:number]


def promise(name: str, points: Mapping[str, float], plan: Plan) -> float:
    """What is believed of a card, and what it brings to the cards of a plan, in points."""
    part = PART_OF[name]
    return points[name] + plan.support(part) + plan.tempo(part) + plan.curve(part)
