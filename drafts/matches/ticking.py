"""Games after drafts go on by themselves: a task in the server's event loop that enters results, which pairs the next
round, and sees to it that bots play their matches, a few at a time.

Several servers of one database may tick: verbs lock the pod, and what is done already is not done again.
"""

from __future__ import annotations

import asyncio

from drafts.matches import domain, queries
from live.broadcast import call
from live.patience import retry_until_done
from playtest import thinking

TICK = 1.0  # seconds
LANES = 2  # matches of bots that are played at the same time


async def run() -> None:
    """Tick in this event loop until it is cancelled."""
    while True:
        await retry_until_done(tick, "The matches of the drafts")
        await asyncio.sleep(TICK)


async def tick() -> None:
    """Settle what is over, and wake the bots that are to play."""
    for slug in await call(queries.unsettled_slugs):
        await call(domain.settle, slug=slug)
    for match in await call(queries.bots_turn, most=LANES):
        table = await call(domain.let_bots_play, match=match)
        if table is not None:
            thinking.wake(table)
