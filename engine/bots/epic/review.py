"""Which choices are reviewed: see `engine/bots/review.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.bots.epic.greedy import BY_POLICY
from engine.bots.epic.observation import Observation
from engine.bots.epic.search import SETS, SearchBot
from engine.bots.halving import Effort
from engine.bots.observing import never
from engine.bots.review import Review
from engine.bots.review import review as review_by
from engine.epic import Game
from engine.epic.rules import codes
from engine.kernel.random import Rng


def can_review(kind: int, *, prefix: bool) -> bool:
    """Whether choices of this kind are reviewed: those that the bot searches for, and the first hand. Objects that are
    picked one after the other are one choice: with a `prefix` of it there is nothing to review."""
    return not prefix if kind in SETS else kind not in BY_POLICY


def is_reviewed(g: Game) -> bool:
    """Whether the choice that waits is."""
    return can_review(g.kind, prefix=g.kind in SETS and len(g.frames[-1]) > codes.SELECTED)


def picked(options: Sequence[int]) -> tuple[int, ...]:
    """The refs of the objects that these options pick."""
    return tuple(option >> codes.VERB_BITS for option in options if option & codes.VERB_MASK == codes.PICK)


def review(
    observation: Observation,
    rng: Rng,
    option: int,
    refs: tuple[int, ...],
    effort: Effort,
    games: int,
    enough: Callable[[], bool] = never,
) -> Review | None:
    """What a choice has cost, by the bot with this effort; `refs` count where a set is chosen."""
    of_a_set = observation.decision().kind in SETS
    return review_by(SearchBot(effort, enough), observation, rng, option, refs if of_a_set else None, games)
