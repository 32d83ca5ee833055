"""The coach's turn: a task in the server's event loop that has choices looked at in a process of low priority.

Games are looked at in turn, one choice each. Several servers of one database may take the same look; the first to store
it wins, and both came out the same.
"""

from __future__ import annotations

import asyncio
import logging

from live.broadcast import call
from live.patience import retry_until_done
from playtest.coach import domain, queries
from playtest.coach.queries import Job
from playtest.coach.working import FirstLook, SecondLook, first_look, second_look
from playtest.workers import unwatched

log = logging.getLogger(__name__)


async def run() -> None:
    """Look at games in this event loop until it is cancelled: whatever there is, then at each notification."""
    loop, news = asyncio.get_running_loop(), asyncio.Event()

    def hear() -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(news.set)

    async def look_at_all() -> None:
        news.clear()
        while (job := await call(queries.next_job)) is not None:
            await _look(job)

    domain.news.subscribe(hear)
    try:
        while True:
            await retry_until_done(look_at_all, "The coach")
            await news.wait()
    finally:
        domain.news.unsubscribe(hear)


async def _look(job: Job) -> None:
    """Take a look and store what was found. A game that breaks off is given up."""
    found: FirstLook | SecondLook | None
    try:
        if job.look == 1:
            found = await unwatched.run(first_look, job.game, job.seat, job.number)
        else:
            found = await unwatched.run(second_look, job.game, job.seat, job.number, job.ideas)
    except Exception:
        log.exception("The coach could not look at choice %d of %d.", job.number, job.pk)
        await call(domain.fail, pk=job.pk, why="The coach could not look at this game. Ask it again.")
    else:
        await call(domain.store, pk=job.pk, number=job.number, look=job.look, found=found)
