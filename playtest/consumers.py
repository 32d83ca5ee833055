"""The table's WebSocket: knows who speaks, reads a frame, calls one verb, answers with the view of the speaker's seat.

Each tab is a consumer of its own. It hears in the table's group that something changed and then reads the view of its
seat itself, so that nothing a seat may not know ever travels between seats.
"""

from __future__ import annotations

from typing import Any

from django.urls import reverse

from gate.addresses import address_in
from gate.limits import GAMES, TooOften
from live.broadcast import call
from live.errors import Refused
from live.frames import number_in, switch_in
from live.tabs import GONE
from people.tabs import PersonTab
from playtest import domain, frames, queries, thinking
from playtest.broadcast import group_of
from playtest.workers import workers

NOT_YOURS = 4403  # close code
STRANGER = "Other players sit here. Sign in if you are one of them, or start your own game from the first page."


class TableConsumer(PersonTab):
    """One tab at one table. See docs/table-protocol.md for what is said."""

    async def connect(self) -> None:
        self.slug: str = self.scope["url_route"]["kwargs"]["slug"]
        self.seat: int | None = None
        self.told = 0  # number of the next log entry that this tab has not seen
        self.shown: Any = None  # what the tab saw last, without the log; None until it says hello
        await self.accept()
        try:
            if await self.meet() and not await self._sits():
                return
        except Refused as refused:
            await self.turn_away(GONE, str(refused))
            return
        self.heard = True
        await self.channel_layer.group_add(group_of(self.slug), self.channel_name)
        workers.prepare()

    async def disconnect(self, code: int) -> None:
        await self.channel_layer.group_discard(group_of(self.slug), self.channel_name)
        await super().disconnect(code)

    async def table_changed(self, message: dict[str, Any]) -> None:
        """From the group: something happened at the table."""
        thinking.wake(self.slug)
        if self.heard and self.shown is not None:
            try:
                await self._show(0)
            except Refused as refused:
                await self.decline(0, refused)

    async def table_troubled(self, message: dict[str, Any]) -> None:
        """From the group: a bot cannot answer for now, and is asked again by itself. Nothing is read for this: the
        database may be what is away."""
        if self.shown is not None:
            self.shown = self.shown | {"trouble": True}
            await self.say("table", 0, {**self.shown, "log": []})

    # --- commands ----------------------------------------------------------------------------------------------------

    async def on_hello(self, number: int, body: dict[str, Any]) -> None:
        self.told = number_in(body, "log", default=0)
        if not await self._sits():
            return
        await self._do(domain.present, seat=self.seat)
        await self._show(number)
        thinking.wake(self.slug)

    async def on_here(self, number: int, body: dict[str, Any]) -> None:
        await self._do(domain.present, seat=self.seat)
        if self.shown is not None:
            await self._show(0)

    async def on_choose(self, number: int, body: dict[str, Any]) -> None:
        at, choice = number_in(body, "at"), frames.choice_in(body)
        await self._do(domain.choose, seat=self.seat, at=at, choice=choice)
        await self._show(number)

    async def on_stops(self, number: int, body: dict[str, Any]) -> None:
        await self._do(domain.set_stops, seat=self.seat, stops=frames.stops_in(body))
        await self._show(number)

    async def on_pass_until(self, number: int, body: dict[str, Any]) -> None:
        await self._do(domain.pass_until, seat=self.seat, my_turn=switch_in(body, "my_turn"))
        await self._show(number)

    async def on_pace(self, number: int, body: dict[str, Any]) -> None:
        await self._do(domain.set_pace, hurry=switch_in(body, "hurry"))
        await self._show(number)

    async def on_concede(self, number: int, body: dict[str, Any]) -> None:
        await self._do(domain.concede, seat=self.seat, at=number_in(body, "at"))
        await self._show(number)

    async def on_rematch(self, number: int, body: dict[str, Any]) -> None:
        try:
            await call(GAMES.take, address_in(self.scope))
        except TooOften as refused:
            raise Refused("too_many_games", str(refused)) from None
        table = await self._do(domain.rematch, seat=self.seat)
        await self.say("moved", number, {"url": reverse("table", args=[table.slug])})

    async def on_position(self, number: int, body: dict[str, Any]) -> None:
        text = await call(queries.position_text, slug=self.slug, seat=self.seat)
        await self.say("position", number, {"text": text})

    # --- doing and saying --------------------------------------------------------------------------------------------

    async def _sits(self) -> bool:
        """Find the seat of whoever speaks; who has none is turned away."""
        self.seat = await call(self._seat)
        if self.seat is None:
            await self.turn_away(NOT_YOURS, STRANGER)
        return self.seat is not None

    def _seat(self) -> int | None:
        return queries.seat_of(queries.table_at(self.slug), self.person)

    async def _do(self, verb: Any, **arguments: Any) -> Any:
        return await call(verb, slug=self.slug, **arguments)

    async def _show(self, number: int) -> None:
        """Send the table as this seat sees it; unasked (`number` 0) only what the tab has not seen."""
        body = await call(queries.table_body, slug=self.slug, seat=self.seat, log=self.told)
        story, rematch = body.pop("log"), body["rematch"]
        if rematch is not None:
            body["rematch"] = {"url": reverse("table", args=[rematch["slug"]]), "mine": rematch["mine"]}
        body["trouble"] = body["thinking"] and thinking.is_in_trouble(self.slug)
        if number == 0 and body == self.shown and not story:
            return
        self.shown = body
        if story:
            self.told = story[-1]["n"] + 1
        await self.say("table", number, {**body, "log": story})
