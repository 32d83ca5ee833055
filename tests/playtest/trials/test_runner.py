"""The runner with its processes: trials are played in the background, after whatever happened."""

import asyncio
import contextlib
import os

import pytest
from channels.db import database_sync_to_async

from playtest.models import Trial
from playtest.trials import domain, queries, runner
from playtest.trials.playing import play_pair
from tests.outages import outage
from tests.patience import becomes
from tests.playtest.trials.conftest import EVIL, SAGE

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
    runner.players.stop()


async def test_trials_are_played_after_an_outage_at_the_start(start, impatient):
    trial = await database_sync_to_async(start)(pairs=1)
    with outage("live.patience") as away:
        task = asyncio.create_task(runner.run())
        await away.was_noticed()
    await becomes(lambda: is_done(trial))
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


@database_sync_to_async
def ending_of(trial):
    return Trial.objects.get(pk=trial.pk).ending


@database_sync_to_async
def played(trial):
    return list(trial.played.values_list("number", "games"))


def by_hand(trial):
    """What the games come out as when nobody disturbs them."""
    return [(number, play_pair(queries.job_of(trial, number))[0]) for number in range(trial.total)]


async def test_what_waits_is_played_and_then_what_is_started(start, running):
    first = await database_sync_to_async(start)(against=(EVIL, SAGE), pairs=2)
    await becomes(lambda: is_done(first))
    second = await database_sync_to_async(start)(pairs=2)
    await becomes(lambda: is_done(second))
    assert await played(first) == by_hand(first)
    assert await played(second) == by_hand(second)


async def is_done(trial):
    return await ending_of(trial) == "done"


async def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(start, running):
    trial = await database_sync_to_async(start)(pairs=10)
    await becomes(lambda: has_pairs(trial, 1))
    for process in list(runner.players._pool._processes.values()):
        process.kill()
    await becomes(lambda: is_done(trial))
    assert await played(trial) == by_hand(trial)


async def has_pairs(trial, count):
    return len(await played(trial)) >= count


async def test_a_cancelled_trial_makes_room_for_the_next(start, running, ann):
    long = await database_sync_to_async(start)(pairs=500)
    short = await database_sync_to_async(start)(pairs=1)
    await becomes(lambda: has_pairs(long, 1))
    await database_sync_to_async(domain.cancel)(person=ann, slug=long.slug)
    await becomes(lambda: is_done(short))
    assert await ending_of(long) == "cancelled"
    assert len(await played(long)) < 500


async def test_a_game_that_breaks_off_ends_its_trial_and_no_other(start, running):
    broken = await database_sync_to_async(start)(pairs=2)
    await database_sync_to_async(Trial.objects.filter(pk=broken.pk).update)(bot="nobody")
    await becomes(lambda: has_ended(broken))
    fine = await database_sync_to_async(start)(pairs=1)
    await becomes(lambda: is_done(fine))
    assert await ending_of(broken) == "failed"


async def has_ended(trial):
    return bool(await ending_of(trial))


def test_its_processes_let_others_go_first():
    async def niceness():
        return await runner.players.run(os.nice, 0)

    assert asyncio.run(niceness()) == min(19, os.nice(0) + runner.NICENESS)
