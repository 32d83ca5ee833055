"""The lobby's WebSocket: it says that something else stands in the lobby, for which the page then asks, and how whoever
speaks stands in the queue.

A frame holds no list, only a state that is the same for everybody: what is kept from somebody cannot be told from it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from django.utils import timezone

from live.broadcast import call
from live.frames import Payload
from lobby import hub, queue
from lobby.hub import ADDRESS, Hub, Update, hubs
from lobby.places import QueueStatus
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
        self.status = QueueStatus()  # and how its person stands in the queue
        await self.accept()
        await self.meet()
        self.hub = await hubs.join(ADDRESS, self)
        self.heard = True

    async def disconnect(self, code: int) -> None:
        await super().disconnect(code)
        if self.status.is_in:
            await call(queue.depart, person=self.person)

    async def on_hello(self, number: int, payload: Payload) -> None:
        update = await self.hub.as_seen_by(self.person, time.monotonic())
        await self._stand(update.statuses[self.person])
        await self._be_there()
        await self._show(number, update)

    async def on_here(self, number: int, payload: Payload) -> None:
        """Tables go without a word when their hosts close their pages: so the page asks from time to time."""
        await self._be_there()
        update = await self.hub.as_seen_by(self.person, time.monotonic() - hub.FRESH)
        await self._see(number, update)

    # --- as the hub knows a tab --------------------------------------------------------------------------------------

    async def see(self, update: Update) -> None:
        if self.heard and self.shown and self.person in update.statuses:
            await self._see(0, update)

    async def feel(self) -> None:
        if self.heard and self.status.is_in:
            await self.say("feel", 0, {})

    # --- saying ------------------------------------------------------------------------------------------------------

    async def _be_there(self) -> None:
        if self.status.is_in:
            await call(queue.present, person=self.person)

    async def _see(self, number: int, update: Update) -> None:
        """Tell what has changed."""
        if update.statuses[self.person] != self.status:
            await self._stand(update.statuses[self.person])
        if update.state != self.shown:
            await self._show(number, update)

    async def _stand(self, status: QueueStatus) -> None:
        self.status = status
        await self.say("queue", 0, {"at": status.at, "left": status.left(timezone.now()), "to": status.to})

    async def _show(self, number: int, update: Update) -> None:
        self.shown = update.state
        await self.say("lobby", number, {"state": update.state})
