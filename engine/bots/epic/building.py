"""Builds a deck from a pool of the Epic Card Game: for bots, and as a start for players.

The worth of a deck is the sum of the ratings of its cards and of what they are together (`plans.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots import decks
from engine.bots.decks import Build, Choice, SmallPool, best_deck
from engine.bots.epic.plans import PART_OF, Plan, value_parts
from engine.bots.epic.rating import PRIOR, Ratings
from engine.epic.construction import LIMITED_DECK

__all__ = ["Build", "Choice", "SmallPool", "build", "shares", "valuing"]


class _Valuing:
    """What cards are worth by these ratings."""

    def __init__(self, ratings: Ratings) -> None:
        self.ratings = ratings
        self.plan = Plan()

    def alone(self, name: str) -> float:
        return self.ratings[name]

    def add(self, name: str, times: int = 1) -> None:
        self.plan.add(name, times)

    def parts(self, name: str) -> dict[str, float]:
        part, plan = PART_OF[name], self.plan
        return {
            "rating": self.ratings[name],
            "support": plan.support(part),
            "tempo": plan.tempo(part),
            "curve": plan.curve(part),
        }


def valuing() -> _Valuing:
    """What cards are worth to decks of any format."""
    return _Valuing(PRIOR)


def build(pool: Sequence[str], ratings: Ratings, size: int = LIMITED_DECK, others: Sequence[str] = ()) -> Build:
    """The deck of this size from the pool that is best by these ratings; see `decks.best_deck`. Raises SmallPool."""
    return best_deck(pool, _Valuing(ratings), size, others)


def shares(pool: Sequence[str], ratings: Ratings, players: int, size: int = LIMITED_DECK) -> list[list[str]]:
    """A pool divided among so many players by these ratings; see `decks.shares`. Raises SmallPool."""
    return decks.shares(pool, players, size, Plan, lambda name, plan: sum(value_parts(name, plan, ratings).values()))
