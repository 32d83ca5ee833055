"""A browser tab as the tests play it: real ASGI application, real session, no network."""

import asyncio
import json

from channels.testing import WebsocketCommunicator

from live.frames import Bucket
from tests.patience import PATIENCE

UNTIL_THE_NEXT = 1 / Bucket().rate  # seconds until one more message is fine


class Socket(WebsocketCommunicator):
    """A connection that waits as long as all tests do."""

    def __init__(self, path, cookie=None, origin="http://127.0.0.1"):
        from config.asgi import application  # which loads settings that pytest_configure changes first

        headers = [(b"origin", origin.encode()), (b"host", b"127.0.0.1")]
        if cookie:
            headers.append((b"cookie", cookie.encode()))
        super().__init__(application, path, headers=headers)

    def connect(self, timeout=PATIENCE):
        return super().connect(timeout)

    def receive_output(self, timeout=PATIENCE):
        return super().receive_output(timeout)

    def receive_from(self, timeout=PATIENCE):
        return super().receive_from(timeout)

    async def disconnect(self):
        """Who waited in vain has cancelled the application. It is not asked again: it would answer with CancelledError,
        which is no Exception, and pytest would leave this test's fixtures to all tests that follow."""
        if not self.future.cancelled():
            await super().disconnect(timeout=PATIENCE)


class SocketTab:
    """Says frames and hears frames."""

    def __init__(self, path, cookie=None, **options):
        self.socket = Socket(path, cookie, **options)
        self.last_id, self.closed = 0, False

    async def open(self):
        assert (await self.socket.connect())[0]
        return self

    async def tell(self, command, payload=None):
        """Say a frame; its number comes back."""
        self.last_id += 1
        await self.say_text(json.dumps([command, self.last_id, payload or {}]))
        return self.last_id

    async def say_text(self, text):
        await self.socket.send_to(text_data=text)

    async def hear(self):
        """The next frame, whatever it is."""
        return json.loads(await self.socket.receive_from())

    async def ask(self, command, payload=None):
        """Say a frame and wait for its answer: (command, payload). When it was too much at once it is said again a
        little later, as the refusal asks: who goes on at once is hung up on."""
        while True:
            number = await self.tell(command, payload)
            while (frame := await self.hear())[1] != number:
                pass
            if frame[0] != "error" or frame[2]["code"] != "too_many":
                return frame[0], frame[2]
            await asyncio.sleep(UNTIL_THE_NEXT)

    async def close(self):
        if not self.closed:
            self.closed = True
            await self.socket.disconnect()
