"""What the verbs of a table do alike. Each step is part of a transaction that has the table's row locked."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from engine.bots.halving import Thought
from engine.games import Position
from engine.kernel.answers import IllegalOption
from engine.kernel.records import concession
from live.errors import Refused
from playtest import absence, broadcast, clocks, passing, positions
from playtest.models import Checkpoint, Choice, Player, Table
from playtest.scenes import DONE, advice, scene_of

SHORTEST_PAUSE = 0.25  # of the longest
_CHANCE = secrets.SystemRandom()


def locked(slug: str) -> Table:
    """The table's row, locked until the transaction ends."""
    table = Table.objects.select_for_update().filter(slug=slug).first()
    if table is None:
        raise Refused("gone", "This table no longer exists. Start a new game from the home page.")
    return table


def running(slug: str) -> tuple[Table, Position]:
    """The locked table and its position, which is not to be changed."""
    table = locked(slug)
    if table.finished is not None:
        raise Refused("over", positions.OVER)
    return table, positions.current(table)


def proceed(
    table: Table,
    game: Position,
    seat: int,
    codes: list[int],
    *,
    thoughts: Sequence[Thought | None] = (),
    now: datetime | None = None,
    paused: bool = False,
) -> None:
    """Apply and store a seat's options, orders that change nothing and the passes that follow by the wishes of who is
    asked; finish a game that ended. Between persons each of those passes comes after a pause: the first one has had it
    where `paused`.

    IllegalOption leaves nothing behind: the branch and the transaction are both dropped.
    """
    then, now = positions.branch(game), now or timezone.now()
    rows, play = [], table.play

    def make(chooser: int, code: int, thought: Thought | None = None) -> None:
        asked = play.decision(then)
        if asked is None or asked.seat != chooser:
            raise IllegalOption("You cannot choose that far ahead: the next choice is not yours.")
        rows.append(Choice(table=table, number=then.choices, seat=chooser, code=code, thought=thought, made=now))
        play.apply(then, code)

    def make_what_changes_nothing() -> None:
        while (ordered := passing.orders_by_itself(table, then)) is not None:
            make(*ordered)

    for code, thought in zip(codes, thoughts or [None] * len(codes), strict=True):
        make(seat, code, thought)
    make_what_changes_nothing()
    while (passed := passing.passes_by_itself(table, then, seat)) is not None:
        if passing.pauses(table) and not paused:
            break
        make(*passed)
        make_what_changes_nothing()
        paused = False
    if rows:
        for player in table.seats:
            player.passing = player.passing and not passing.asks_own_turn(table, player, then)
    if passed is None:
        table.passes_at = None
    elif rows or table.passes_at is None:  # whoever asks again and again does not prolong it
        table.passes_at = now + timedelta(seconds=_CHANCE.uniform(SHORTEST_PAUSE, 1) * settings.PASS_PAUSE)
    keep(table, game, then, rows)


def due(table: Table, game: Position, listening: datetime | None = None) -> datetime | None:
    """When something happens at a table if nobody does anything. `listening`: since when pages can be heard of."""
    asked = None if table.finished is not None else table.play.decision(game)
    if asked is None:
        return None
    absent = absence.runs_out(table, asked.seat, listening)
    times = (table.passes_at, clocks.runs_out(table, asked.seat), absent)
    return min((time for time in times if time is not None), default=None)


def keep(table: Table, game: Position, then: Position, rows: list[Choice]) -> None:
    """Store the choices that led from one position to another, and the table with them; finish a game that ended."""
    Choice.objects.bulk_create(rows)
    if rows:
        checkpoint(table, then, rows[-1].number + 1, len(game.journal or ()) - positions.unnoted(table, game))
        if table.version != table.play.VERSION:
            table.versions = [*table.versions, [rows[0].number, table.play.VERSION]]
    scene = scene_of(table.seats[1].bot, table.game)
    if scene is not None and advice(scene, table.play.view(then, 0)).state == DONE:
        table.scene_done = True
    if table.play.decision(then) is None:
        finish(table, then)
    table.due = due(table, then)
    table.save()
    Player.objects.bulk_update(table.seats, ["stops", "passing"])
    if rows:
        count, last = rows[-1].number + 1, rows[-1].pk
        transaction.on_commit(lambda: positions.keep(table.slug, then, count, last))
    announce(table)


def give_up(table: Table, game: Position, seat: int) -> None:
    """The game ends by concession."""
    then, code = positions.branch(game), concession(seat)
    table.play.play(then, code)
    keep(table, game, then, [Choice(table=table, number=game.choices, seat=seat, code=code)])


def checkpoint(table: Table, game: Position, number: int, begin: int) -> None:
    """Store how the game stands after so many choices, and what each seat is told beyond the first `begin` events."""
    stories = [table.play.entries(game, player.seat, begin) for player in table.seats]
    Checkpoint.objects.create(table=table, number=number, digest=table.play.footprint(game), stories=stories)


def finish(table: Table, game: Position) -> None:
    """Store what a finished game is remembered by: its result, the last view of each seat and its record."""
    play = table.play
    codes = list(table.choices.order_by("number").values_list("code", flat=True))
    table.finished = timezone.now()
    for player in table.seats:
        player.passing = False
    began = {"first": play.first(game)}  # which not every view tells
    table.views = [began | play.view(game, player.seat) for player in table.seats]
    ended = table.views[0]["result"]
    table.result = {"winner": ended["winner"], "reason": ended["reason"]}
    versions = tuple((choice, version) for choice, version in table.versions)
    table.record = play.record_of(play.setup_in(table.setup), int(table.seed), codes, versions).to_json()
    table.checkpoints.update(stories=[])


def announce(table: Table) -> None:
    """Tell everybody at the table, and all who watch, after the commit, that there is something new to read."""
    # What is stored stays stored: a message that does not get through is logged, and the next hello reads the table.
    transaction.on_commit(lambda: broadcast.tell(table.slug), robust=True)
    if table.watch_slug:
        transaction.on_commit(lambda: broadcast.tell_spectators(table.watch_slug), robust=True)
