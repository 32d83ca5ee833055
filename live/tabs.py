"""One browser tab that speaks over a WebSocket: its frames are read, each command is done, refusals are told.

An app's consumer has a coroutine `on_x(number, payload)` for each command `x` of its protocol and raises Refused; what
else a consumer has cannot be called from outside.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import ClassVar

from autobahn.exception import Disconnected
from channels.consumer import get_handler_name
from channels.generic.websocket import AsyncWebsocketConsumer

from live.errors import Refused
from live.frames import Bucket, Frame, read_frame

GONE, FLOOD = 4404, 4429  # close codes: there is nothing at this address; it was too much for too long
PATIENCE = 1000  # frames that are too many, at once, before we hang up
PREFIX = "on_"
TOO_MANY = "Too many messages at once. Wait a moment, then try again."

log = logging.getLogger(__name__)
_working: set[asyncio.Task[None]] = set()  # a loop keeps no task alive


class Tab(AsyncWebsocketConsumer):
    """Reads frames, does commands, says frames."""

    commands: ClassVar[frozenset[str]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.commands = frozenset(name.removeprefix(PREFIX) for name in dir(cls) if name.startswith(PREFIX))

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)
        self.heard = False  # whether this tab is listened to: from when it is let in until it is turned away
        self.bucket, self.patience = Bucket(), Bucket(burst=PATIENCE)

    async def dispatch(self, message: dict[str, object]) -> None:
        """As in a consumer, but for the connection to the database, which `live.broadcast.call` looks after."""
        await getattr(self, get_handler_name(message))(message)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if not self.heard:
            return
        allowed = self.bucket.take()
        if not allowed and not self.patience.take():
            await self.turn_away(FLOOD, TOO_MANY, "too_many")
            return
        try:
            frame = read_frame(text_data)
        except Refused as refused:
            await self.decline(0, refused)
            return
        if allowed:
            await self.answer(frame.id, self.do(frame))
        else:
            await self.decline(frame.id, Refused("too_many", TOO_MANY))

    async def answer(self, number: int, work: Awaitable[None]) -> None:
        """Do what frame `number` asks for, and tell the tab when that cannot be."""
        try:
            await work
        except Refused as refused:
            await self.decline(number, refused)
        except Exception:
            log.exception("A frame could not be answered.")
            await self.decline(
                number, Refused("unforeseen", "Something went wrong on the server. Try again in a moment.")
            )

    def answer_later(self, number: int, work: Awaitable[None]) -> None:
        """The same for what takes long: further frames are answered meanwhile. It is done also if the tab closes."""
        task = asyncio.create_task(self.answer(number, work))
        _working.add(task)
        task.add_done_callback(_working.discard)

    async def do(self, frame: Frame) -> None:
        """Do what a frame asks for."""
        if frame.command not in self.commands:
            raise Refused("unknown_command", "This page is out of date. Reload it.")
        await getattr(self, PREFIX + frame.command)(frame.id, frame.payload)

    async def decline(self, number: int, refused: Refused) -> None:
        """Tell the tab that something was refused."""
        await self.say("error", number, {"code": refused.code, "text": str(refused)})

    async def say(self, command: str, number: int, payload: Mapping[str, object]) -> None:
        await self.say_json(command, number, json.dumps(payload, separators=(",", ":")))

    async def say_json(self, command: str, number: int, payload: str) -> None:
        """The same where the payload is JSON already, as one that many tabs are sent."""
        with suppress(Disconnected):  # closed by the browser meanwhile, which we are about to hear
            await self.send(text_data=f'["{command}",{number},{payload}]')

    async def turn_away(self, close: int, sentence: str, code: str = "gone") -> None:
        """Say why, and close; nothing that the tab says is listened to any more."""
        self.heard = False
        await self.say("error", 0, {"code": code, "text": sentence})
        await self.close(code=close, reason=sentence)
