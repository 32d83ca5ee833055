"""What worker processes do for prices of picks: draft both worlds, and play a comparison. Loads the engine and no
Django."""

from __future__ import annotations

import time
from dataclasses import dataclass

from lab.matchups import Matchup
from lab.pick_prices.measuring import Compared, play_comparison
from lab.pick_prices.worlds import Recorded, Worlds, worlds


@dataclass(frozen=True)
class Job:
    """Something to be done for this price."""

    slug: str


@dataclass(frozen=True)
class ToDraft(Job):
    """Its worlds are not drafted yet."""

    draft: Recorded
    pick: int
    option: int


@dataclass(frozen=True)
class ToPlay(Job):
    """Its comparison `number`."""

    number: int
    matchups: tuple[Matchup, Matchup]


def draft_worlds(job: ToDraft) -> Worlds:
    return worlds(job.draft, job.pick, job.option)


def play(job: ToPlay) -> tuple[Compared, float]:
    """What came of it, and the seconds that it took."""
    began = time.perf_counter()
    compared = play_comparison(job.matchups, job.number)
    return compared, round(time.perf_counter() - began, 3)
