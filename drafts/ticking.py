"""Time in pods: one task in the server's event loop that makes bots and clocks go on when they are due.

Several servers of one database may tick; a pod's row is locked while one of them looks at it, and what is done already
is not due any more.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from django.utils import timezone

from drafts import domain, queries
from live.broadcast import call
from live.patience import AWAY, retry_until_done

TICK = 0.5  # seconds
TICKS_PER_HEARTBEAT = 8  # ticks from one heartbeat to the next
REST = timedelta(minutes=10)  # of a pod that cannot go on

log = logging.getLogger(__name__)


async def run() -> None:
    """Tick in this event loop until it is cancelled."""
    while True:
        await retry_until_done(_go_round, "The clocks of the drafts")


async def _go_round() -> None:
    await call(domain.heartbeat)
    for _ in range(TICKS_PER_HEARTBEAT):
        await tick()
        await asyncio.sleep(TICK)


async def tick() -> None:
    """Let all that is due happen. A pod that fails keeps no other one waiting; a database that is away is no fault of
    the pod."""
    now = timezone.now()
    for slug in await call(queries.due_slugs, now=now):
        try:
            await call(domain.advance, slug=slug, now=now)
        except AWAY:
            raise
        except Exception:
            log.exception("The draft %s could not continue.", slug)
            await call(domain.postpone, slug=slug, until=now + REST)
