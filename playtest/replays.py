"""A finished game, step by step: what a seat could see after each choice, or all seats together.

A game that today's engine plays otherwise, or that is too long, cannot be shown step by step: then its last view and
its story are shown, as they were stored when it ended. Reads only. Who may see a replay is decided by the pages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Self, TypedDict, TypeGuard

from engine.bots.halving import Thought
from engine.games import THOUGHTS, Game, Play, Position, Record, of
from engine.kernel.records import BadRecord
from live.errors import Refused
from playtest.chances import Chances
from playtest.models import LONGEST_NAME, Table
from playtest.naming import ITSELF, named_within
from playtest.thoughts import Explained, explained

OPEN = "open"  # seen by all hands together; otherwise the number of a seat, as text
OTHER = "Opponent"
MOST_CHOICES: Final = 3_000  # of a game in a file


View = dict[str, Any]
Entry = dict[str, Any]


class Step(TypedDict):
    """After so many choices: the view, how many events there have been by then, what a bot thought of the next choice,
    if it searched and its hand is seen, and where a turn begins the chance of winning (`Chances`)."""

    view: View
    events: int
    thought: Explained | None
    chance: float | None


class Moment(TypedDict):
    """After so many choices of a game of two: what the players are called, the view and the story until then."""

    names: list[str]
    view: View
    log: list[Entry]


class Point(NamedTuple):
    """After so many choices the chance of winning, from 0 to 1: where a turn begins or the game is over (`Chances`)."""

    step: int
    turn: int
    chance: float


class Replay(TypedDict):
    """A game as its page shows it. `first` is the number of choices at the first step; `note` says why there is only
    one step, if so. Chances are those of the `chances_of` seat. It `has_thoughts` of bots, which are shown with
    their hands."""

    names: list[str]
    first: int
    steps: list[Step]
    log: list[Entry]
    note: str
    chances_of: int
    has_thoughts: bool


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over: its record as it is stored, what the players were called, the last view of each seat, None
    in a file that does not hold them, what bots thought, by the number of the choice, and which game it is. From a file
    no thoughts are read."""

    record: dict[str, Any]
    names: list[str]
    views: list[View] | None
    thoughts: Mapping[int, Thought]
    game: Game

    @property
    def play(self) -> Play:
        """Its rules."""
        return self.game.play

    @classmethod
    def of(cls, table: Table) -> Self:
        """The game of a table that is finished."""
        assert table.record is not None, "only a finished game has a record"
        thoughts: dict[int, Thought] = {}
        if THOUGHTS in table.play.OFFERS:
            searched = table.choices.filter(thought__isnull=False).values_list("number", "thought")
            thoughts = {number: thought for number, thought in searched if thought is not None}
        return cls(table.record, table.names, table.views, thoughts, of(table.game))

    @classmethod
    def from_file(cls, data: object, game: Game) -> Self:
        """The game of a record file, which anybody can write. Refused when it is none of this game, or not over."""
        try:
            record = game.play.record_in(data)
        except BadRecord as wrong:
            raise Refused("malformed", str(wrong)) from wrong
        assert isinstance(data, dict), "a record was read from it"
        if len(record.options) > MOST_CHOICES:
            raise Refused("malformed", f"A game of more than {MOST_CHOICES:,} choices cannot be opened here.")
        if not record.is_over:
            raise Refused("running", "This game was not over when its record was written, so it cannot be watched.")
        names, views = data.get("names"), data.get("views")
        seats = len(record.setup.decks)
        if not (_are(names, str, seats) and all(len(name) <= LONGEST_NAME for name in names)):
            names = ["First player", "Second player"] if seats == 2 else [f"Player {one + 1}" for one in range(seats)]
        return cls(data, names, views if _are(views, dict, seats) else None, {}, game)

    def thought_at(self, number: int, game: Position, names: list[str]) -> Explained | None:
        """What a bot thought of choice `number`, which waits in `game`, in words."""
        thought = self.thoughts.get(number)
        return None if thought is None else explained(self.play, game, thought, names)

    def file(self) -> dict[str, Any]:
        """What a file holds: the record, and what else is shown where it cannot be replayed."""
        thoughts = [{"choice": number, **thought} for number, thought in sorted(self.thoughts.items())]
        return self.record | {"names": self.names, "views": self.views, "thoughts": thoughts}


def _are(given: Any, kind: type, count: int) -> TypeGuard[list[Any]]:
    return isinstance(given, list) and len(given) == count and all(isinstance(one, kind) for one in given)


def seen_by(wanted: object, game: FinishedGame) -> str:
    """Whose eyes a replay is seen with: OPEN or a seat of the game, as text. Refused for anything else."""
    known = [*(str(seat) for seat in range(len(game.names))), OPEN]
    if wanted not in known:
        raise Refused("malformed", f"A replay is seen by one of {', '.join(known)}.")
    return str(wanted)


