"""The lobby's WebSocket: it says that something else stands in the lobby, and the page then asks for it.

A frame holds no list, only a state that is the same for everybody: what is kept from somebody cannot be told from it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from live.frames import Payload
from lobby import hub
from lobby.hub import ADDRESS, Hub, Update, hubs
from people.tabs import PersonTab

if TYPE_CHECKING:
    from asgiref.typing import ASGIReceiveCallable, ASGISendCallable
    from channels.consumer import _ChannelScope


class LobbyConsumer(PersonTab):
    """One page that shows the lobby. See docs/lobby.md for what is said."""

    hub: Hub  # from when it is listened to

    async def __call__(self, scope: _ChannelScope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:  # also where a server stops before the tab has heard that its connection ended
            hubs.leave(ADDRESS, self)

    async def connect(self) -> None:
        self.shown = ""  # the state that the page was told last; empty until it says hello
        await self.accept()
        await self.meet()
        self.hub = await hubs.join(ADDRESS, self)
        self.heard = True

    async def on_hello(self, number: int, payload: Payload) -> None:
        await self._show(number, await self.hub.since(time.monotonic()))

    async def on_here(self, number: int, payload: Payload) -> None:
        """Tables go without a word when their hosts close their pages: so the page asks from time to time."""
        update = await self.hub.since(time.monotonic() - hub.FRESH)
        if update.state != self.shown:
            await self._show(number, update)

    # --- as the hub knows a tab --------------------------------------------------------------------------------------

    async def see(self, update: Update) -> None:
        if self.heard and self.shown and update.state != self.shown:
            await self._show(0, update)

    async def _show(self, number: int, update: Update) -> None:
        self.shown = update.state
        await self.say("lobby", number, {"state": update.state})
