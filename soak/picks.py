"""A pod as it is stored, and what was said and shown there beside it.

The draft is drafted again from its row, pick by pick. What somebody was shown after so many picks must be the engine's
view for that seat, or for spectators; and, by another way of looking, no card may be named that never lay in front of
that seat.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from engine.epic.limited import Draft, Setup
from engine.limited import ARBITER, CHOOSE, SPECTATOR, TAKE, View, apply, new_draft, tabling, verb_of, view
from soak.counts import Counts
from soak.names import named_in, named_in_text
from soak.traffic import Answer, Page, Received, Request

Row = tuple[int, int, str, int]  # seat, option, by, when: milliseconds since 1970

PERSON = "person"
ENDED = ("over", "closed")


class StoredDraft:
    """One pod. `rows` are its stored picks."""

    def __init__(self, slug: str, setup: dict[str, object], seed: int, counts: Counts) -> None:
        self.slug, self.counts = slug, counts
        self.setup, self.seed = Setup.from_json(setup), seed
        self.rows: list[Row] = []
        self.done: Counter[tuple[int, int]] = Counter()  # seat and option of what was said to be stored
        self.tried: set[tuple[int, int]] = set()  # of what was asked when a server died
        self.draft, self.played = new_draft(self.setup, seed), 0
        self.listed = set(self.setup.cards)  # the host's own list is read by everybody
        self.dealt = {name for pack in self.draft.dealt for name in self._names(pack)}
        self.seen: list[set[str]] = [set() for _ in range(self.setup.seats)]
        self.open: set[str] = set()  # what lay open to everybody
        self._last: dict[int, tuple[tuple[int, int], View]] = {}  # by viewer: after how many picks, and the view
        self._look()

    @property
    def over(self) -> bool:
        return self.draft.over

    # --- drafting it again -----------------------------------------------------------------------------------------

    def at(self, count: int) -> Draft:
        """The draft after so many picks, not to be changed."""
        if count < self.played:
            earlier = new_draft(self.setup, self.seed)
            for seat, option, _, _ in self.rows[:count]:
                apply(earlier, seat, option)
            return earlier
        while self.played < count:
            seat, option, _, _ = self.rows[self.played]
            apply(self.draft, seat, option)
            self.played += 1
            self._look()
        return self.draft

    def _look(self) -> None:
        """What everybody has had in front of them or been dealt, and what lay face up between them."""
        draft = self.draft
        for seat, queue in enumerate(draft.queues):
            names = self._names(draft.pools[seat])
            if queue and not draft.asks[seat]:
                names |= self._names(draft.packs[queue[0]])
            self.seen[seat] |= names | self._names(draft.hands[seat])
            if self.setup.procedure.open:
                self._lay_open(names)
        for at, pile in enumerate(draft.piles):
            if not tabling.layout_of(draft).face_down:
                self._lay_open(self._names(pile))
            elif tabling.actor(draft) >= 0 and at == draft.step:
                self.seen[tabling.actor(draft)] |= self._names(pile)

    def _lay_open(self, names: set[str]) -> None:
        self.open |= names
        self.seen = [seen | names for seen in self.seen]

    def _names(self, cards: Sequence[int]) -> set[str]:
        return {self.draft.name_of[card] for card in cards}

    def secrets_of(self, seat: int | None) -> set[str]:
        """Cards of this draft that this seat has not seen."""
        return self.dealt - (self.open if seat is None else self.seen[seat])

    # --- comparing -------------------------------------------------------------------------------------------------

    def compare(self, requests: Sequence[Request], frames: Sequence[Received]) -> None:
        """Look at what was asked and shown since the last time; `rows` are as they are now."""
        stored = Counter((seat, option) for seat, option, by, _ in self.rows if by == PERSON)
        for request in requests:
            key = (request.seat, request.what)
            if request.answer is Answer.NONE:
                self.tried.add(key)
            elif request.answer is Answer.DONE:
                self.done[key] += 1
                where = f"pod {self.slug}, seat {request.seat}, option {request.what}"
                if not stored[key]:
                    self.counts.note("lost", f"{where} was acknowledged and is not stored")
                elif stored[key] > 1 or self.done[key] > 1:
                    self.counts.note("twice", where)
        shown = [one for one in frames if one.frame[0] == "pod" and one.frame[2]["view"] is not None]
        for one in sorted(shown, key=lambda one: _picks_in(one.frame[2]["view"])):
            self._judge(one)

    def _judge(self, received: Received) -> None:
        payload, seat = received.frame[2], received.seat
        shown, count = payload["view"], _picks_in(payload["view"])
        where = f"pod {self.slug} ({self.setup.format}), seat {seat}, frame after {count} picks"
        if count > len(self.rows):
            self.counts.note("leaks", f"{where}: shows a pick that is not stored")
            return
        draft = self.at(count)
        late = seat is None and payload["behind"] > 0
        allowed = [SPECTATOR, ARBITER] if late else [SPECTATOR] if seat is None else [seat]
        if shown not in [self._view(draft, viewer) for viewer in allowed]:
            self.counts.note("leaks", f"{where}: not what may be seen there")
        if (
            late
            and shown != self._view(draft, SPECTATOR)
            and not self._is_behind(count, payload["behind"], payload["now"])
        ):
            self.counts.note("leaks", f"{where}: shown too soon")
        if payload["status"] not in ENDED and (payload["seed"] is not None or payload["log"]):
            self.counts.note("leaks", f"{where}: tells its seed or its log")
        fields = {field: what for field, what in payload.items() if field != "setup"}
        if not late and (named := named_in(fields) & self.secrets_of(seat)):
            self.counts.note("leaks", f"{where}: names {', '.join(sorted(named))}")

    def _is_behind(self, count: int, picks: int, now: int) -> bool:
        """Whether every seat had taken at least so many cards more by then than after `count` choices."""
        verbs = (TAKE, CHOOSE)
        since = [seat for seat, option, _, when in self.rows[count:] if when <= now and verb_of(option) in verbs]
        return all(since.count(seat) >= picks for seat in range(self.setup.seats))

    def _view(self, draft: Draft, viewer: int) -> View:
        """The engine's view; many tabs are shown the same one."""
        key, last = (len(draft.picks), viewer), self._last.get(viewer)
        if last is None or last[0] != key:
            last = self._last[viewer] = key, json.loads(json.dumps(view(draft, viewer)))
        return last[1]

    def read(self, page: Page) -> None:
        """A page about this pod, read at some time until now."""
        if self.over:
            return  # everybody may read its log
        where = f"{page.path} for seat {page.seat} ({self.setup.format})"
        if "/log" in page.path and page.status != 409:
            self.counts.note("leaks", f"{where} answered {page.status}")
        if named := (named_in_text(page.text) & self.secrets_of(page.seat)) - self.listed:
            self.counts.note("leaks", f"{where}: names {', '.join(sorted(named))}")

    def settle(self) -> None:
        """In the end: each stored pick of a person was asked for."""
        for seat, option, by, _ in self.rows:
            if by == PERSON and not self.done[seat, option] and (seat, option) not in self.tried:
                self.counts.note("twice", f"pod {self.slug}: nobody asked for option {option} of seat {seat}")


def _picks_in(shown: View) -> int:
    return sum(seat["choices"] for seat in shown["seats"])
