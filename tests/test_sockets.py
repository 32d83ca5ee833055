"""The connection that tests use: one that fails must not take others with it."""

import pytest

from tests.sockets import Socket


async def test_a_connection_that_was_waited_for_in_vain_is_closed_like_any_other(db):
    socket = Socket("/ws/lobby/")
    assert (await socket.connect())[0]
    with pytest.raises(TimeoutError):
        await socket.receive_output(timeout=0.01)
    await socket.disconnect()
