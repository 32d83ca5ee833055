"""A table as it is stored, and what was said and shown there beside it.

The game is played again from its row, choice by choice. What a seat was shown after so many choices must be the
engine's view and story for that seat at that moment; and, by another way of looking, no card may be named of the
opponent's deck that is not in the own one and that this seat has not seen so far.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.epic import Game, IllegalOption, Setup, new_game, view
from engine.epic.programs import NAME
from engine.epic.prompts import plan
from engine.epic.records import play
from engine.epic.rules import codes
from engine.epic.views import entries
from engine.kernel.telling import Entry
from soak.counts import Counts
from soak.names import named_in, named_in_text
from soak.traffic import Answer, Page, Received, Request

Row = tuple[int, int]  # seat, code

HIDDEN = (codes.HAND, codes.DECK)
ROW, OTHER_ROW, SEEN = 3, 6, 7  # places in an event of the journal: engine/epic/rules/events.py


class StoredGame:
    """One table. `rows` are its stored choices; `persons` the seats in which people sit."""

    def __init__(self, slug: str, setup: dict[str, object], seed: int, persons: Sequence[int], counts: Counts) -> None:
        self.slug, self.persons, self.counts = slug, frozenset(persons), counts
        self.setup, self.seed = Setup.from_json(setup), seed
        self.rows: list[Row] = []
        self.done: set[int] = set()  # numbers of choices that were said to be stored
        self.tried: set[int] = set()  # of those that were asked when a server died
        self.alone: set[int] = set()  # of those that nobody need ask for, because nothing else could be chosen
        self.game, self.played = new_game(self.setup, seed), 0
        self.looked = 0  # how far the journal was read for what seats have seen
        self.stories: tuple[dict[int, Entry], dict[int, Entry]] = ({}, {})
        self.next_entry = [0, 0]
        self.seen: tuple[set[str], set[str]] = (set(self.setup.decks[0]), set(self.setup.decks[1]))
        self._look()

    @property
    def over(self) -> bool:
        return bool(self.game.reason)

    # --- playing it again ------------------------------------------------------------------------------------------

    def at(self, count: int) -> Game:
        """The game after so many choices, not to be changed."""
        if count < self.played:
            earlier = new_game(self.setup, self.seed)
            for _, code in self.rows[:count]:
                play(earlier, code)
            return earlier
        while self.played < count:
            if len(self.game.options) == 1:
                self.alone.add(self.played)
            play(self.game, self.rows[self.played][1])
            self.played += 1
            self._look()
        return self.game

    def _look(self) -> None:
        """What both seats have come to see, by where cards lie and by what was told of them."""
        game = self.game
        for event in (game.journal or ())[self.looked :]:
            names = {NAME[row] for row in (event[ROW], event[OTHER_ROW]) if row >= 0}
            for seat in (0, 1):
                if event[SEEN] >> seat & 1:
                    self.seen[seat].update(names)
        self.looked = len(game.journal or ())
        for uid, zone in enumerate(game.zone_of):
            if zone not in HIDDEN:
                for seat in (0, 1):
                    self.seen[seat].add(NAME[game.def_of[uid]])

    def secrets_of(self, seat: int | None) -> set[str]:
        """Cards of the decks that this seat has not seen: whoever sits nowhere has seen none."""
        if seat is None:
            return set(self.setup.decks[0]) | set(self.setup.decks[1])
        return set(self.setup.decks[1 - seat]) - self.seen[seat]

    # --- comparing -------------------------------------------------------------------------------------------------

    def compare(self, requests: Sequence[Request], frames: Sequence[Received]) -> None:
        """Look at what was asked and shown since the last time; `rows` are as they are now."""
        done = [request for request in requests if request.answer in (Answer.DONE, Answer.NONE)]
        shown = [one for one in frames if one.frame[0] == "table"]
        things = [(one.at, 0, one) for one in done] + [(one.frame[2]["at"], 1, one) for one in shown]
        for at, _, thing in sorted(things, key=lambda one: one[:2]):
            if at > len(self.rows):
                where = f"table {self.slug}, seat {thing.seat}"
                if isinstance(thing, Received):
                    self.counts.note("leaks", f"{where}: shown after {at} choices, which are not stored")
                elif thing.answer is Answer.DONE:
                    self.counts.note("lost", f"{where}: choice {at} was acknowledged and is not stored")
            elif isinstance(thing, Request):
                self._look_for(thing)
            else:
                self._judge(thing)

    def _look_for(self, request: Request) -> None:
        """What was asked for stands in the rows, as one run, and was not asked for by another request."""
        try:
            wanted = [(request.seat, code) for code in plan(self.at(request.at), request.what)]
        except IllegalOption:
            wanted = []
        numbers = range(request.at, request.at + len(wanted))
        there = bool(wanted) and self.rows[numbers.start : numbers.stop] == wanted
        where = f"table {self.slug}, seat {request.seat}, choice {request.at}"
        if there and not any(number in self.done for number in numbers):
            (self.done if request.answer is Answer.DONE else self.tried).update(numbers)
        elif request.answer is Answer.DONE:
            kind, what = ("twice", "is stored for another") if there else ("lost", "is not what is stored")
            self.counts.note(kind, f"{where} was acknowledged and {what}")

    def _judge(self, received: Received) -> None:
        payload, seat = received.frame[2], received.seat
        assert seat is not None, "nobody without a seat is told of a table"
        where = f"table {self.slug}, seat {seat}, frame at {payload['at']}"
        game = self.at(payload["at"])
        if payload["view"] != json.loads(json.dumps(view(game, seat))):
            self.counts.note("leaks", f"{where}: not what this seat may see")
        if any(self._story(seat).get(entry["n"]) != entry for entry in payload["log"]):
            self.counts.note("leaks", f"{where}: not what this seat may read")
        if named := named_in(payload) & self.secrets_of(seat):
            self.counts.note("leaks", f"{where}: names {', '.join(sorted(named))}")

    def _story(self, seat: int) -> dict[int, Entry]:
        """The entries so far by number; they stay what they are when the game goes on."""
        story = self.stories[seat]
        for entry in entries(self.game, seat, self.next_entry[seat]):
            story[entry["n"]] = json.loads(json.dumps(entry))
        self.next_entry[seat] = len(self.game.journal or ())
        return story

    def read(self, page: Page) -> None:
        """A page about this table, read at some time until now."""
        where = f"{page.path} for seat {page.seat}"
        if page.path.endswith("record.json"):
            allowed = 403 if page.seat is None else 200 if self.over else 409
            if page.status not in (allowed, 409) or (page.seat is None and page.status != 403):
                self.counts.note("leaks", f"{where} answered {page.status}")
            if page.status == 200:
                return  # the game is over: all of it may be read
        if named := named_in_text(page.text) & self.secrets_of(page.seat):
            self.counts.note("leaks", f"{where}: names {', '.join(sorted(named))}")

    def settle(self) -> None:
        """In the end: each stored choice of a person was asked for, where there was anything to choose."""
        self.at(len(self.rows))
        for number, (seat, _) in enumerate(self.rows):
            if seat in self.persons and number not in self.done | self.tried | self.alone:
                self.counts.note("twice", f"table {self.slug}: nobody asked for choice {number} of seat {seat}")
