"""Waiting for readers.

Daphne itself takes whatever an application sends and keeps it in memory until the reader has taken it. Here who sends a
response piece by piece goes on when the last piece is nearly out, so that a slow reader costs no more than a piece.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from daphne import server, http_protocol  # isort: skip  (the server first: it chooses Twisted's reactor)

from twisted.internet.interfaces import IPushProducer
from zope.interface import implementer

PATIENCE = 60.0  # seconds in which a reader who takes nothing is waited for; then it is let go


@implementer(IPushProducer)
class Outflow:
    """Whether what was sent has left; Twisted pauses it when too much waits in memory."""

    def __init__(self) -> None:
        self.clear = asyncio.Event()
        self.clear.set()

    def pauseProducing(self) -> None:  # noqa: N802  (Twisted's names)
        self.clear.clear()

    def resumeProducing(self) -> None:  # noqa: N802
        self.clear.set()

    def stopProducing(self) -> None:  # noqa: N802
        """The reader has gone."""
        self.clear.set()


class Transport(Protocol):
    """What is asked of the transport of a socket."""

    disconnecting: bool

    def pauseProducing(self) -> None: ...  # noqa: N802

    def resumeProducing(self) -> None: ...  # noqa: N802

    def unregisterProducer(self) -> None: ...  # noqa: N802


@implementer(IPushProducer)
class Hearing:
    """What comes over a WebSocket: nothing, while what was said to it waits in memory. Each question has an answer, and
    each ping, so that who only asks and never reads would fill the memory."""

    def __init__(self, transport: Transport) -> None:
        self.transport = transport

    def pauseProducing(self) -> None:  # noqa: N802
        self.transport.pauseProducing()

    def resumeProducing(self) -> None:  # noqa: N802
        if self.transport.disconnecting:
            self.transport.unregisterProducer()  # it waits for that to close
        else:
            self.transport.resumeProducing()

    def stopProducing(self) -> None:  # noqa: N802
        """The other side has gone."""


class PatientServer(server.Server):
    """Daphne that lets the application wait while a reader is slow."""

    async def handle_reply(self, protocol: object, message: dict[str, object]) -> None:
        """Send a message; one of several pieces returns when there is room for the next."""
        if not isinstance(protocol, http_protocol.WebRequest) or protocol.finished or protocol.channel is None:
            await super().handle_reply(protocol, message)
            return
        if not message.get("more_body"):
            if protocol.producer is not None:
                protocol.unregisterProducer()
            await super().handle_reply(protocol, message)
            return
        if protocol.producer is None:
            protocol.registerProducer(Outflow(), True)
        outflow: Outflow = protocol.producer
        await super().handle_reply(protocol, message)
        try:
            async with asyncio.timeout(PATIENCE):
                await outflow.clear.wait()
        except TimeoutError:
            protocol.channel.forceAbortClient()
