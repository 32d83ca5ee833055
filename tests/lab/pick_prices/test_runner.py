"""The runner with its processes: prices are found in the background, after whatever happened."""

import asyncio
import contextlib

import pytest
from channels.db import database_sync_to_async
from django.apps import apps

from drafts.models import Pod
from lab.pick_prices import queries, runner
from lab.pick_prices.measuring import play_comparison
from lab.pick_prices.models import PickPrice
from tests.drafts.logs.reading import drafted
from tests.lab.pick_prices.conftest import draft
from tests.patience import becomes

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def no_process_is_left():
    yield
    runner.players.stop()


@contextlib.asynccontextmanager
async def running():
    """A runner in this event loop, as a server has one."""
    task = asyncio.get_running_loop().create_task(runner.run())
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


@pytest.fixture
def short(new_pod, start):
    """A price of one comparison."""

    def short(**asked):
        price = start(drafted(new_pod("pack", 2)), **asked)
        PickPrice.objects.filter(pk=price.pk).update(games=4)
        return PickPrice.objects.get(pk=price.pk)

    return short


@database_sync_to_async
def ending_of(price):
    return PickPrice.objects.get(pk=price.pk).ending


async def has_ended(price):
    return bool(await ending_of(price))


@database_sync_to_async
def compared(price):
    return PickPrice.objects.get(pk=price.pk).compared()


async def test_what_waits_is_played_as_if_nobody_had_disturbed_it(short):
    price = await database_sync_to_async(short)()
    async with running():
        await becomes(lambda: has_ended(price))
    assert await ending_of(price) == "done"
    assert await compared(price) == await database_sync_to_async(by_hand)(price)


def by_hand(price):
    PickPrice.objects.filter(pk=price.pk).update(decks=None, ended=None)
    price.refresh_from_db()
    matchups = queries.job_of(draft(price)).matchups
    return [play_comparison(matchups, 0)]


async def test_a_server_that_stops_goes_on_later(short):
    price = await database_sync_to_async(short)()
    async with running():
        await becomes(lambda: is_drafted(price))
    assert not await has_ended(price)
    async with running():
        await becomes(lambda: has_ended(price))
    assert len(await compared(price)) == 1


@database_sync_to_async
def is_drafted(price):
    return PickPrice.objects.get(pk=price.pk).decks is not None


async def test_a_draft_that_has_changed_ends_its_price_and_no_other(short):
    broken = await database_sync_to_async(short)()
    await database_sync_to_async(change_rules)(broken)
    fine = await database_sync_to_async(short)()
    async with running():
        await becomes(lambda: has_ended(broken))
        await becomes(lambda: is_drafted(fine))
    assert await ending_of(broken) == "failed"


def change_rules(price):
    Pod.objects.filter(pk=price.pod_id).update(setup=price.pod.setup | {"rules": 0})


async def test_games_that_break_off_end_their_price(short):
    price = await database_sync_to_async(short)()
    await database_sync_to_async(PickPrice.objects.filter(pk=price.pk).update)(
        decks={"taken": [["Nobody"] * 30] * 2, "other": [["Kong"] * 30] * 2}
    )
    async with running():
        await becomes(lambda: has_ended(price))
    assert await ending_of(price) == "failed"
    assert await why(price) == runner.FAILED


@database_sync_to_async
def why(price):
    return PickPrice.objects.get(pk=price.pk).why


def test_it_runs_beside_the_server():
    assert "lab.pick_prices.runner.run" in apps.get_app_config("lab").beside_serving
