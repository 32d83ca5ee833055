"""The runner with its process: games are looked at in the background, after whatever happened."""

import asyncio
import contextlib

import pytest
from channels.db import database_sync_to_async

from people.persons import Person
from playtest.coach import domain, queries, runner
from playtest.coach.working import first_look
from playtest.models import Coaching, Table
from playtest.workers import unwatched
from tests.patience import becomes

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
async def running():
    """A runner in this event loop, as a server has one."""
    task = asyncio.get_running_loop().create_task(runner.run())
    yield task
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


@pytest.fixture(autouse=True)
def no_process_is_left():
    yield
    unwatched.stop()


@database_sync_to_async
def start(table):
    return domain.start(slug=table.slug, seat=0, person=Person("ann"))


@database_sync_to_async
def stored(begun):
    return Coaching.objects.get(pk=begun.pk)


async def has_ended(begun):
    return (await stored(begun)).ended is not None


@pytest.fixture
def table(finished):
    return finished(choices=6)


async def test_what_waits_is_looked_at_and_then_what_is_asked(table, finished, running):
    first = await start(table)
    await becomes(lambda: has_ended(first))
    found = await stored(first)
    assert sorted(map(int, found.first)) == found.choices
    second = await start(await database_sync_to_async(finished)(choices=4, seed=2))
    await becomes(lambda: has_ended(second))


async def test_a_worker_that_is_killed_is_replaced_and_finds_the_same(table, running):
    begun = await start(table)
    await becomes(is_working)
    for process in list(unwatched._pool._processes.values()):
        process.kill()
    await becomes(lambda: has_ended(begun))
    found = await stored(begun)
    job = await database_sync_to_async(queries.job_of)(found, found.choices[0], 1)
    by_hand = first_look(job.game, 0, job.number)
    assert found.first[str(job.number)] == {**by_hand, "ideas": [list(one) for one in by_hand["ideas"]]}
    assert found.why == ""


async def is_working():
    return unwatched._pool is not None and bool(unwatched._pool._processes)


async def test_a_game_that_breaks_off_is_given_up_and_no_other(table, finished, running):
    other = await database_sync_to_async(finished)(choices=4, seed=2)
    begun = await database_sync_to_async(broken)(table)
    fine = await start(other)
    await becomes(lambda: has_ended(fine))
    await becomes(lambda: has_ended(begun))
    assert "Ask it again" in (await stored(begun)).why
    assert (await stored(fine)).why == ""


def broken(table):
    """Asked about a choice that the game does not have."""
    return Coaching.objects.create(player=Table.objects.get(pk=table.pk).seats[0], choices=[9_999])
