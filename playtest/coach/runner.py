"""The coach's turn: a task in the server's event loop that has choices looked at in a process of low priority.

Games are looked at in turn, one choice each.
"""

from __future__ import annotations

import logging

from live import lanes
from live.broadcast import call
from playtest.coach import domain, queries
from playtest.coach.queries import Job
from playtest.coach.working import FirstLook, SecondLook, first_look, second_look
from playtest.workers import unwatched

log = logging.getLogger(__name__)


async def run() -> None:
    """Look at games in this event loop until it is cancelled."""
    await lanes.run("The coach", 1, domain.news, next_job=lambda _busy: queries.next_job(), do=_look)


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
