"""The trials' turn: a few tasks in the server's event loop that have pairs played in processes of their own.

Those processes are few and nice to others, so that bots at tables think first. Pairs are taken from whose trial has
waited longest, one trial of a person at a time. Several servers of one database may play the same pair; the first to
store it wins, and both came out the same.
"""

from __future__ import annotations

import asyncio
import logging
import os

from live.broadcast import call
from live.patience import retry_until_done
from live.workers import Workers
from playtest.trials import domain, queries
from playtest.trials.notifications import trials
from playtest.trials.playing import Job, play_pair

LANES = max(1, (os.cpu_count() or 1) // 2)  # pairs that are played at the same time
NICENESS = 15

log = logging.getLogger(__name__)
players = Workers(LANES, NICENESS)


async def run() -> None:
    """Play trials in this event loop until it is cancelled: whatever there is, then at each notification."""
    loop, news, taking = asyncio.get_running_loop(), asyncio.Event(), asyncio.Lock()
    busy: set[tuple[str, int]] = set()

    def hear() -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(news.set)

    async def take() -> Job | None:
        async with taking:
            job = await call(queries.next_job, busy=frozenset(busy))
            if job is not None:
                busy.add((job.slug, job.number))
            return job

    async def play_all() -> None:
        news.clear()
        while (job := await take()) is not None:
            try:
                await _play(job)
            finally:
                busy.discard((job.slug, job.number))

    async def lane() -> None:
        while True:
            await retry_until_done(play_all, "Trials")
            await news.wait()

    trials.subscribe(hear)
    try:
        await retry_until_done(_give_up_outdated, "Trials")
        async with asyncio.TaskGroup() as lanes:
            for _ in range(LANES):
                lanes.create_task(lane())
    finally:
        trials.unsubscribe(hear)


async def _give_up_outdated() -> None:
    await call(domain.give_up_outdated)


async def _play(job: Job) -> None:
    """Have a pair played and store it. A trial whose games break off is given up."""
    try:
        games, seconds = await players.run(play_pair, job)
    except Exception:
        log.exception("Pair %d of the trial %s could not be played.", job.number, job.slug)
        await call(domain.fail, slug=job.slug, why="A game failed, so the trial stopped. Earlier results are kept.")
    else:
        await call(domain.store, slug=job.slug, number=job.number, games=games, seconds=seconds)
