"""The trials' turn: a few tasks in the server's event loop that have pairs played in processes of their own.

Those processes are few and nice to others, so that bots at tables think first. Pairs are taken from whose trial has
waited longest, one trial of a person at a time.
"""

from __future__ import annotations

import logging
import os

from live import lanes
from live.broadcast import call
from live.workers import Workers
from playtest.trials import domain, queries
from playtest.trials.playing import Job, play_pair

LANES = max(1, (os.cpu_count() or 1) // 2)  # pairs that are played at the same time
NICENESS = 15

log = logging.getLogger(__name__)
players = Workers(LANES, NICENESS)


async def run() -> None:
    """Play trials in this event loop until it is cancelled."""
    await lanes.run("Trials", LANES, domain.news, begin=domain.give_up_outdated, next_job=queries.next_job, do=_play)


async def _play(job: Job) -> None:
    """Have a pair played and store it. A trial whose games break off is given up."""
    try:
        games, seconds = await players.run(play_pair, job)
    except Exception:
        log.exception("Pair %d of the trial %s could not be played.", job.number, job.slug)
        await call(domain.fail, slug=job.slug, why="A game failed, so the trial stopped. Earlier results are kept.")
    else:
        await call(domain.store, slug=job.slug, number=job.number, games=games, seconds=seconds)
