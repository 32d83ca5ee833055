"""The table's WebSocket: knows who speaks, reads a frame, calls one verb, answers with the view of the speaker's seat.

Each tab is a consumer of its own. It hears in the table's group that something changed and then reads the view of its
seat itself, so that nothing a seat may not know ever travels between seats.
"""

from __future__ import annotations

import json
from typing import Any

from channels.generic.websocket import AsyncWebsocketConsumer
from django.urls import reverse

from live.broadcast import call
from live.errors import Refused
from live.frames import Bucket, number_in, read_frame, switch_in
from people.persons import person_in
from playtest import domain, frames, queries, thinking
from playtest.broadcast import group_of
from playtest.workers import workers

NO_TABLE, NOT_YOURS = 4404, 4403  # close codes


class TableConsumer(AsyncWebsocketConsumer):
    """One tab at one table. See docs/table-protocol.md for what is said."""

    async def connect(self) -> None:
        self.slug: str = self.scope["url_route"]["kwargs"]["slug"]
        self.seat: int | None = None
        self.told = 0  # number of the next log entry that this tab has not seen
        self.shown: Any = None  # what the tab saw last, without the log; None until it says hello
        self.bucket = Bucket()
        await self.accept()
        try:
            self.seat = await call(self._seat)
        except Refused as refused:
            await self._turn_away(NO_TABLE, str(refused))
            return
        if self.seat is None:
            await self._turn_away(NOT_YOURS, "This is another player's table. Start your own game from the first page.")
            return
        await self.channel_layer.group_add(group_of(self.slug), self.channel_name)
        workers.prepare()

    async def disconnect(self, code: int) -> None:
        await self.channel_layer.group_discard(group_of(self.slug), self.channel_name)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self.seat is None:
            return
        number = 0
        try:
            allowed = self.bucket.take()
            frame = read_frame(text_data)
            number = frame.id
            if not allowed:
                raise Refused("too_many", "That was too much at once. Wait a moment and try again.")
            verb = getattr(self, f"on_{frame.command}", None) if frame.command in COMMANDS else None
            if verb is None:
                raise Refused(
                    "unknown_command", "This page and the server do not understand each other. Reload the page."
                )
            await verb(frame.id, frame.body)
        except Refused as refused:
            await self._say("error", number, {"code": refused.code, "text": str(refused)})

    async def table_changed(self, message: dict[str, Any]) -> None:
        """From the group: something happened at the table."""
        thinking.wake(self.slug)
        if self.shown is not None:
            try:
                await self._show(0)
            except Refused as refused:
                await self._say("error", 0, {"code": refused.code, "text": str(refused)})

    # --- commands ----------------------------------------------------------------------------------------------------

    async def on_hello(self, number: int, body: dict[str, Any]) -> None:
        self.told = number_in(body, "log", default=0)
        await self._show(number)
        thinking.wake(self.slug)

    async def on_choose(self, number: int, body: dict[str, Any]) -> None:
        at, choice = number_in(body, "at"), frames.choice_in(body)
        await self._do(domain.choose, seat=self.seat, at=at, choice=choice)
        await self._show(number)

    async def on_stops(self, number: int, body: dict[str, Any]) -> None:
        await self._do(domain.set_stops, stops=frames.stops_in(body))
        await self._show(number)

    async def on_pass_until(self, number: int, body: dict[str, Any]) -> None:
        await self._do(domain.pass_until, my_turn=switch_in(body, "my_turn"))
        await self._show(number)

    async def on_pace(self, number: int, body: dict[str, Any]) -> None:
        await self._do(domain.set_pace, hurry=switch_in(body, "hurry"))
        await self._show(number)

    async def on_concede(self, number: int, body: dict[str, Any]) -> None:
        await self._do(domain.concede, seat=self.seat, at=number_in(body, "at"))
        await self._show(number)

    async def on_rematch(self, number: int, body: dict[str, Any]) -> None:
        table = await self._do(domain.rematch)
        await self._say("moved", number, {"url": reverse("table", args=[table.slug])})

    async def on_position(self, number: int, body: dict[str, Any]) -> None:
        text = await call(queries.position_text, slug=self.slug, seat=self.seat)
        await self._say("position", number, {"text": text})

    # --- doing and saying --------------------------------------------------------------------------------------------

    def _seat(self) -> int | None:
        return queries.seat_of(queries.table_at(self.slug), person_in(self.scope["session"], self.scope.get("user")))

    async def _do(self, verb: Any, **arguments: Any) -> Any:
        return await call(verb, slug=self.slug, **arguments)

    async def _show(self, number: int) -> None:
        """Send the table as this seat sees it; unasked (`number` 0) only what the tab has not seen."""
        body = await call(queries.table_body, slug=self.slug, seat=self.seat, log=self.told)
        story = body.pop("log")
        if number == 0 and body == self.shown and not story:
            return
        self.shown = body
        if story:
            self.told = story[-1]["n"] + 1
        await self._say("table", number, {**body, "log": story})

    async def _say(self, command: str, number: int, body: dict[str, Any]) -> None:
        await self.send(text_data=json.dumps([command, number, body], separators=(",", ":")))

    async def _turn_away(self, code: int, sentence: str) -> None:
        await self._say("error", 0, {"code": "gone", "text": sentence})
        await self.close(code=code, reason=sentence)


COMMANDS = frozenset(name.removeprefix("on_") for name in vars(TableConsumer) if name.startswith("on_"))
