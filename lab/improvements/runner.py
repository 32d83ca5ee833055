"""The improvements' turn: a few tasks in the server's event loop that have blocks of pairs played, and decide how each
way goes on when the pairs it asked for are there.

The processes are those of trials, which are few and nice to others, so that bots at tables think first. Whose
improvement has waited longest is served next, one improvement of a person at a time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from lab.improvements import domain, queries
from lab.improvements.deciding import Block, Job, Question, decide, play_block
from live import lanes
from live.broadcast import call
from playtest.trials.runner import LANES, players

FAILED = "A game failed, so the improvement stopped. What was found before is kept."

log = logging.getLogger(__name__)


async def run() -> None:
    """Play and decide in this event loop until it is cancelled."""
    await lanes.run(
        "Improvements", LANES, domain.news, begin=domain.give_up_outdated, next_job=queries.next_job, do=_do
    )


async def _do(job: Job) -> None:
    """Have it done and store what came of it. An improvement whose games break off is given up."""
    try:
        store = await _done(job)
    except Exception:
        log.exception("The improvement %s could not go on.", job.slug)
        await call(domain.fail, slug=job.slug, why=FAILED)
    else:
        await call(store)


async def _done(job: Job) -> Callable[[], object]:
    """Have it done by a worker; what stores it."""
    if isinstance(job, Block):
        played = await players.run(play_block, job)
        return partial(domain.store, slug=job.slug, stage=job.stage, played=played)
    assert isinstance(job, Question), "there is nothing else to do"
    answer = await players.run(decide, job)
    return partial(domain.follow, slug=job.slug, answer=answer)
