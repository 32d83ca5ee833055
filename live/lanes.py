"""Work in the background of the site: a few tasks in the server's event loop, each of which has one job done at a time.

The jobs stand in the database, where they outlive the server. Several servers of one database may do the same one; the
first to store it wins, and all came out the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Generic, TypeVar

from live.broadcast import call
from live.notifications import Notifications
from live.patience import retry_until_done

J = TypeVar("J")  # what says all about one job


async def run(
    what: str,
    lanes: int,
    news: Notifications,
    *,
    next_job: Callable[[Collection[J]], J | None],
    do: Callable[[J], Awaitable[None]],
    begin: Callable[[], int] | None = None,
) -> None:
    """Do jobs in this event loop until it is cancelled: whatever there is, then at each notification.

    `next_job` gets those that other lanes do just now and reads one that is none of them; `begin` is called once,
    before all jobs. Both are called in a thread. `what` names this work in the log.
    """
    loop, all_lanes = asyncio.get_running_loop(), _Lanes(next_job, do)
    events = [asyncio.Event() for _ in range(lanes)]

    def wake() -> None:
        for event in events:
            event.set()

    def hear() -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake)

    async def begin_once() -> None:
        if begin is not None:
            await call(begin)

    async def lane(event: asyncio.Event) -> None:
        while True:
            await retry_until_done(partial(all_lanes.do_all, event), what)
            await event.wait()

    news.subscribe(hear)
    try:
        await retry_until_done(begin_once, what)
        async with asyncio.TaskGroup() as group:
            for event in events:
                group.create_task(lane(event))
    finally:
        news.unsubscribe(hear)


class _Lanes(Generic[J]):
    """What lanes share: which jobs are being done."""

    def __init__(self, next_job: Callable[[Collection[J]], J | None], do: Callable[[J], Awaitable[None]]) -> None:
        self._next_job, self._do = next_job, do
        self._busy: list[J] = []
        self._taking = asyncio.Lock()

    async def do_all(self, news: asyncio.Event) -> None:
        """Do one job after another until there is none. News that come meanwhile are for the next time."""
        news.clear()
        while (job := await self._take()) is not None:
            try:
                await self._do(job)
            finally:
                self._busy.remove(job)

    async def _take(self) -> J | None:
        async with self._taking:
            job = await call(self._next_job, tuple(self._busy))
            if job is not None:
                self._busy.append(job)
            return job
