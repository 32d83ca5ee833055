"""What a thread tells the loop."""

import asyncio
import gc

import pytest

from live import broadcast

pytestmark = pytest.mark.django_db  # whoever calls from the loop looks after connections in which an error occurred


async def heard_after_a_verb(group, kind):
    channel = await broadcast.layer().new_channel()
    await broadcast.layer().group_add(group, channel)
    await broadcast.call(broadcast.tell, group, kind)
    return await broadcast.layer().receive(channel)


async def test_what_a_verb_tells_is_heard_in_the_loop_that_called_it():
    assert await heard_after_a_verb("table.one", "table.changed") == {"type": "table.changed"}


@pytest.mark.parametrize("ended", [False, True], ids=["a loop that ends before it hears", "a loop that has ended"])
def test_nothing_is_left_over_when_the_server_stops_while_a_verb_tells(ended):
    """Python would complain of a coroutine that was never awaited, which fails a test."""
    loop = asyncio.new_event_loop()
    token = broadcast._loop.set(loop)
    try:
        if ended:
            loop.close()
            with pytest.raises(RuntimeError, match="closed"):
                broadcast.tell("table.one", "table.changed")
        else:
            broadcast.tell("table.one", "table.changed")
            loop.close()
    finally:
        broadcast._loop.reset(token)
    gc.collect()
