"""Changes are told to everybody at a table, and telling never holds up the teller."""

import asyncio
import threading

import pytest
from channels.layers import get_channel_layer

from live.broadcast import call
from playtest import domain
from playtest.broadcast import group_of
from tests.patience import PATIENCE

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def table(new_table):
    return new_table()


async def test_whoever_listens_hears_of_a_change(table):
    layer = get_channel_layer()
    await layer.group_add(group_of(table.slug), "listener")
    await call(domain.set_pace, slug=table.slug, seat=0, pace="quick")
    heard = await asyncio.wait_for(layer.receive("listener"), PATIENCE)
    assert heard == {"type": "table.changed"}


async def test_a_verb_ends_although_the_event_loop_stands_still(table):
    """As it does when the server stops: nobody would answer a thread that waited."""
    done = threading.Event()

    def verb():
        domain.set_pace(slug=table.slug, seat=0, pace="quick")
        done.set()

    calling = asyncio.create_task(call(verb))
    await asyncio.sleep(0)
    assert done.wait(PATIENCE)  # stops this loop until the verb has ended
    await calling
