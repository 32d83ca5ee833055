"""The prices' turn: a task in the server's event loop that has worlds drafted and comparisons played.

The processes are those of trials, which are few and nice to others, so that bots at tables think first. One comparison
is played at a time, of the price that has waited longest.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from drafts.positions import CannotGoOn
from lab.pick_prices import domain, queries
from lab.pick_prices.playing import Job, ToDraft, ToPlay, draft_worlds, play
from live import lanes
from live.broadcast import call
from playtest.trials.runner import players

FAILED = "A game failed, so this stopped. Earlier results are kept."

log = logging.getLogger(__name__)


async def run() -> None:
    """Play in this event loop until it is cancelled."""
    await lanes.run("Prices of picks", 1, domain.news, begin=domain.give_up_outdated, next_job=_next_job, do=_do)


def _next_job(_busy: object) -> Job | None:
    """What to do next. A price whose draft is not what it was is given up."""
    while (price := queries.next_price()) is not None:
        try:
            return queries.job_of(price)
        except CannotGoOn as changed:
            domain.fail(slug=price.slug, why=str(changed))
    return None


async def _do(job: Job) -> None:
    """Have it done and store what came of it. A price whose games break off is given up."""
    try:
        store = await _done(job)
    except Exception:
        log.exception("The price %s could not be played on.", job.slug)
        await call(domain.fail, slug=job.slug, why=FAILED)
    else:
        await call(store, slug=job.slug)


async def _done(job: Job) -> Callable[..., object]:
    """What stores the result of this job, which is done."""
    if isinstance(job, ToDraft):
        return partial(domain.keep_worlds, worlds=await players.run(draft_worlds, job))
    assert isinstance(job, ToPlay), "there is nothing else to do"
    compared, seconds = await players.run(play, job)
    return partial(domain.store, number=job.number, compared=compared, seconds=seconds)
