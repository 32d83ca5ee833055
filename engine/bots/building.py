"""Builds a deck from a pool: for bots, and as a start for players.

The worth of a deck is the sum of the ratings of its cards and of what they are together (`plans.py`). From the best
single cards on, one card after another is exchanged for one that is left out, as long as the deck gets better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots.plans import PART_OF, Plan
from engine.bots.rating import Ratings
from engine.bots.scoring import DIGITS, value_parts
from engine.epic.construction import LIMITED_DECK

_ROUNDS = 40  # exchanges, at most


class SmallPool(ValueError):
    """A pool has fewer cards than the deck needs."""

    code = "pool"

    def __init__(self, have: int, need: int) -> None:
        super().__init__(f"The pool has {have} cards; a deck needs {need}.")


@dataclass(frozen=True)
class Choice:
    """A card of the pool: whether it is in the deck, and what it brings to the cards of the deck, by named parts that
    add up to `total`."""

    card: str
    chosen: bool
    parts: dict[str, float]
    total: float

    def to_json(self) -> dict[str, Any]:
        return {"card": self.card, "chosen": self.chosen, "parts": self.parts, "total": self.total}


@dataclass(frozen=True)
class Build:
    """A deck and, card by card of the pool, why."""

    deck: tuple[str, ...]
    choices: tuple[Choice, ...]


def build(pool: Sequence[str], ratings: Ratings, size: int = LIMITED_DECK, others: Sequence[str] = ()) -> Build:
    """The deck of this size from the pool that is best by these ratings, one name for each copy, in the order of names.
    `others` are cards that are left out because they belong to somebody else's share. Raises SmallPool."""
    if len(pool) < size:
        raise SmallPool(len(pool), size)
    order = sorted(pool, key=lambda name: (-ratings[name], name))
    deck, rest = order[:size], order[size:]
    plan = Plan(deck)
    for _ in range(_ROUNDS):
        if not _exchange(deck, rest, plan, ratings):
            break
    deck.sort()
    choices = [_choice(name, True, plan, ratings) for name in deck] + [
        _choice(name, False, plan, ratings) for name in sorted([*rest, *others])
    ]
    return Build(tuple(deck), tuple(choices))


def shares(pool: Sequence[str], ratings: Ratings, players: int, size: int = LIMITED_DECK) -> list[list[str]]:
    """A pool divided among so many players, who take what helps their decks most, in turn and back again; as many
    cards each as the others, or one more. Raises SmallPool when these are too few for decks of this size."""
    if len(pool) < players * size:
        raise SmallPool(len(pool), players * size)
    if players == 1:
        return [list(pool)]
    left, found, plans = sorted(pool), [list[str]() for _ in range(players)], [Plan() for _ in range(players)]
    for turn in range(len(left)):
        lap, at = divmod(turn, players)
        player = players - 1 - at if lap % 2 else at
        values = [sum(value_parts(name, plans[player], ratings).values()) for name in left]
        name = left.pop(values.index(max(values)))
        found[player].append(name)
        plans[player].add(name)
    return found


def _exchange(deck: list[str], rest: list[str], plan: Plan, ratings: Ratings) -> bool:
    """Exchange the card that the others miss least for the best one left out, if that helps."""
    if not rest:
        return False
    out = min(range(len(deck)), key=lambda at: (_brings(deck[at], plan, ratings), deck[at]))
    leaves = deck[out]
    plan.add(leaves, -1)
    into = max(range(len(rest)), key=lambda at: (_gain(rest[at], plan, ratings), rest[at]))
    comes = rest[into]
    if _gain(comes, plan, ratings) <= _gain(leaves, plan, ratings):
        plan.add(leaves)
        return False
    plan.add(comes)
    deck[out], rest[into] = comes, leaves
    return True


def _brings(name: str, plan: Plan, ratings: Ratings) -> float:
    """What a card of the deck brings to the other ones."""
    plan.add(name, -1)
    gain = _gain(name, plan, ratings)
    plan.add(name)
    return gain


def _gain(name: str, plan: Plan, ratings: Ratings) -> float:
    return sum(_parts(name, plan, ratings).values())


def _parts(name: str, plan: Plan, ratings: Ratings) -> dict[str, float]:
    part = PART_OF[name]
    return {
        "rating": ratings[name],
        "support": plan.support(part),
        "tempo": plan.tempo(part),
        "curve": plan.curve(part),
    }


def _choice(name: str, chosen: bool, plan: Plan, ratings: Ratings) -> Choice:
    if chosen:
        plan.add(name, -1)
    parts = {word: round(value, DIGITS) for word, value in _parts(name, plan, ratings).items()}
    if chosen:
        plan.add(name)
    return Choice(name, chosen, parts, round(sum(parts.values()), DIGITS))
