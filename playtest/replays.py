"""A finished game, step by step: what a seat could see after each choice, or both seats together.

A game that today's engine plays otherwise cannot be shown step by step: then its last view and its story are shown, as
they were stored when it ended. Reads only. Who may see a replay is decided by the pages.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypedDict

from engine.epic import Game, new_game, view
from engine.epic.positions import NoNotation, write
from engine.epic.records import Record, play_on
from engine.epic.views import Entry, View, entries
from engine.kernel.records import BadRecord
from live.errors import Refused
from playtest.models import Table

SeenBy = Literal["0", "1", "open"]
SEEN_BY: tuple[SeenBy, ...] = ("0", "1", "open")
ITSELF = "You"  # how a person is called at their own table
OTHER = "Opponent"


class Step(TypedDict):
    """After so many choices: the view, and how many events there have been by then."""

    view: View
    events: int


class Replay(TypedDict):
    """A game as its page shows it. `first` is the number of choices at the first step; `note` says why there is only
    one step, if so."""

    names: list[str]
    first: int
    steps: list[Step]
    log: list[Entry]
    note: str


def replay(table: Table, *, seen_by: SeenBy, seat: int) -> Replay:
    """The whole game of a table. With open hands it is seen from `seat`."""
    shown = seat if seen_by == "open" else int(seen_by)
    names = [OTHER if number != shown and name == ITSELF else name for number, name in enumerate(table.names)]
    try:
        record = _record(table)
        last = record.replay()  # raises BadRecord when it is another game now
    except BadRecord as changed:
        assert table.views is not None, "a finished game has its views"
        assert table.record is not None, "and its record"
        log = table.record["stories"][shown]
        final = _without_question(table.views[shown])
        if seen_by == "open":
            _open(final, table.views[1 - shown])
        events = 1 + max((entry["n"] for entry in log), default=-1)
        return {
            "names": names,
            "first": final["choices"],
            "steps": [{"view": final, "events": events}],
            "log": log,
            "note": f"{changed} The final position and the story are shown.",
        }
    steps = [_step(game, shown, open_hands=seen_by == "open") for game in _moments(record)]
    return {"names": names, "first": 0, "steps": steps, "log": entries(last, shown, 0), "note": ""}


def position_at(table: Table, step: int) -> str:
    """The position after so many choices in one line of notation, with all cards: the game is over. Refused where the
    notation has no word for it, where there is no such step, and when the rules have changed."""
    record = checked(table)
    try:
        if not 0 <= step <= len(record.options):
            raise Refused("malformed", f"This game has steps 0 to {len(record.options)}.")
        return write(next(game for number, game in enumerate(_moments(record)) if number == step))
    except NoNotation as wrong:
        raise Refused("illegal", str(wrong)) from wrong


def checked(table: Table) -> Record:
    """The record of a game that comes out as it did."""
    record = _record(table)
    try:
        record.replay()
    except BadRecord as changed:
        raise Refused("changed", str(changed)) from changed
    return record


def _record(table: Table) -> Record:
    assert table.record is not None, "only a finished game has a record"
    return Record.from_json(table.record)


def _moments(record: Record) -> Iterator[Game]:
    """The game before its first choice and after each. It is the same object each time."""
    game = new_game(record.setup, record.seed)
    yield game
    for _ in play_on(game, record.options, record.versions):
        yield game


def _step(game: Game, seat: int, *, open_hands: bool) -> Step:
    seen = _without_question(view(game, seat))
    if open_hands:
        _open(seen, view(game, 1 - seat))
    return {"view": seen, "events": len(game.journal or ())}


def _open(seen: View, other: View) -> None:
    """Show in the view of one seat what the other has in hand."""
    seat = other["seat"]
    seen["players"][seat]["hand"] = other["players"][seat]["hand"]


def _without_question(seen: View) -> View:
    """Nobody is asked anything while a game is watched."""
    return {**seen, "decision": None}
