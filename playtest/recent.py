"""The tables at which a person played last, as the first page of a game lists them. Reads only; what is said of a table
is known to that person."""

from __future__ import annotations

from datetime import datetime
from typing import TypedDict

from live.times import ago
from people.persons import Person
from playtest import positions
from playtest.games import known_decks
from playtest.models import Player, Table
from playtest.naming import against, listed
from playtest.practice.terms import practice_at
from playtest.queries import seat_of
from playtest.scenes import PREFIX

MOST = 8


class Summary(TypedDict):
    """A table in three lines: who plays, with which decks, and how it stands: where in the game, and since when."""

    title: str
    decks: str  # and of which format, where more than two play
    state: str
    turn: int  # 0 before the first one
    touched: datetime
    ago: str


def tables(person: Person, game: str) -> list[Table]:
    """The tables of whole games that this person played at last, of one game."""
    mine = Table.objects.filter(game=game, pk__in=Player.objects.of(person).values("table"))
    mine = mine.exclude(players__bot__startswith=PREFIX)
    return list(mine.defer("views", "record").prefetch_related("players__deck")[:MOST])


def summary(table: Table, person: Person) -> Summary:
    """What tells this table of theirs from others."""
    seat = seat_of(table, person)
    assert seat is not None, "somebody else's table"
    touched = table.finished or table.touched
    return {
        "title": against(table.names, seat),
        "decks": _decks(table, seat),
        "state": _state(table, seat),
        "turn": _turn(table, seat),
        "touched": touched,
        "ago": ago(touched),
    }


def _state(table: Table, seat: int) -> str:
    if table.result is not None:
        mine, winners = table.names[seat], table.winners
        won = f"{mine} won" if table.is_hot_seat else "Your team won" if len(winners) > 1 else "You won"
        others = f"{listed([table.names[one] for one in winners])} won"
        state = "Drawn" if not winners else won if seat in winners else others
    else:
        state = "In progress" if positions.is_playable(table) else "Cannot continue"
    more = "hot seat" if table.is_hot_seat else practice_at(table, seat).in_words
    return f"{state}, {more}" if more else state


def _decks(table: Table, seat: int) -> str:
    """ "Good against Evil", "With Good", "Free-for-all with Good"."""
    mine, theirs = known_decks(table, seat)
    if mine and theirs:
        return f"{mine} against {theirs}"
    format_ = _format(table)
    return f"{format_} with {mine}" if format_ and mine else f"With {mine}" if mine else format_


def _format(table: Table) -> str:
    """What more than two play; nothing is to be said of two."""
    formats = table.play.MULTIPLAYER if len(table.seats) > 2 else ()
    return next((one.name for one in formats if one.agreed.items() <= table.setup.items()), "")


def _turn(table: Table, seat: int) -> int:
    """As the seat was told, so that no game is built only to be listed."""
    if table.finished is not None:
        turn = Table.objects.filter(pk=table.pk).values_list("views__0__turn", flat=True).get()
        return int(turn or 0)
    stories = table.checkpoints.exclude(**{f"stories__{seat}": []}).order_by("-number")
    latest = stories.values_list(f"stories__{seat}", flat=True).first()
    return latest[-1]["turn"] if latest else 0
