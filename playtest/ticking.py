"""Time at tables of persons: one task in the server's event loop that ends games whose time is up, lets windows pass
after their pause, and ends the waiting for who is absent. What is due is stored, so that it happens after a
restart as well.

Several servers of one database may tick: a table's row is locked while one of them looks, and what is done is not due
any more.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime
from functools import partial

from django.utils import timezone

from live.broadcast import call
from live.errors import Refused
from live.patience import AWAY, retry_until_done
from playtest import domain, queries

TICK = 0.25  # seconds

log = logging.getLogger(__name__)


async def run() -> None:
    """Tick in this event loop until it is cancelled."""
    listening = timezone.now()
    while True:
        await retry_until_done(partial(_go_round, listening), "The clocks of the tables")


async def _go_round(listening: datetime) -> None:
    await tick(listening)
    await asyncio.sleep(TICK)


async def tick(listening: datetime | None = None) -> None:
    """Let all that is due happen. A table that fails keeps no other one waiting. `listening`: since when pages can be
    heard of."""
    now = timezone.now()
    for slug in await call(queries.due_slugs, now=now):
        try:
            await call(domain.advance, slug=slug, now=now, listening=listening)
        except AWAY:
            raise
        except Refused:  # it is gone, or cannot go on by today's rules
            await call(domain.postpone, slug=slug)
        except Exception:
            log.exception("The table %s could not continue.", slug)
            await call(domain.postpone, slug=slug)
