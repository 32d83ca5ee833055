"""The server, which reads no more than may come.

daphne hands a request on when all of its body is there, in memory or in a temporary file: limits of an application come
too late. So they are held where bytes come in.
"""

from __future__ import annotations

from daphne import server, http_protocol, ws_protocol  # isort: skip  (the server first: it chooses Twisted's reactor)

from twisted.internet.interfaces import IAddress

from gate.outflow import Hearing, PatientServer
from gate.wire import Channel, Counting

MESSAGE = 64 * 1024  # bytes of a message of a WebSocket; `live.frames` says so politely from 16 kB on


class Request(Counting, http_protocol.WebRequest):
    """daphne's, which counts its body. Whoever asks does not say where the site lies: daphne has a header for that, and
    the addresses that are kept in memory would point there for everybody."""

    def process(self) -> None:
        self.requestHeaders.removeHeader(b"daphne-root-path")
        super().process()


class Factory(http_protocol.HTTPFactory):
    """Makes connections of this kind."""

    protocol = Channel

    def buildProtocol(self, address: IAddress) -> Channel:  # noqa: N802
        channel: Channel = super().buildProtocol(address)
        channel.requestFactory = Request
        return channel


class Socket(ws_protocol.WebSocketProtocol):
    """daphne's, which hears no more from who does not read what is said. The limit of messages is for what comes: a
    table with many champions is told in more."""

    def connectionMade(self) -> None:  # noqa: N802
        super().connectionMade()
        self.transport.unregisterProducer()  # the connection as it was before it became a socket
        self.transport.registerProducer(Hearing(self.transport), True)

    maxMessagePayloadSize: int  # noqa: N815

    def sendMessage(self, *message: object, **named: object) -> None:  # noqa: N802
        most, self.maxMessagePayloadSize = self.maxMessagePayloadSize, 0  # autobahn has one limit for both ways
        try:
            super().sendMessage(*message, **named)
        finally:
            self.maxMessagePayloadSize = most


class SocketFactory(ws_protocol.WebSocketFactory):
    """Makes sockets of this kind."""

    protocol = Socket


class Server(PatientServer):
    """daphne's, with such connections, which waits for slow readers."""

    def __init__(self, application: object, **named: object) -> None:
        named |= {"websocket_max_message_size": MESSAGE, "websocket_max_frame_size": MESSAGE}
        super().__init__(application, **named)

    def run(self) -> None:
        server.HTTPFactory, server.WebSocketFactory = Factory, SocketFactory  # by these names it makes its factories
        super().run()
