"""The WebSocket of a team that shares a pool: what its players hold while they build, to them and to nobody else.

A tab says nothing but that it is there; decks are saved as all others. Which team it is follows from who speaks, each
time that they say hello.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, cast

from drafts import building
from drafts.team_hub import Hub, Update, address_of, hubs
from drafts.teams import Shared
from live.broadcast import call
from live.errors import Refused
from live.frames import Payload
from live.tabs import GONE
from people.tabs import PersonTab

if TYPE_CHECKING:
    from asgiref.typing import ASGIReceiveCallable, ASGISendCallable
    from channels.consumer import _ChannelScope

FRESH = 5.0  # seconds: so old may be what is shown to who only says to be there
FINAL = frozenset({"gone", "no_seat", "no_team", "not_over"})  # there is nothing to hear: coming again does not help
SAY_HELLO = "This page is not connected to a team. Reload the page."


class TeamConsumer(PersonTab):
    """One tab in which somebody builds from a team's pool. See docs/pods.md for what is said."""

    hub: Hub  # from when it has an address

    async def __call__(self, scope: _ChannelScope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        self.slug: str = scope["url_route"]["kwargs"]["slug"]
        self.address = ""  # of the team; empty until it says hello
        try:
            await super().__call__(scope, receive, send)
        finally:  # also where a server stops before the tab has heard that its connection ended
            hubs.leave(self.address, self)

    async def connect(self) -> None:
        self.shown: Shared | None = None  # what the tab was told last
        await self.accept()
        await self.meet()
        self.heard = True

    async def decline(self, number: int, refused: Refused) -> None:
        if refused.code in FINAL:
            await self.turn_away(GONE, str(refused))
        else:
            await super().decline(number, refused)

    async def on_hello(self, number: int, payload: Payload) -> None:
        self.shown, then = None, time.monotonic()
        await self._join(await call(address_of, self.slug, self.person))
        await self._show(number, await self.hub.as_seen_by(self.person, then))

    async def on_here(self, number: int, payload: Payload) -> None:
        if self.shown is None:
            raise Refused("hello", SAY_HELLO)
        await self._show(number, await self.hub.as_seen_by(self.person, time.monotonic() - FRESH))

    # --- as the hub knows a tab --------------------------------------------------------------------------------------

    async def see(self, update: Update) -> None:
        if self.heard and self.shown is not None:
            try:
                await self._show(0, update)
            except Refused as refused:
                await self.decline(0, refused)

    async def lose(self, refused: Refused) -> None:
        if self.heard:
            await self.decline(0, refused)

    # --- doing and saying --------------------------------------------------------------------------------------------

    async def _join(self, address: str) -> None:
        if address != self.address:
            hubs.leave(self.address, self)
            self.address = address
            self.hub = await hubs.join(address, self)

    async def _show(self, number: int, update: Update) -> None:
        """Send what is shared, if the tab does not show it."""
        shared = update.payloads[self.person]
        if shared is None:
            raise Refused("no_seat", building.NO_SEAT)
        if shared != self.shown:
            self.shown = shared
            await self.say("team", number, cast(Payload, shared))
