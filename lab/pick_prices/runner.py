"""The prices' turn: a task in the server's event loop that has worlds drafted and comparisons played.

The processes are those of trials, which are few and nice to others, so that bots at tables think first. One comparison
is played at a time, of the price that has waited longest. Several servers of one database may play the same one; the
first to store it wins, and both came out the same.
"""

from __future__ import annotations

import asyncio
import logging

from drafts.positions import CannotGoOn
from lab.pick_prices import domain, notifications, queries
from lab.pick_prices.playing import ToDraft, ToPlay, draft_worlds, play
from live.broadcast import call
from live.patience import retry_until_done
from playtest.trials.runner import players

FAILED = "A game failed, so this stopped. Earlier results are kept."

log = logging.getLogger(__name__)


async def run() -> None:
    """Play in this event loop until it is cancelled: whatever there is, then at each notification."""
    loop, news = asyncio.get_running_loop(), asyncio.Event()

    def hear() -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(news.set)

    async def play_all() -> None:
        news.clear()
        while (job := await call(_next_job)) is not None:
            await _do(job)

    notifications.subscribe(hear)
    try:
        await retry_until_done(_give_up_outdated, "Prices of picks")
        while True:
            await retry_until_done(play_all, "Prices of picks")
            await news.wait()
    finally:
        notifications.unsubscribe(hear)


async def _give_up_outdated() -> None:
    await call(domain.give_up_outdated)


def _next_job() -> ToDraft | ToPlay | None:
    """What to do next. A price whose draft is not what it was is given up."""
    while (price := queries.next_price()) is not None:
        try:
            return queries.job_of(price)
        except CannotGoOn as changed:
            domain.fail(slug=price.slug, why=str(changed))
    return None


async def _do(job: ToDraft | ToPlay) -> None:
    """Have it done and store what came of it. A price whose games break off is given up."""
    try:
        if isinstance(job, ToDraft):
            worlds = await players.run(draft_worlds, job)
        else:
            compared, seconds = await players.run(play, job)
    except Exception:
        log.exception("The price %s could not be played on.", job.slug)
        await call(domain.fail, slug=job.slug, why=FAILED)
        return
    if isinstance(job, ToDraft):
        await call(domain.keep_worlds, slug=job.slug, worlds=worlds)
    else:
        await call(domain.store, slug=job.slug, number=job.number, compared=compared, seconds=seconds)