def replay(game: FinishedGame, *, seen_by: str, seat: int) -> Replay:
    """The whole game. With open hands it is seen from `seat`. Refused where it can neither be replayed nor shown."""
    shown = seat if seen_by == OPEN else int(seen_by)
    names = names_from(game.names, shown)
    try:
        play = game.play
        record = play.record_in(game.record)
        last = record.replay(bounded=True)  # raises BadRecord when it is another game now, or too long
    except BadRecord as changed:
        if game.views is None:
            raise Refused("changed", f"{changed} The file holds no views, so it cannot be shown either.") from changed
        log = game.record["stories"][shown]
        final = _without_question(game.views[shown])
        if seen_by == OPEN:
            for other in range(len(names)):
                final["players"][other]["hand"] = game.views[other]["players"][other]["hand"]
        events = 1 + max((entry["n"] for entry in log), default=-1)
        return {
            "names": names,
            "first": final["choices"],
            "steps": [{"view": named_within(final, names), "events": events, "thought": None, "chance": None}],
            "log": named_within(log, names),
            "note": f"{changed} The final position and the story are shown.",
            "chances_of": shown,
            "has_thoughts": False,
        }
    is_open, chances = seen_by == OPEN, Chances(game.game, shown)
    steps = [
        named_within(_step(play, one, shown, open_hands=is_open), names)
        | {
            "thought": game.thought_at(number, one, names) if is_open or one.seat == shown else None,
            "chance": chances.at(one),
        }
        for number, one in enumerate(moments(play, record))
    ]
    log = named_within(play.entries(last, shown, open_hands=is_open), names)
    return {
        "names": names,
        "first": 0,
        "steps": steps,
        "log": log,
        "note": "",
        "chances_of": shown,
        "has_thoughts": bool(game.thoughts),
    }


def seen_at(table: Table, step: int, seat: int) -> Moment:
    """One moment as this seat saw it. Refused when the rules have changed."""
    play = table.play
    game = next(game for number, game in enumerate(moments(play, checked(table))) if number == step)
    return {
        "names": names_from(table.names, seat),
        "view": _without_question(play.view(game, seat)),
        "log": play.entries(game, seat, 0),
    }


def chances_over(table: Table, seat: int) -> list[Point]:
    """What this seat could hope for over the game, as its replay shows it. Refused when the rules have changed."""
    chances = Chances(of(table.game), seat)
    found: list[Point] = []
    for step, game in enumerate(moments(table.play, checked(table))):
        chance = chances.at(game)
        if chance is not None:
            found.append(Point(step, game.turn, chance))
    return found


def names_from(names: list[str], seat: int) -> list[str]:
    """What players are called to this one: at most one of them is called "You"."""
    return [OTHER if number != seat and name == ITSELF else name for number, name in enumerate(names)]


def position_at(table: Table, step: int) -> str:
    """The position after so many choices in one line of notation, with all cards: the game is over. Refused where there
    is no such step, and when the rules have changed."""
    record = checked(table)
    if not 0 <= step <= len(record.options):
        raise Refused("malformed", f"This game has steps 0 to {len(record.options)}.")
    reached = next(game for number, game in enumerate(moments(table.play, record)) if number == step)
    return of(table.game).positions.write(reached)


def checked(table: Table) -> Record:
    """The record of a table's game, as `unchanged` has it."""
    assert table.record is not None, "only a finished game has a record"
    return unchanged(table.play, table.record)


def unchanged(play: Play, stored: dict[str, Any]) -> Record:
    """The record of a game that comes out as it did. Refused where it does not, and where it is too long to see."""
    record = play.record_in(stored)
    try:
        record.replay(bounded=True)
    except BadRecord as changed:
        raise Refused("changed", str(changed)) from changed
    return record


def moments(play: Play, record: Record) -> Iterator[Any]:
    """The game before its first choice and after each. It is the same object each time."""
    game = play.new_game(record.setup, record.seed)
    yield game
    for _ in play.play_on(game, record.options, record.versions):
        yield game


def _step(play: Play, game: Position, seat: int, *, open_hands: bool) -> dict[str, object]:
    seen = play.view(game, play.OPEN_HANDS if open_hands else seat)
    if open_hands:  # from the side of the seat, which is the one that is told who won
        seen |= {"seat": seat, "result": play.view(game, seat)["result"] if game.reason else None}
    return {"view": _without_question(seen), "events": len(game.journal or ())}


def _without_question(seen: View) -> View:
    """Nobody is asked anything while a game is watched."""
    return {**seen, "decision": None}
