"""The games of this process: one position for each table, rebuilt from what is stored whenever it is behind.

Called by `domain` and `queries` only. A game that is kept here is never changed: who wants to go on takes a `branch`.
So any number of threads may read one, and a transaction that fails leaves nothing to undo. The version of a kept game
is its last stored choice; a game whose last choice is not the stored one is built anew from setup, seed and choices.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from engine.epic import BadSetup, Game, IllegalOption, Setup, new_game
from engine.epic.catalogue import UnknownCard
from engine.epic.definitions import FINGERPRINT
from engine.epic.record import play
from engine.epic.setup import RULES
from live.errors import Refused
from live.memory import Memory
from playtest.models import Table

KEPT = 128  # games in memory


class Position(NamedTuple):
    """A game after `count` stored choices, and the key of the last one; None before the first."""

    game: Game
    count: int
    last: int | None


_kept: Memory[Position] = Memory(KEPT)


def branch(game: Game) -> Game:
    """A copy to go on with, story included."""
    copy = game.clone()
    copy.journal = list(game.journal or ())
    return copy


def is_playable(table: Table) -> bool:
    """The table's game was begun with these rules and these cards."""
    return (table.rules, table.definitions) == (RULES, FINGERPRINT)


def current(table: Table) -> Game:
    """The game after all stored choices. Not to be changed. Refused("gone") when these definitions cannot play it."""
    if not is_playable(table):
        raise Refused("gone", "This game was played with an earlier version of the cards and cannot go on.")
    stored = list(table.choices.order_by("-number").values_list("pk", "number")[:1])
    last, count = (stored[0][0], stored[0][1] + 1) if stored else (None, 0)
    kept = _kept.get(table.slug)
    if kept is not None and (kept.count, kept.last) == (count, last):
        return kept.game
    try:
        game = _caught_up(table, kept, count) if kept is not None and kept.count < count else _rebuilt(table, count)
    except (IllegalOption, BadSetup, UnknownCard) as error:
        raise Refused("gone", "The record of this game is damaged; it cannot go on.") from error
    keep(table.slug, Position(game, count, last))
    return game


def prepare(slug: str) -> None:
    """Build the game of a table that is not in memory, as after a restart. Verbs say so before their transactions: who
    holds the lock of the database should not have to play a game first."""
    if _kept.get(slug) is None:
        table = Table.objects.filter(slug=slug, finished=None).first()
        if table is not None:
            with suppress(Refused):
                current(table)


def keep(slug: str, position: Position) -> None:
    """Remember a position that is stored; the games that were kept longest ago are let go."""
    _kept.keep(slug, position)


def forget() -> None:
    """Let go of all games, as a restart does."""
    _kept.forget()


def _rebuilt(table: Table, count: int) -> Game:
    """The game after its first `count` choices; another process may have stored more meanwhile."""
    game = new_game(Setup.from_json(table.setup), int(table.seed))
    for code in table.choices.filter(number__lt=count).order_by("number").values_list("code", flat=True):
        play(game, code)
    return game


def _caught_up(table: Table, kept: Position, count: int) -> Game:
    """The kept game brought to `count` choices, if it is an earlier moment of the stored one."""
    since = table.choices.filter(number__gte=max(0, kept.count - 1), number__lt=count).order_by("number")
    rows = list(since.values_list("pk", "code"))
    if kept.count:
        if rows[0][0] != kept.last:
            return _rebuilt(table, count)
        rows = rows[1:]
    game = branch(kept.game)
    for _pk, code in rows:
        play(game, code)
    return game
