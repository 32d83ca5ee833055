"""A connection that reads no more than may come, and a request that keeps no more.

What is refused is answered at once; what still comes is thrown away for a while, so that browsers, which send all
before they listen, see the answer and no broken connection. Knows Twisted, whose names stay as they are, and no server.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import BinaryIO, Protocol
from urllib.parse import unquote

from django.http import HttpResponse
from twisted.internet.protocol import connectionDone
from twisted.python.failure import Failure
from twisted.web import http

from gate import bodies

MOST_HEADERS = 100
MOST_THROWN_AWAY = 40_000_000  # bytes
LINGERING = 20  # seconds in which more is thrown away


class Clock(Protocol):
    """Something that happens later, unless it is cancelled."""

    def cancel(self) -> None: ...


class Counting(http.Request):
    """A request that counts its body."""

    channel: Channel
    content: BinaryIO
    refused = False
    counted = 0

    def gotLength(self, length: int | None) -> None:  # noqa: N802  (Twisted's names)
        self.path_asked = unquote(self.channel.asked.partition(b"?")[0].decode("latin-1"))
        self.most = bodies.most_at(self.path_asked)
        super().gotLength(min(length, self.most) if length is not None else None)
        if length is not None and length > self.most:
            self.refuse(bodies.too_large(self.path_asked))

    def handleContentChunk(self, data: bytes) -> None:  # noqa: N802
        self.counted += len(data)
        if not self.refused:
            if self.counted > self.most:
                self.refuse(bodies.too_large(self.path_asked))
            else:
                super().handleContentChunk(data)
        elif self.counted > self.most + MOST_THROWN_AWAY:
            self.channel.forceAbortClient()

    def requestReceived(self, command: bytes, path: bytes, version: bytes) -> None:  # noqa: N802
        if self.refused:
            self.channel.loseConnection()
        else:
            super().requestReceived(command, path, version)

    def refuse(self, response: HttpResponse) -> None:
        """Answer now, and keep nothing of what comes."""
        self.refused = True
        self.requestHeaders.removeHeader(b"expect")  # nobody is asked to go on
        self.content.seek(0)
        self.content.truncate()
        self.channel.answer(response)


class Channel(http.HTTPChannel):
    """A connection on which requests take no longer than they may."""

    maxHeaders = MOST_HEADERS  # noqa: N815
    totalHeadersSize = bodies.MOST_HEAD  # noqa: N815
    asked: bytes = b"/"
    _path: bytes  # type: ignore[assignment]  # its types take it for the request that it becomes
    requests: list[Counting]
    _clock: Clock | None = None

    def dataReceived(self, data: bytes) -> None:  # noqa: N802
        if self._clock is None and not self._handlingRequest:
            self._give(bodies.HEAD_SECONDS, self.loseConnection)
        super().dataReceived(data)

    def allHeadersReceived(self) -> None:  # noqa: N802
        self.asked = self._path
        self._give(bodies.SECONDS, self._too_slow)
        super().allHeadersReceived()

    def allContentReceived(self) -> None:  # noqa: N802
        self._stop()
        super().allContentReceived()

    def connectionLost(self, reason: Failure = connectionDone) -> None:  # noqa: N802
        self._stop()
        super().connectionLost(reason)

    def lineLengthExceeded(self, line: bytes) -> None:  # noqa: N802
        self.answer(bodies.head_too_large("/"))
        self.loseConnection()

    def answer(self, response: HttpResponse) -> None:
        """Say this instead of what the site would, and hang up when the other side has heard it."""
        lines = [f"HTTP/1.1 {response.status_code} {response.reason_phrase}"]
        lines += [f"{name}: {value}" for name, value in response.items()]
        said = "\r\n".join([*lines, "", ""]).encode("latin-1") + response.content
        self.transport.write(said)  # type: ignore[call-arg,misc,union-attr]  # its interfaces name no self, and it is there
        self._give(LINGERING, self.forceAbortClient)

    def _too_slow(self) -> None:
        request = self.requests[-1]
        if not request.refused:
            request.refuse(bodies.too_slow(request.path_asked))

    def _give(self, seconds: float, then: Callable[[], None]) -> None:
        self._stop()
        self._clock = self.callLater(seconds, self._run_out, then)  # type: ignore[call-arg]  # as above

    def _run_out(self, then: Callable[[], None]) -> None:
        self._clock = None
        then()

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
