"""The socket of a spectator: it can say hello and that it is there, and hears what may be seen at its address.

A tab is shown one game until it says hello again: who reads how it ended is not torn away when the next one begins.
What is read, and heard of changes, is shared by the spectators of an address (`watching/hub.py`).
"""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from gate.addresses import address_in
from live.broadcast import call
from live.errors import Refused
from live.frames import Payload, number_in
from live.tabs import GONE
from people.tabs import PersonTab
from playtest.watching import hub, queries
from playtest.watching.hub import Hub
from playtest.watching.queries import PLAYS, Showing

if TYPE_CHECKING:
    from asgiref.typing import ASGIReceiveCallable, ASGISendCallable
    from channels.consumer import _ChannelScope

CLOSES = {"gone": GONE, "plays": 4403, "full": 4409}  # close codes, by what is refused for good
UNSEEN = -1  # no position has been shown yet


class WatchConsumer(PersonTab):
    """One tab of a spectator. See docs/table-protocol.md for what is said."""

    hub: Hub  # from when it is listened to

    async def __call__(self, scope: _ChannelScope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        self.slug: str = scope["url_route"]["kwargs"]["slug"]
        self.address = address_in(scope)
        try:
            await super().__call__(scope, receive, send)
        finally:  # also where a server stops before the tab has heard that its connection ended
            hub.leave(self.slug, self)

    async def connect(self) -> None:
        self.game: int | None = None  # the number of the one that is shown; None until this tab says hello
        self.at, self.next_entry = UNSEEN, 0  # choices and entries that it has seen of it
        self.shown = ""  # what would be sent if nothing changed
        await self.accept()
        await self.meet()
        try:
            await call(queries.check_may_watch, self.slug, self.person)
            self.hub = await hub.join(self.slug, self)
        except Refused as refused:
            await self.decline(0, refused)
            return
        self.heard = True

    async def decline(self, number: int, refused: Refused) -> None:
        if refused.code in CLOSES:
            await self.turn_away(CLOSES[refused.code], str(refused))
        else:
            await super().decline(number, refused)

    # --- commands ----------------------------------------------------------------------------------------------------

    async def on_hello(self, number: int, payload: Payload) -> None:
        game, log = number_in(payload, "game", default=0), number_in(payload, "log", default=0)
        showing = await self.hub.since(time.monotonic() - hub.FRESH)
        self.shown = ""
        if game in (0, showing.live["game"]):
            self._turn_to(showing, log if game else 0)
        else:  # it still shows an earlier one
            self.game, self.at = game, 0
        await self._show(number, showing)

    async def on_here(self, number: int, payload: Payload) -> None:
        showing = await self.hub.since(time.monotonic() - hub.FRESH)
        if self.game is not None:
            await self._show(0, showing)

    # --- as the hub knows a tab --------------------------------------------------------------------------------------

    async def see(self, showing: Showing) -> None:
        if self.heard and self.game is not None:
            try:
                await self._show(0, showing)
            except Refused as refused:
                await self.decline(0, refused)

    async def lose(self, refused: Refused) -> None:
        if self.heard:
            await self.decline(0, refused)

    # --- saying ------------------------------------------------------------------------------------------------------

    async def _show(self, number: int, showing: Showing) -> None:
        """Send what is new; unasked (`number` 0) only if something is."""
        if showing.place.is_played_by(self.person):
            raise Refused("plays", PLAYS)
        if showing.live["game"] != self.game:
            if self.at != UNSEEN:
                await self._offer_next(number, showing)
                return
            self._turn_to(showing, 0)
        if number:  # of a page that may say anything, so nothing is kept for others
            payload = json.dumps({**showing.live, "steps": showing.steps(self.at, self.next_entry)})
        else:
            payload = showing.text(self.at, self.next_entry)
        if showing.moments:
            self.at, self.next_entry = showing.moments[-1].at, showing.moments[-1].events
        if number or payload != self.shown:
            self.shown = showing.text(self.at, self.next_entry)
            await self.say_json("watch", number, payload)

    def _turn_to(self, showing: Showing, log: int) -> None:
        """Show the newest game, of which the tab has the story before number `log`."""
        self.game, self.at, self.next_entry = showing.live["game"], UNSEEN, log

    async def _offer_next(self, number: int, showing: Showing) -> None:
        """Another game has begun, which is shown when the tab says hello anew."""
        offer = json.dumps({"game": showing.live["game"], "count": showing.live["count"]})
        if number or offer != self.shown:
            self.shown = offer
            await self.say_json("next", number, offer)
