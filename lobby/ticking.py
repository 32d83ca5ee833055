"""Time in the queue: one task in the server's event loop that asks open pages whether they are still there, and lets
happen what is due. Each server asks its own pages; several may tick, as the queue is locked while one of them does."""

from __future__ import annotations

import asyncio
import logging

from django.utils import timezone

from live.broadcast import call
from live.patience import retry_until_done
from lobby import queue
from lobby.hub import ADDRESS, hubs

TICK = 1.0  # seconds
TICKS_PER_PULSE = int(queue.PULSE.total_seconds() / TICK)

log = logging.getLogger(__name__)


async def run() -> None:
    """Tick in this event loop until it is cancelled."""
    await retry_until_done(_wake, "The queue")
    while True:
        await retry_until_done(_go_round, "The queue")


async def _wake() -> None:
    await call(queue.wake)


async def _go_round() -> None:
    await pulse()
    for _ in range(TICKS_PER_PULSE):
        await call(queue.tick, now=timezone.now())
        await asyncio.sleep(TICK)


async def pulse() -> None:
    """Ask the pages of those who wait whether they are still there. Their own timers are slow in a tab that nobody
    looks at; answers are not."""
    for tab in hubs.tabs(ADDRESS):
        try:
            await tab.feel()
        except Exception:
            log.exception("A page in the lobby could not be asked.")
