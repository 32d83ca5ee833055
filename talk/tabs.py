"""A tab at whose place people may talk. Its consumer says what the room is, as it is read at each frame.

It hears nothing before it has asked for the talk. What each tab is sent is its person's own: who has blocked somebody
gets no frame of what they say, and the other one's frames are as they were.
"""

from __future__ import annotations

from typing import cast

from live.broadcast import call
from live.errors import Refused
from live.frames import Payload, switch_in, text_in
from people.persons import Person
from people.tabs import PersonTab
from talk import broadcast, domain, queries
from talk.queries import Said, Talk
from talk.rooms import Room


class TalkingTab(PersonTab):
    """Adds the commands `talk`, `phrase`, `write`, `block` and `chat`."""

    talk_place = ""  # where it listens
    talk_shown: Talk | None = None  # what it was told last

    def talk_room(self) -> Room | None:
        """Where this tab is, read in a thread; None where nobody talks."""
        raise NotImplementedError

    def switch_chat(self, person: Person, on: bool) -> None:
        """Let the others write here, or not; in a thread. Refused but to the host."""
        raise NotImplementedError

    # --- commands ----------------------------------------------------------------------------------------------------

    async def on_talk(self, number: int, payload: Payload) -> None:
        await self._show_talk(number)

    async def on_phrase(self, number: int, payload: Payload) -> None:
        place, said = await call(self._phrase, text_in(payload, "key"))
        await broadcast.say(place, cast(dict[str, object], said), self.channel_name)
        await self.say("said", number, said)

    async def on_write(self, number: int, payload: Payload) -> None:
        await call(self._write, text_in(payload, "text"))
        await self._show_talk(number)

    async def on_block(self, number: int, payload: Payload) -> None:
        await call(self._block, text_in(payload, "who"))
        await self._show_talk(number)

    async def on_chat(self, number: int, payload: Payload) -> None:
        await call(self.switch_chat, self.person, switch_in(payload, "on"))
        await self._show_talk(number)

    # --- from the group ----------------------------------------------------------------------------------------------

    async def talk_said(self, message: dict[str, object]) -> None:
        said = cast(Said, message["said"])
        if self.heard and message["speaker"] != self.channel_name and await call(self._hears, said["who"]):
            await self.say("said", 0, said)

    async def talk_changed(self, message: dict[str, object]) -> None:
        if self.heard:
            try:
                await self._show_talk(0)
            except Refused as refused:
                await self.decline(0, refused)

    # --- doing and saying --------------------------------------------------------------------------------------------

    async def _show_talk(self, number: int) -> None:
        place, seen = await call(self._talk)
        if place and not self.talk_place:
            self.talk_place = place
            await self._listen(broadcast.group_of(place))
            _, seen = await call(self._talk)  # what was said while it began to listen
        if number or seen != self.talk_shown:
            self.talk_shown = seen
            await self.say("talk", number, seen)

    def _talk(self) -> tuple[str, Talk]:
        room = self.talk_room()
        return "" if room is None else room.place, queries.talk(room, self.person)

    def _phrase(self, key: str) -> tuple[str, Said]:
        room = self.talk_room()
        said = domain.phrase(room=room, person=self.person, key=key)
        assert room is not None, "nobody could say anything"
        return room.place, said

    def _write(self, text: str) -> None:
        domain.write(room=self.talk_room(), person=self.person, text=text)

    def _block(self, who: str) -> None:
        domain.block(room=self.talk_room(), person=self.person, who=who)

    def _hears(self, who: str) -> bool:
        room = self.talk_room()
        return room is not None and queries.hears(room, self.person, who)
