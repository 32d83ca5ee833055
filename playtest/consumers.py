"""The table's WebSocket: knows who speaks, reads a frame, calls one verb, answers with the view of the speaker's seat.

Each tab is a consumer of its own. It hears in the table's group that something changed and then reads the view of its
seat itself, so that nothing a seat may not know ever travels between seats. Where two people share a device, a tab says
which seat it shows, and shows nothing while that seat is not asked.
"""

from __future__ import annotations

import asyncio

from django.urls import reverse

from gate.addresses import address_in
from gate.limits import GAMES, TooOften
from live.broadcast import call
from live.errors import Refused
from live.frames import Payload, number_in, switch_in, text_in
from live.tabs import GONE
from people.persons import Person
from playtest import domain, frames, queries, talking, thinking
from playtest.broadcast import group_of
from playtest.hot_seat.looking import COVERED
from playtest.models import Table
from playtest.practice import asking
from playtest.scenes import UnknownScene
from playtest.watching import domain as watching
from playtest.withheld import withheld_at
from playtest.workers import workers
from talk.rooms import Room
from talk.tabs import TalkingTab

NOT_YOURS = 4403  # close code
STRANGER = (
    "This is a game between other players. If you are one of them, sign in; otherwise start your own game from the "
    "home page."
)


class TableConsumer(TalkingTab):
    """One tab at one table. See docs/table-protocol.md for what is said."""

    async def connect(self) -> None:
        self.slug: str = self.scope["url_route"]["kwargs"]["slug"]
        self.seat: int | None = None
        self.said: int | None = None  # whose cards this tab says that it shows: asked where a person has both seats
        self.next_entry = 0  # number of the next log entry that this tab has not seen
        self.shown: dict[str, object] | None = None  # what the tab saw last, without the log; None until it says hello
        self.warns = False  # whether its person wants to be warned before a blunder
        self.showing = asyncio.Lock()
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

    async def table_changed(self, message: dict[str, object]) -> None:
        """From the group: something happened at the table."""
        thinking.wake(self.slug)
        if self.heard and self.shown is not None:
            try:
                await self._show(0)
            except Refused as refused:
                await self.decline(0, refused)

    async def table_troubled(self, message: dict[str, object]) -> None:
        """From the group: a bot cannot answer for now, and is asked again by itself. Nothing is read for this: the
        database may be what is away."""
        if self.shown is not None:
            self.shown = self.shown | {"trouble": True}
            await self.say("table", 0, {**self.shown, "log": []})

    async def decline(self, number: int, refused: Refused) -> None:
        """As in any tab; one that is covered shows nothing any more until it says whose cards it shows."""
        if refused.code == COVERED:
            self.seat = self.said = self.shown = None
        await super().decline(number, refused)

    # --- commands ----------------------------------------------------------------------------------------------------

    async def on_hello(self, number: int, payload: Payload) -> None:
        self.next_entry, self.said = number_in(payload, "log", default=0), frames.seat_in(payload)
        if not await self._sits():
            return
        await call(domain.present, slug=self.slug, seat=self._own())
        await self._show(number)
        thinking.wake(self.slug)

    async def on_here(self, number: int, payload: Payload) -> None:
        await call(domain.present, slug=self.slug, seat=self._own())
        if self.shown is not None:
            await self._show(0)

    async def on_choose(self, number: int, payload: Payload) -> None:
        at, choice = number_in(payload, "at"), frames.choice_in(payload)
        careful = switch_in(payload, "careful", default=False)
        if careful and self.warns:
            self.answer_later(number, self._weigh(number, self._own(), at, choice))
            return
        await call(domain.choose, slug=self.slug, seat=self._own(), at=at, choice=choice, careful=careful)
        await self._show(number)

    async def on_stops(self, number: int, payload: Payload) -> None:
        await call(domain.set_stops, slug=self.slug, seat=self._own(), stops=frames.stops_in(payload))
        await self._show(number)

    async def on_pass_until(self, number: int, payload: Payload) -> None:
        await call(domain.pass_until, slug=self.slug, seat=self._own(), my_turn=switch_in(payload, "my_turn"))
        await self._show(number)

    async def on_pace(self, number: int, payload: Payload) -> None:
        await call(domain.set_pace, slug=self.slug, seat=self._own(), pace=frames.pace_in(payload))
        await self._show(number)

    async def on_take_back(self, number: int, payload: Payload) -> None:
        await call(domain.take_back, slug=self.slug, seat=self._own(), at=number_in(payload, "at"))
        await self._show(number)

    async def on_watch(self, number: int, payload: Payload) -> None:
        watch, name = frames.watch_in(payload), frames.name_in(payload)
        await call(watching.open_table, slug=self.slug, seat=self._own(), watch=watch, name=name)
        await self._show(number)

    async def on_concede(self, number: int, payload: Payload) -> None:
        await call(domain.concede, slug=self.slug, seat=self._own(), at=number_in(payload, "at"))
        await self._show(number)

    async def on_rematch(self, number: int, payload: Payload) -> None:
        await self._may_begin()
        change_sides = switch_in(payload, "change_sides", default=False)
        table = await call(domain.rematch, slug=self.slug, seat=self._own(), change_sides=change_sides)
        await self.say("moved", number, {"url": reverse("table", args=[table.slug])})

    async def on_scene(self, number: int, payload: Payload) -> None:
        key = text_in(payload, "key")
        await self._may_begin()
        try:
            table = await call(self._begin_scene, key)
        except UnknownScene as unknown:
            raise Refused("illegal", str(unknown)) from None
        await self.say("moved", number, {"url": reverse("table", args=[table.slug])})

    async def on_hint(self, number: int, payload: Payload) -> None:
        self.answer_later(number, self._advise(number, self._own(), number_in(payload, "at")))

    async def on_position(self, number: int, payload: Payload) -> None:
        text = await call(queries.position_text, slug=self.slug, seat=self._own())
        await self.say("position", number, {"text": text})

    async def on_why(self, number: int, payload: Payload) -> None:
        at, ref = number_in(payload, "at"), frames.ref_in(payload)
        why = await call(queries.why_not_now, slug=self.slug, seat=self._own(), at=at, ref=ref)
        await self.say("why", number, {"at": at, "ref": ref, "why": why})

    async def on_forecast(self, number: int, payload: Payload) -> None:
        at, codes = number_in(payload, "at"), frames.codes_in(payload)
        found = await call(queries.forecast_now, slug=self.slug, seat=self._own(), at=at, codes=codes)
        await self.say("forecast", number, {"at": at, "codes": codes, "forecast": found})

    def talk_room(self) -> Room | None:
        return talking.room_of(self.slug)

    def switch_chat(self, person: Person, on: bool) -> None:
        talking.switch(slug=self.slug, person=person, on=on)

    # --- doing and saying --------------------------------------------------------------------------------------------

    async def _may_begin(self) -> None:
        """Nobody begins games without end."""
        try:
            await call(GAMES.take, address_in(self.scope))
        except TooOften as refused:
            raise Refused("too_many_games", str(refused)) from None

    async def _sits(self) -> bool:
        """Find the seat of whoever speaks; who has none is turned away. Who has both has the one that this tab said
        it shows, and none before it has said so."""
        seats = await call(self._seats)
        self.seat = self.said if self.said in seats else None
        if len(seats) == 1:
            (self.seat,) = seats
        if not seats:
            await self.turn_away(NOT_YOURS, STRANGER)
        return bool(seats)

    def _seats(self) -> list[int]:
        return queries.seats_of(queries.table_at(self.slug), self.person)

    def _begin_scene(self, key: str) -> Table:
        """A scene of the game that is played here."""
        return domain.begin_scene(person=self.person, key=key, game=queries.table_at(self.slug).game)

    def _own(self) -> int:
        """The seat for which this tab speaks."""
        if self.seat is None:
            raise Refused(COVERED, "Reload the page, and say whose cards it is to show.")
        return self.seat

    async def _weigh(self, number: int, seat: int, at: int, choice: frames.Choice) -> None:
        """Make a choice of somebody who wants to be warned before a blunder."""
        await asking.choose(slug=self.slug, seat=seat, at=at, choice=choice)
        await self._show(number)

    async def _advise(self, number: int, seat: int, at: int) -> None:
        advice = await asking.hint(slug=self.slug, seat=seat, at=at)
        await self.say("hint", number, {"at": at, **advice})

    async def _show(self, number: int) -> None:
        """Send the table as this seat sees it; unasked (`number` 0) only what the tab has not seen. Each is
        sent before the next one is read, so that none overtakes a newer one."""
        async with self.showing:
            await self._read_and_send(number)

    async def _read_and_send(self, number: int) -> None:
        payload = await call(queries.table_payload, slug=self.slug, seat=self._own(), log=self.next_entry)
        story, rematch, watched = payload["log"], payload["rematch"], payload["watched"]
        shown: dict[str, object] = {field: what for field, what in payload.items() if field != "log"}
        if rematch is not None:
            shown["rematch"] = {"url": reverse("table", args=[rematch["slug"]]), "mine": rematch["mine"]}
        if watched is not None:
            known = {field: what for field, what in watched.items() if field != "slug"}
            shown["watched"] = {**known, "url": reverse("watch", args=[watched["slug"]])}
        if payload["view"]["result"] is not None:
            shown["withheld"] = await call(withheld_at, slug=self.slug, seat=self._own(), person=self.person)
        shown["trouble"] = payload["thinking"] and thinking.is_in_trouble(self.slug)
        if number == 0 and shown == self.shown and not story:
            return
        self.shown, self.warns = shown, payload["practice"]["warns"]
        if story:
            self.next_entry = story[-1]["n"] + 1
        await self.say("table", number, {**shown, "log": story})
