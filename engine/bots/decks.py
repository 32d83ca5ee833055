"""Decks that are built from pools, of any game: for bots, and as a start for players. Names no game.

The worth of a deck is the sum of what its cards are alone and of what they are together, which a game says (`Valuing`).
From the best single cards on, one card after another is exchanged for one that is left out, as long as the deck gets
better.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engine.bots.scoring import DIGITS

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


class Valuing(Protocol):
    """What cards are worth to a deck, of which it counts what is in it. It begins empty."""

    def alone(self, name: str) -> float:
        """A card by itself."""

    def add(self, name: str, times: int = 1) -> None:
        """One card more; one less with -1."""

    def parts(self, name: str) -> dict[str, float]:
        """What one more card would bring, by named parts; the first is what it is alone."""


class Counting(Protocol):
    """What counts the cards of one player."""

    def add(self, name: str, times: int = 1) -> None:
        """One card more."""


C = TypeVar("C", bound=Counting)


def shares(
    pool: Sequence[str], players: int, size: int, counting: Callable[[], C], brings: Callable[[str, C], float]
) -> list[list[str]]:
    """A pool divided among so many players, who take what helps their decks most, in turn and back again; as many
    cards each as the others, or one more. `brings`: what a card helps one who has what is counted. Raises SmallPool
    when these are too few for decks of this size."""
    if len(pool) < players * size:
        raise SmallPool(len(pool), players * size)
    if players == 1:
        return [list(pool)]
    left, found, plans = sorted(pool), [list[str]() for _ in range(players)], [counting() for _ in range(players)]
    for turn in range(len(left)):
        lap, at = divmod(turn, players)
        player = players - 1 - at if lap % 2 else at
        values = [brings(name, plans[player]) for name in left]
        name = left.pop(values.index(max(values)))
        found[player].append(name)
        plans[player].add(name)
    return found


def best_deck(pool: Sequence[str], values: Valuing, size: int, others: Sequence[str] = ()) -> Build:
    """The deck of this size from the pool that is best by this worth, one name for each copy, in the order of names.
    `others` are cards that are left out because they belong to somebody else's share. Raises SmallPool."""
    if len(pool) < size:
        raise SmallPool(len(pool), size)
    order = sorted(pool, key=lambda name: (-values.alone(name), name))
    deck, rest = order[:size], order[size:]
    for name in deck:
        values.add(name)
    for _ in range(_ROUNDS):
        if not _exchange(deck, rest, values):
            break
    deck.sort()
    choices = [_choice(name, True, values) for name in deck] + [
        _choice(name, False, values) for name in sorted([*rest, *others])
    ]
    return Build(tuple(deck), tuple(choices))


def _exchange(deck: list[str], rest: list[str], values: Valuing) -> bool:
    """Exchange the card that the others miss least for the best one left out, if that helps."""
    if not rest:
        return False
    out = min(range(len(deck)), key=lambda at: (_brings(deck[at], values), deck[at]))
    leaves = deck[out]
    values.add(leaves, -1)
    into = max(range(len(rest)), key=lambda at: (_gain(rest[at], values), rest[at]))
    comes = rest[into]
    if _gain(comes, values) <= _gain(leaves, values):
        values.add(leaves)
        return False
    values.add(comes)
    deck[out], rest[into] = comes, leaves
    return True


def _brings(name: str, values: Valuing) -> float:
    """What a card of the deck brings to the other ones."""
    values.add(name, -1)
    gain = _gain(name, values)
    values.add(name)
    return gain


def _gain(name: str, values: Valuing) -> float:
    return sum(values.parts(name).values())


def _choice(name: str, chosen: bool, values: Valuing) -> Choice:
    if chosen:
        values.add(name, -1)
    parts = {word: round(value, DIGITS) for word, value in values.parts(name).items()}
    if chosen:
        values.add(name)
    return Choice(name, chosen, parts, round(sum(parts.values()), DIGITS))
