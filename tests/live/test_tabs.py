"""A tab whose connection ends while something is said to it."""

import pytest
from autobahn.exception import Disconnected

from live.tabs import Tab

pytestmark = pytest.mark.django_db  # channels looks after old connections when a tab closes


async def test_what_is_said_to_a_tab_that_has_closed_goes_nowhere(caplog):
    heard = iter([{"type": "websocket.connect"}, {"type": "websocket.receive", "text": "["},
                  {"type": "websocket.receive", "text": '["nothing", 1, {}]'},
                  {"type": "websocket.disconnect", "code": 1001}])  # fmt: skip
    tried = []

    async def receive():
        return next(heard)

    async def send(message):
        tried.append(message["type"])
        if message["type"] == "websocket.send":
            raise Disconnected("Attempt to send on a closed protocol")

    class Listening(Tab):
        async def connect(self):
            await self.accept()
            self.heard = True

    await Listening()({"type": "websocket"}, receive, send)
    assert tried == ["websocket.accept", "websocket.send", "websocket.send"]
    assert caplog.records == []
