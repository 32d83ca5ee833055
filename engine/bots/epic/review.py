"""What a choice that was made has cost, by the judgement of the bot that plays its ideas on, from what the seat could
know then.

The bot looks for its best idea as if it had to choose. That idea and what was chosen are then played on in fresh games,
both in the same ones, because whatever seemed best in the first ones may have been lucky there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypedDict

from engine.bots.epic.greedy import BY_POLICY
from engine.bots.epic.observation import Observation
from engine.bots.epic.search import SETS, SearchBot
from engine.bots.halving import Effort, Idea, Weighed
from engine.bots.observing import never
from engine.kernel.random import Rng

FEWEST: Final = 8  # fresh games, without which a cost says too little


class Review(TypedDict):
    """The best idea and what was chosen, each with its chance of winning and the fresh games it was played on in.
    `cost` is how much higher the chance of the best idea is, from -1 to 1, and `error` the standard error of that; both
    are 0 where the best idea was chosen. `next` is the best of the other ideas then, by the games of the search."""

    best: Weighed
    taken: Weighed
    next: Weighed | None
    cost: float
    error: float


def can_review(kind: int, *, prefix: bool) -> bool:
    """Whether choices of this kind are reviewed: those that the bot searches for, and the first hand. Objects that are
    picked one after the other are one choice: with a `prefix` of it there is nothing to review."""
    return not prefix if kind in SETS else kind not in BY_POLICY


def review(
    observation: Observation,
    rng: Rng,
    option: int,
    refs: tuple[int, ...],
    effort: Effort,
    games: int,
    enough: Callable[[], bool] = never,
) -> Review | None:
    """What the choice of `option`, or of the objects `refs` in the order of picking where a set is chosen, has cost, by
    so many fresh `games`. None where there is no other idea, and where it is `enough` before FEWEST of them are played.
    For two players."""
    bot = SearchBot(effort, enough)
    world = observation.determinize(rng)
    ideas = bot.ideas(world, observation.seat)
    of_a_set = world.kind in SETS
    taken = next((one for one in ideas if (one.refs == refs if of_a_set else one.option == option)), None)
    if taken is None:
        taken = bot.idea_of(world, observation.seat, option, refs)
        ideas.append(taken)
    if len(ideas) == 1:
        return None
    bot.compare(observation, rng, ideas)
    best, prior = ideas[0], effort.prior
    if best is taken:
        chosen = taken.weighed(prior)
        return {"best": chosen, "taken": chosen, "next": ideas[1].weighed(prior), "cost": 0.0, "error": 0.0}
    fresh = [Idea(one.option, one.refs, one.prior) for one in (best, taken)]
    gains: list[float] = []
    for _ in range(games):
        world = observation.determinize(rng)
        first, second = (bot.play_on(world, observation.seat, one)[0] for one in fresh)
        if enough():  # it may have broken off in the midst
            break
        fresh[0].add(first)
        fresh[1].add(second)
        gains.append(first - second)
    count = len(gains)
    if count < FEWEST:
        return None
    mean = sum(gains) / count
    spread = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)
    return {
        "best": fresh[0].weighed(0.0),
        "taken": fresh[1].weighed(0.0),
        "next": None,
        "cost": round(mean, 4),
        "error": round(spread, 4),
    }
