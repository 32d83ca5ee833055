"""What spectators are shown. Reads only: what leaves here for a spectator holds what
both players know, or how the game stood some turns ago with both hands, and nothing else.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypedDict

from django.urls import reverse
from django.utils import timezone

from engine.games import Play, Position
from live.errors import Refused
from people.models import Belonging
from people.persons import Person
from playtest import positions
from playtest import queries as tables
from playtest.chances import Chances
from playtest.models import Challenge, Sees, Table
from playtest.naming import called
from playtest.queries import ClockPayload
from playtest.replays import Entry, FinishedGame, Replay, View, moments, unchanged
from playtest.replays import Step as ReplayStep
from playtest.watching.past import Past, past
from playtest.watching.players import spectators_at
from playtest.watching.terms import later

NOWHERE = "There is nothing to watch at this address. Ask the players for a new link."
PLAYS = (
    "You play here yourself, and spectators may see more than a player does. So you cannot watch in this browser. Go "
    "to your own table."
)
NOTHING_YET = "There is nothing to see yet. When the game begins, it appears here."
CLOSED = "This game cannot be watched. When the players open a game to spectators, it appears here."
NO_MORE = "The players have closed their invitation, so no game follows."


class Live(TypedDict):
    """What a spectator is told beside the positions. `game` counts those that were played at this address; `waiting`
    says why there is nothing to see; `behind` is how many turns later everything is shown; `away` are the seats of
    players who have no page open, and `absence` is what happens to who stays away; `follows`: another game may follow
    at this address; `replay` is the address of the whole game, where that may be seen."""

    game: int
    names: list[str]
    sees: str
    behind: int
    count: int
    waiting: str
    clock: ClockPayload | None
    away: list[int]
    absence: str
    over: bool
    follows: bool
    replay: str | None


class Step(TypedDict):
    """A position to be shown, with what was told since the one before."""

    at: int
    view: View
    log: list[Entry]


@dataclass(frozen=True)
class Place:
    """What is played at an address: the latest game, the invitation by which it is, or both. `game` is the number of
    the table among all that were played there, from 1; `players` are the rows of those who have a seat."""

    table: Table | None
    challenge: Challenge | None
    game: int
    players: tuple[Belonging, ...]
    names: list[str]

    @property
    def of(self) -> str:
        """The key of the game that is played here."""
        one = self.table or self.challenge
        assert one is not None, "a place has one of them"
        return one.game

    def is_played_by(self, person: Person) -> bool:
        return any(row.belongs_to(person) for row in self.players)


@dataclass(frozen=True)
class Moment:
    """A position as it is shown, with the number of events up to it."""

    at: int
    view: View
    events: int


@dataclass(frozen=True)
class Showing:
    """What all spectators at an address may see at one time: `moments`, one after the other, and `log`, the story up to
    the last of them. `began` is when the reading began, in seconds of the monotonic clock."""

    began: float
    place: Place
    live: Live
    moments: tuple[Moment, ...] = ()
    log: tuple[Entry, ...] = ()
    past: Past | None = None
    _texts: dict[tuple[int, int], str] = field(default_factory=dict, compare=False, repr=False)

    def steps(self, at: int, log: int) -> list[Step]:
        """What is new for who has seen the position after `at` choices, and the story before number `log`. Who has seen
        no position, which is -1, is shown the last one only."""
        found: list[Step] = []
        for moment in self.moments[-1:] if at < 0 else self.moments:
            news = [entry for entry in self.log if log <= entry["n"] < moment.events]
            if moment.at > at or (moment.at == at and news):
                found.append({"at": moment.at, "view": moment.view, "log": news})
                log = max(log, moment.events)
        return found

    def text(self, at: int, log: int) -> str:
        """What a spectator is sent who has seen so much, as JSON: made once for all who have seen as much."""
        if (at, log) not in self._texts:
            payload = {**self.live, "steps": self.steps(at, log)}
            self._texts[at, log] = json.dumps(payload, separators=(",", ":"))
        return self._texts[at, log]

    def shows_the_same(self, other: Showing) -> bool:
        """The same game is shown in the same way."""
        return _way(self) == _way(other)


def _way(showing: Showing) -> tuple[object, ...]:
    live, table = showing.live, showing.place.table
    return None if table is None else table.pk, live["sees"], live["behind"], live["names"]


def place(slug: str) -> Place:
    """What is played at this address. Refused("gone") when there is nothing."""
    found = Table.objects.filter(watch_slug=slug).order_by("pk") if slug else Table.objects.none()
    table = found.defer("record", "views").last()
    challenge = Challenge.objects.filter(watch_slug=slug).first() if slug else None
    if table is None and challenge is None:
        raise Refused("gone", NOWHERE)
    sides = [] if challenge is None else list(challenge.sides.all())
    nobody = "A friend" if len(sides) == 2 else "Free seat"
    names = [side.name or nobody for side in sides] if table is None else table.names
    players: list[Belonging] = [*sides, *([] if table is None else table.seats)]
    return Place(table, challenge, found.count(), tuple(players), called(names))


def check_may_watch(slug: str, person: Person) -> Place:
    """What this person may watch at this address. Refused("gone") where there is nothing, and "plays" for who has a
    seat there."""
    found = place(slug)
    if found.is_played_by(person):
        raise Refused("plays", PLAYS)
    return found


def showing(*, slug: str, before: Showing | None = None, now: datetime | None = None) -> Showing:
    """What may be seen at this address now; `before` is what was read last, on which this one goes on. Refused("gone")
    where there is nothing."""
    began, now = time.monotonic(), now or timezone.now()
    here = place(slug)
    table = here.table
    blank = Showing(began, here, _live(slug, here, spectators_at(slug, now)))
    if table is None or not table.sees:
        return blank
    known = before if before is not None and before.shows_the_same(blank) else None
    try:
        if table.sees == Sees.ALL:
            return _later(table, blank, known)
        blank.live["clock"] = tables.clock_of(table, now)
        away = [player.seat for player in table.seats if player.is_away(now) and not player.stand_in]
        blank.live["away"] = away if table.is_between_persons else []
        return _as_both_know_it(table, blank, known)
    except positions.CannotGoOn as changed:
        blank.live["waiting"] = str(changed)
        return blank


def _live(slug: str, here: Place, count: int) -> Live:
    table, challenge = here.table, here.challenge
    follows = challenge is not None and challenge.closed is None
    waiting = "" if table is not None and table.sees else CLOSED
    if table is None:
        waiting = NOTHING_YET if follows else NO_MORE
    over = table is not None and table.finished is not None
    whole = over and table is not None and table.sees == Sees.ALL
    return {
        "game": here.game,
        "names": here.names,
        "sees": Sees.NOTHING if table is None else table.sees,
        "behind": 0 if table is None else table.delay,
        "count": count,
        "waiting": waiting,
        "clock": None,
        "away": [],
        "absence": table.absence if table is not None else "",
        "over": over,
        "follows": follows,
        "replay": reverse("watched_replay", args=[slug, here.game]) if whole else None,
    }


def _as_both_know_it(table: Table, blank: Showing, before: Showing | None) -> Showing:
    game, names = positions.current(table), blank.live["names"]
    play = table.play
    log = _story(play, game, play.SPECTATOR, names, before)
    return Showing(blank.began, blank.place, blank.live, (_moment(play, game, play.SPECTATOR, names),), log)


def _later(table: Table, blank: Showing, before: Showing | None) -> Showing:
    play, names = table.play, blank.live["names"]
    shown = past(table, table.delay, None if before is None else before.past)
    if shown is None:
        blank.live["waiting"] = (
            f"The game has begun. You see it from its start, {later(table.delay)}: when turn {table.delay} begins. Now "
            f"it is turn {positions.current(table).turn}."
        )
        return blank
    log = _story(play, shown.game, play.OPEN_HANDS, names, before)
    moments = [] if before is None else list(before.moments[-1:])
    begin = moments[-1].events if moments else 0
    for game in shown.way:  # of those at which nothing more was told only the last one is shown
        events = len(game.journal or ())
        if game is shown.game or any(begin <= entry["n"] < events for entry in log):
            moments.append(_moment(play, game, play.OPEN_HANDS, names))
            begin = events
    return Showing(blank.began, blank.place, blank.live, tuple(moments), log, shown)


def _moment(play: Play, game: Position, onlooker: int, names: Sequence[str]) -> Moment:
    return Moment(game.choices, play.view(game, onlooker, names), len(game.journal or ()))


def _story(
    play: Play, game: Position, onlooker: int, names: Sequence[str], before: Showing | None
) -> tuple[Entry, ...]:
    """The story so far; what was told before is not told anew."""
    if before is None or not before.moments:
        return tuple(play.entries(game, onlooker, 0, names))
    return (*before.log, *play.entries(game, onlooker, before.moments[-1].events, names))


def finished_game(slug: str, number: int) -> Table:
    """A game that spectators may look at as a whole: it is over, and they were shown everything. Refused("gone")."""
    found = Table.objects.filter(watch_slug=slug).order_by("pk") if slug else Table.objects.none()
    table = found[number - 1 : number].first() if 0 < number <= found.count() else None
    if table is None or table.sees != Sees.ALL or table.finished is None:
        raise Refused("gone", NOWHERE)
    return table


def whole_game(finished: FinishedGame) -> Replay:
    """A finished game step by step, with both hands, told by the names of the players. Refused("changed") when today's
    engine plays it otherwise."""
    play, names = finished.play, called(finished.names)
    record = unchanged(play, finished.record)
    chances, steps = Chances(finished.game, 0), list[ReplayStep]()
    for number, game in enumerate(moments(play, record)):
        seen = play.view(game, play.OPEN_HANDS, names) | {"seat": 0, "decision": None}
        thought = finished.thought_at(number, game, names)
        steps.append({"view": seen, "events": len(game.journal or ()), "thought": thought, "chance": chances.at(game)})
    return {
        "names": names,
        "first": 0,
        "steps": steps,
        "log": play.entries(game, play.OPEN_HANDS, 0, names),
        "note": "",
        "chances_of": chances.seat,
        "has_thoughts": bool(finished.thoughts),
    }
