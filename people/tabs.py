"""A tab that knows who speaks, and does nothing for who does not speak any more.

Who speaks is read from the session at each `hello`, and anew when the session or its account has changed. Whoever is
another person then is hung up on with AGAIN: the page opens another connection, with the session that its browser has
by now. What follows from the person, such as a seat, is found out at `hello`.
"""

from __future__ import annotations

import logging
import time

from django.conf import settings

from live.broadcast import call
from live.frames import Frame, switch_in
from live.tabs import Tab
from people import speakers
from people.persons import Person

AGAIN = 4401  # close code: come again as who you are now
HELLO = "hello"
SURE = 60.0  # seconds after which a speaker is read again: a message that they have changed may be lost

log = logging.getLogger(__name__)


class PersonTab(Tab):
    """A tab of somebody. Its consumer calls `meet` when it has accepted the connection."""

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)
        self.person = Person()
        self.key = ""  # of the session with which the connection was opened
        self.known: float | None = None  # when it was read who speaks; None while nobody does
        self.listening: list[str] = []  # groups in which this tab hears that it may be somebody else's

    async def meet(self) -> bool:
        """Find out who speaks. False: their session has ended, and until hello nobody does."""
        self.key = self.scope["cookies"].get(settings.SESSION_COOKIE_NAME, "")
        if self.key:
            await self._listen(speakers.session_group(self.key))
        person = await call(speakers.speaker, self.key)
        if person is None:
            return False
        self.person, self.known = person, time.monotonic()
        if person.user is not None:
            await self._listen(speakers.account_group(person.user.pk))
        return True

    async def disconnect(self, code: int) -> None:
        for group in self.listening:
            await self.channel_layer.group_discard(group, self.channel_name)

    async def do(self, frame: Frame) -> None:
        greets = frame.command == HELLO
        if not greets and self.known is not None and time.monotonic() - self.known < SURE:
            await super().do(frame)
            return
        person = await call(speakers.speaker, self.key)
        if person is None and greets and switch_in(frame.payload, "anybody", default=False):
            self.key, person = "", Person()  # it has come often enough
        if person is None or (not greets and person != self.person):
            await self.hang_up()
            return
        self.person, self.known = person, time.monotonic()
        await super().do(frame)

    async def speaker_changed(self, message: dict[str, object]) -> None:
        """From a group: the session has ended, or its account is not what it was."""
        if self.heard and await call(speakers.speaker, self.key) != self.person:
            await self.hang_up()

    async def hang_up(self) -> None:
        """Let the page come again."""
        self.heard = False
        await self.close(code=AGAIN, reason="You signed in or out. Reconnecting this page.")

    async def _listen(self, group: str) -> None:
        try:
            await self.channel_layer.group_add(group, self.channel_name)
        except Exception:
            log.exception("A tab does not hear of signing in and out, and looks by itself every %d seconds.", SURE)
        else:
            self.listening.append(group)
