"""A journal told entry by entry: which events are told as one, and who acted. Names no game: a room hands over which of
its events are of which sort, and the words of an entry.

An event is (kind, turn, seat, card, object, number, other card, seats that see it). An entry has the number of the last
event that it tells of, and the seat that acted; it never goes on beyond a choice, so whoever asks at whatever time gets
the same entries.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

Event = tuple[int, ...]
Entry = dict[str, Any]
Sides = tuple[int, int]  # the seat that attacks, the seat that is attacked
NOBODY: Final = -1
_UNCHANGED: Final = -9  # no seat


@dataclass(frozen=True, kw_only=True)
class Telling:
    """Kinds of events: `together` are those that happen to several cards one after the other, which is one sentence,
    and `alike` those of which nothing but their number tells one from the next; `done_to` what somebody does to a
    player or to a card that may be another's, `wounds` those of them that battles do; `fight` says who attacks whom.
    `acting` is whose card is announced or resolved after an event, given whose it was before."""

    together: Collection[int]
    alike: int
    done_to: Collection[int]
    wounds: Collection[int]
    fight: int
    acting: Callable[[Event, int], int]

    def entries(self, journal: list[Event], since: int, entry_of: Callable[[list[Event]], Entry | None]) -> list[Entry]:
        """Entries from event number `since` on, in the words that `entry_of` has for events that are told as one; None
        where it says nothing."""
        found: list[Entry] = []
        at = since
        acting, sides = self._acting_before(journal, since), self._sides_before(journal, since)
        while at < len(journal):
            group = [journal[at]]
            while at + len(group) < len(journal) and self._goes_on(group, journal[at + len(group)]):
                group.append(journal[at + len(group)])
            at += len(group)
            acting, sides = self.acting(group[0], acting), self._sides_after(group[0], sides)
            entry = entry_of(group)
            if entry is not None:
                found.append({"n": at - 1, **entry, "seat": self._who_acted(group[0], acting, sides)})
        return found

    def _goes_on(self, group: list[Event], following: Event) -> bool:
        """Whether the next event tells the same of another card."""
        event = group[0]
        if event[0] == self.alike:
            return event == (*following[:4], event[4], *following[5:])
        alike = event[0] in self.together and event == (*following[:3], *event[3:5], *following[5:])
        return alike and (not following[4] or all(following[4] != other[4] for other in group))

    def _acting_before(self, journal: list[Event], end: int) -> int:
        """Whose card was announced or resolved before event number `end`."""
        for event in reversed(journal[:end]):
            after = self.acting(event, _UNCHANGED)
            if after != _UNCHANGED:
                return after
        return NOBODY

    def _sides_after(self, event: Event, sides: Sides) -> Sides:
        """Who fights whom after this event."""
        return (event[2], event[5]) if event[0] == self.fight else sides

    def _sides_before(self, journal: list[Event], end: int) -> Sides:
        """Who fought whom last before event number `end`; with two players it is one or the other."""
        fought = (event for event in reversed(journal[:end]) if event[0] == self.fight)
        return next((self._sides_after(event, (0, 1)) for event in fought), (0, 1))

    def _who_acted(self, event: Event, acting: int, sides: Sides) -> int:
        """The seat that did it: of what is done to somebody the one whose effect does it, in battle the other one."""
        kind, _, who, *_ = event
        if kind not in self.done_to:
            return who
        if acting != NOBODY:
            return acting
        if kind not in self.wounds:
            return who
        return sides[0] if who == sides[1] else sides[1]
