"""What a choice that was made has cost, by the judgement of a bot that plays its ideas on, from what the seat could
know then. Names no game: a game brings the bot.

The bot looks for its best idea as if it had to choose. That idea and what was chosen are then played on in fresh games,
both in the same ones, because whatever seemed best in the first ones may have been lucky there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Protocol, TypedDict

from engine.bots.halving import Effort, Idea, Thought, Weighed
from engine.bots.observing import Observed
from engine.kernel.position import P
from engine.kernel.random import Rng

FEWEST: Final = 8  # fresh games, without which a cost says too little


class Thinker(Protocol[P]):
    """A bot that plays its ideas on: see `halving.py`. It asks now and then whether it is `enough`."""

    effort: Effort
    enough: Callable[[], bool]

    def ideas(self, g: P, me: int) -> list[Idea]:
        """The best ones by one look ahead, the best first. `g` stays as it is."""

    def idea_of(self, g: P, me: int, option: int, refs: tuple[int, ...]) -> Idea:
        """What somebody chooses, whether or not it is one of the best. `g` stays as it is."""

    def compare(self, observation: Observed[P], rng: Rng, ideas: list[Idea]) -> Thought:
        """Try ideas in common games; put them in order, the best first."""

    def line(self, world: P, me: int, idea: Idea, *, journal: bool = False) -> tuple[P, float, int]:
        """A copy of a game as it stands once it was played on after an idea, with a `journal` of that if one is wanted;
        the chance of winning that came of it, and how many options were applied."""


class Review(TypedDict):
    """The best idea and what was chosen, each with its chance of winning and the fresh games it was played on in.
    `cost` is how much higher the chance of the best idea is, from -1 to 1, and `error` the standard error of that; both
    are 0 where the best idea was chosen. `next` is the best of the other ideas then, by the games of the search."""

    best: Weighed
    taken: Weighed
    next: Weighed | None
    cost: float
    error: float


def review(
    bot: Thinker[P],
    observation: Observed[P],
    rng: Rng,
    option: int,
    refs: tuple[int, ...] | None,
    games: int,
) -> Review | None:
    """What the choice of `option`, or of the objects `refs` in the order of picking where a set is chosen, has cost, by
    so many fresh `games`. None where there is no other idea, and where it is enough before FEWEST of them are played.
    For two players."""
    world = observation.determinize(rng)
    ideas = bot.ideas(world, observation.seat)
    taken = next((one for one in ideas if (one.option == option if refs is None else one.refs == refs)), None)
    if taken is None:
        taken = bot.idea_of(world, observation.seat, option, refs or ())
        ideas.append(taken)
    if len(ideas) == 1:
        return None
    bot.compare(observation, rng, ideas)
    best, prior = ideas[0], bot.effort.prior
    if best is taken:
        chosen = taken.weighed(prior)
        return {"best": chosen, "taken": chosen, "next": ideas[1].weighed(prior), "cost": 0.0, "error": 0.0}
    fresh = [Idea(one.option, one.refs, one.prior) for one in (best, taken)]
    gains: list[float] = []
    for _ in range(games):
        world = observation.determinize(rng)
        first, second = (bot.line(world, observation.seat, one)[1] for one in fresh)
        if bot.enough():  # it may have broken off in the midst
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
