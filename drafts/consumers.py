"""The pod's WebSocket: knows who speaks, reads a frame, calls one verb, answers with what the speaker may see.

Each tab is a consumer of its own and has no seat of its own: whose seat it is follows from what is read of the pod
each time, so that one who sits down, leaves or is replaced sees at once what they may see then, and no more. What is
read, and heard of changes, is shared by the tabs of a pod (`drafts/hub.py`).
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Protocol

from drafts import coaching, domain, hub, queries, talking
from drafts.hub import Hub, Update, done, hubs
from live.broadcast import call
from live.errors import Refused
from live.frames import Frame, Payload, number_in, switch_in, text_in
from live.tabs import GONE
from people.persons import Person
from people.tabs import HELLO
from talk.rooms import Room
from talk.tabs import TalkingTab

if TYPE_CHECKING:
    from asgiref.typing import ASGIReceiveCallable, ASGISendCallable
    from channels.consumer import _ChannelScope

ELSEWHERE = "You are now drafting on another device or in another tab. Continue here to take your seat back."
SAY_HELLO = "This page is not connected to a seat. Reload the page."


class Verb(Protocol):
    """What a person can do in a pod."""

    def __call__(self, *, slug: str, person: Person) -> object: ...


class PodConsumer(TalkingTab):
    """One tab at one pod. See docs/pods.md for what is said."""

    hub: Hub  # from when it is listened to

    async def __call__(self, scope: _ChannelScope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        self.slug: str = scope["url_route"]["kwargs"]["slug"]
        try:
            await super().__call__(scope, receive, send)
        finally:  # also where a server stops before the tab has heard that its connection ended
            hubs.leave(self.slug, self)

    async def connect(self) -> None:
        self.shown: dict[str, object] | None = (
            None  # the body that the tab saw last, without its time; None until it says hello
        )
        self.occupant: str | None = None  # the seat in that body
        self.seen = 0.0  # when the reading of that body began
        self.claim = 0  # with which this tab drafts for its seat; 0: it only looks
        self.gave_way = False  # it was told that somebody else drafts for its seat
        self.busy = False  # an answer is being made, which will show what there is
        await self.accept()
        try:
            await call(queries.pod_at, self.slug)
        except Refused as refused:
            await self.turn_away(GONE, str(refused))
            return
        await self.meet()
        self.hub = await hubs.join(self.slug, self)
        self.heard = True

    async def do(self, frame: Frame) -> None:
        if self.shown is None and frame.command != HELLO:
            raise Refused("hello", SAY_HELLO)
        self.busy = True
        try:
            await super().do(frame)
        finally:
            self.busy = False
            last = self.hub.last
            if self.shown is not None and last is not None and last.began > self.seen:
                await self._show(0, last, changed_only=True)

    async def decline(self, number: int, refused: Refused) -> None:
        if refused.code == "gone":
            await self.turn_away(GONE, str(refused))
        else:
            await super().decline(number, refused)

    # --- commands ----------------------------------------------------------------------------------------------------

    async def on_hello(self, number: int, payload: Payload) -> None:
        looks = switch_in(payload, "looks", default=False)
        self.claim, self.shown = 0 if looks else self.hub.next_claim(), None
        await self._do(number, domain.present)
        if self.occupant is not None and self.claim:
            await self.hub.claim(self.occupant, self.claim)

    async def on_here(self, number: int, payload: Payload) -> None:
        await call(domain.present, slug=self.slug, person=self.person)
        update = await self.hub.as_seen_by(self.person, time.monotonic() - hub.FRESH)
        await self._show(number, update, changed_only=True)

    async def on_pick(self, number: int, payload: Payload) -> None:
        option = number_in(payload, "option")
        if self._is_elsewhere():
            raise Refused("elsewhere", ELSEWHERE)
        await self._do(number, partial(domain.pick, option=option))

    async def on_take_back(self, number: int, payload: Payload) -> None:
        first = number_in(payload, "number")
        if self._is_elsewhere():
            raise Refused("elsewhere", ELSEWHERE)
        await self._do(number, partial(domain.take_back, number=first))

    async def on_keep(self, number: int, payload: Payload) -> None:
        if self._is_elsewhere():
            raise Refused("elsewhere", ELSEWHERE)
        await self._do(number, domain.keep)

    async def on_coach(self, number: int, payload: Payload) -> None:
        marked = number_in(payload, "option") if "option" in payload else None
        advice = await call(coaching.advice, slug=self.slug, person=self.person, marked=marked)
        await self.say("coach", number, advice)

    async def on_absence(self, number: int, payload: Payload) -> None:
        absence, ranking = payload.get("absence"), payload.get("ranking")
        await self._do(number, partial(domain.set_absence, absence=absence, ranking=ranking))

    async def on_rename(self, number: int, payload: Payload) -> None:
        await self._do(number, partial(domain.rename, shown=text_in(payload, "shown")))

    async def on_leave(self, number: int, payload: Payload) -> None:
        await self._do(number, domain.leave)

    async def on_ready(self, number: int, payload: Payload) -> None:
        await self._do(number, domain.say_ready)

    async def on_start(self, number: int, payload: Payload) -> None:
        await self._do(number, domain.start)

    async def on_pause(self, number: int, payload: Payload) -> None:
        await self._do(number, domain.pause)

    async def on_go_on(self, number: int, payload: Payload) -> None:
        await self._do(number, domain.go_on)

    async def on_close(self, number: int, payload: Payload) -> None:
        await self._do(number, domain.close)

    async def on_hand_over(self, number: int, payload: Payload) -> None:
        handed, to = number_in(payload, "seat"), text_in(payload, "to")
        await self._do(number, partial(domain.hand_over, number=handed, to=to))

    async def on_describe(self, number: int, payload: Payload) -> None:
        name = text_in(payload, "name") if "name" in payload else None
        readers = text_in(payload, "readers") if "readers" in payload else None
        away_after = number_in(payload, "away_after") if "away_after" in payload else None
        await self._do(number, partial(domain.describe, name=name, readers=readers, away_after=away_after))

    def talk_room(self) -> Room | None:
        return talking.room_of(self.slug)

    def switch_chat(self, person: Person, on: bool) -> None:
        talking.switch(slug=self.slug, person=person, on=on)

    # --- as the hub knows a tab --------------------------------------------------------------------------------------

    async def see(self, update: Update) -> None:
        if self.heard and self.shown is not None and not self.busy:
            await self._show(0, update, changed_only=True)

    async def give_way(self) -> None:
        elsewhere = self._is_elsewhere()
        if elsewhere and not self.gave_way:
            await self.say("elsewhere", 0, {})
        self.gave_way = elsewhere

    async def lose(self, refused: Refused) -> None:
        if self.heard:
            await self.decline(0, refused)

    # --- doing and saying --------------------------------------------------------------------------------------------

    async def _do(self, number: int, verb: Verb) -> None:
        """Call a verb for whoever speaks, and show what came of it."""
        then = await done(verb, slug=self.slug, person=self.person)
        await self._show(number, await self.hub.as_seen_by(self.person, then))

    async def _show(self, number: int, update: Update, *, changed_only: bool = False) -> None:
        """Send the pod as this person may see it, with its setup if they have just said hello."""
        payload, greeting = update.payloads[self.person], self.shown is None
        shown: dict[str, object] = {field: what for field, what in payload.items() if field not in ("now", "setup")}
        self.seen, self.occupant = update.began, update.occupant(self.person)
        if not changed_only or shown != self.shown:
            self.shown = shown
            await self.say("pod", number, payload if greeting else {**shown, "now": payload["now"]})
        await self.give_way()

    def _is_elsewhere(self) -> bool:
        """Whether the player drafts with another tab."""
        if self.occupant is None:
            return False
        return not self.claim or not self.hub.is_newest(self.occupant, self.claim)
