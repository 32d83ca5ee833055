"""A browser tab as the load script and the tests of whole servers play it: a real WebSocket over the network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from autobahn.asyncio.websocket import WebSocketClientFactory, WebSocketClientProtocol

Payload: TypeAlias = dict[str, Any]  # what a server says, of any of its versions
Frame: TypeAlias = list[Any]  # command, number, body
PATIENCE = 60  # seconds, to open and to close


class Closed(ConnectionError):
    """The server is gone, or has hung up."""


class _Factory(WebSocketClientFactory):
    """Makes the connection of a tab."""

    def __init__(self, tab: NetworkTab, address: str) -> None:
        origin, headers = f"http://{address}", {"Cookie": tab.cookie}
        super().__init__(f"ws://{address}{tab.path}", origin=origin, headers=headers)
        self.protocol, self.tab = _Wire, tab


class _Wire(WebSocketClientProtocol):
    factory: _Factory

    def onOpen(self) -> None:  # noqa: N802  (autobahn's names)
        self.factory.tab.opened.set_result(None)

    def onMessage(self, payload: bytes, isBinary: bool) -> None:  # noqa: N802, N803
        self.factory.tab.heard(json.loads(payload))

    def onClose(self, wasClean: bool, code: int, reason: str) -> None:  # noqa: N802, N803
        self.factory.tab.ended(code)


class NetworkTab:
    """Says frames; `hears` is called with each frame that comes in. Whoever waits is told Closed when the server is."""

    def __init__(self, port: int, path: str, cookie: str, hears: Callable[[Frame], None]) -> None:
        self.port, self.path, self.cookie, self.hears = port, path, cookie, hears
        self.last_id = 0
        self.answers: dict[int, asyncio.Future[Frame]] = {}

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()
        address = f"127.0.0.1:{self.port}"
        factory = _Factory(self, address)
        factory.setProtocolOptions(openHandshakeTimeout=PATIENCE, closeHandshakeTimeout=PATIENCE)
        try:
            _, self.wire = await loop.create_connection(factory, "127.0.0.1", self.port)
        except OSError as error:
            raise Closed(str(error)) from error
        await asyncio.wait((self.opened, self.closed), return_when=asyncio.FIRST_COMPLETED)
        if self.closed.done():
            raise Closed(f"closed with {self.closed.result()}")

    def heard(self, frame: Frame) -> None:
        self.hears(frame)
        answer = self.answers.pop(frame[1], None)
        if answer is not None and not answer.done():
            answer.set_result(frame)

    def ended(self, code: int) -> None:
        if not self.closed.done():
            self.closed.set_result(code)
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(Closed(f"closed with {code}"))
        self.answers.clear()

    def tell(self, command: str, payload: Mapping[str, object] | None = None) -> int:
        """Say a frame; its number comes back."""
        if self.closed.done():
            raise Closed(f"closed with {self.closed.result()}")
        self.last_id += 1
        self.wire.sendMessage(json.dumps([command, self.last_id, payload or {}]).encode())
        return self.last_id

    async def ask(self, command: str, payload: Mapping[str, object] | None = None) -> Frame:
        """Say a frame and wait for its answer."""
        answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self.answers[self.tell(command, payload)] = answer
        return await answer

    async def close(self) -> None:
        if not self.closed.done():
            self.wire.sendClose()
        await self.closed
