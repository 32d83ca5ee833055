"""Lanes in an event loop: every job is done once, several at a time, and news wakes all of them."""

import asyncio
import contextlib

import pytest

from live import lanes
from live.notifications import Notifications
from tests.patience import becomes

pytestmark = pytest.mark.django_db  # whoever calls from the loop looks after connections in which an error occurred


class Work:
    """Jobs that end when the test lets them; `most` is how many were done at the same time."""

    def __init__(self, *jobs):
        self.waiting, self.begun, self.done, self.news = list(jobs), [], [], Notifications()
        self.gate, self.most, self.in_vain = asyncio.Event(), 0, 0

    def next_job(self, busy):
        found = next((job for job in self.waiting if job not in busy), None)
        self.in_vain += found is None
        return found

    async def do(self, job):
        self.begun.append(job)
        self.most = max(self.most, len(self.begun) - len(self.done))
        await self.gate.wait()
        self.waiting.remove(job)
        self.done.append(job)

    @contextlib.asynccontextmanager
    async def in_lanes(self, count):
        run = lanes.run("Test", count, self.news, next_job=self.next_job, do=self.do)
        task = asyncio.get_running_loop().create_task(run)
        try:
            yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def has_begun(self, *jobs):
        return sorted(self.begun) == sorted(jobs)

    async def has_nothing_for(self, count):
        return self.in_vain == count

    async def has_done(self, *jobs):
        return sorted(self.done) == sorted(jobs)


async def test_each_job_is_done_once_and_no_more_at_a_time_than_there_are_lanes():
    work = Work("a", "b", "c")
    async with work.in_lanes(2):
        await becomes(lambda: work.has_begun("a", "b"))
        work.gate.set()
        await becomes(lambda: work.has_done("a", "b", "c"))
    assert (sorted(work.begun), work.most) == (["a", "b", "c"], 2)


async def test_news_wakes_every_lane():
    work = Work()
    async with work.in_lanes(2):
        await becomes(work.has_nothing_for, 2)
        work.waiting += ["a", "b"]
        work.news.notify()
        await becomes(lambda: work.has_begun("a", "b"))
    assert work.most == 2
