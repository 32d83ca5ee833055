"""The games of this process: one position for each table, rebuilt from what is stored whenever it is behind.

Called by `domain` and `queries` only. A game that is kept here is never changed: who wants to go on takes a `branch`.
So any number of threads may read one, and a transaction that fails leaves nothing to undo. The version of a kept game
is its last stored choice; a game whose last choice is not the stored one is built anew from setup, seed and choices.

A game is rebuilt by the engine that there is now, and compared with the checkpoints that were stored while it was
played. Where all agree it goes on, whatever has changed since; where one does not, CannotGoOn says why.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass

from engine.epic import BadSetup, Game, IllegalOption, Setup, new_game
from engine.epic.catalogue import UnknownCard
from engine.epic.positions import footprint
from engine.epic.records import go_by, play_on
from engine.epic.versions import GAMES, VERSION
from engine.kernel.versions import UNCOUNTED, in_words, since
from live.errors import Refused
from live.memory import Memory
from playtest.models import Table

KEPT = 128  # games in memory

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Position:
    """A game after `count` stored choices, and the key of the last one; None before the first. Without a game: what is
    stored cannot be played on."""

    game: Game | None
    count: int
    last: int | None


class CannotGoOn(Refused):
    """What is stored does not lead to where the game stood. The sentence says why."""

    def __init__(self, table: Table) -> None:
        super().__init__("changed", f"{_why(table)} It cannot continue.")


class _Differs(ValueError):
    """A position is not the one at which a checkpoint was stored."""


_kept: Memory[Position] = Memory(KEPT)


def branch(game: Game) -> Game:
    """A copy to go on with, story included."""
    copy = game.clone()
    copy.journal = list(game.journal or ())
    return copy


def is_playable(table: Table) -> bool:
    """The table's game can go on by these rules and with these cards. Of a table of this version nothing else is
    expected: it is neither read nor built to find out."""
    kept = _kept.get(table.slug)
    if table.version == VERSION and (kept is None or kept.game is not None):
        return True
    try:
        current(table)
    except CannotGoOn:
        return False
    return True


def current(table: Table) -> Game:
    """The game after all stored choices. Not to be changed. Raises CannotGoOn."""
    if table.version == UNCOUNTED:
        raise CannotGoOn(table)
    stored = list(table.choices.order_by("-number").values_list("pk", "number")[:1])
    last, count = (stored[0][0], stored[0][1] + 1) if stored else (None, 0)
    kept = _kept.get(table.slug)
    if kept is None or (kept.count, kept.last) != (count, last):
        kept = Position(_built(table, kept, count), count, last)
        keep(table.slug, kept)
    if kept.game is None:
        raise CannotGoOn(table)
    return kept.game


def unnoted(table: Table, game: Game) -> int:
    """How many entries of the story say that the game is about to go on by other rules, which is not stored yet."""
    return 0 if game.reason else len(since(table.version, GAMES))


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


def _why(table: Table) -> str:
    version = table.version
    if version == UNCOUNTED:
        return "This game is from before rule changes were tracked, so its position cannot be restored."
    if version != VERSION:
        return f"{in_words(since(version, GAMES))} Under today’s rules, this game would have a different position."
    return "The stored choices no longer lead to the same game."


def _built(table: Table, kept: Position | None, count: int) -> Game | None:
    """The game after its first `count` choices, None when they do not lead there any more; another process may have
    stored more meanwhile."""
    try:
        if kept is not None and kept.game is not None and _is_earlier(table, kept, count):
            game, at = branch(kept.game), kept.count
        else:
            game, at = new_game(Setup.from_json(table.setup), int(table.seed)), 0
        _lead_on(table, game, at, count)
    except (IllegalOption, BadSetup, UnknownCard, _Differs) as error:
        level = logging.ERROR if table.version == VERSION else logging.INFO
        log.log(level, "The game at table %s cannot continue: %s", table.slug, error)
        return None
    if not game.reason:
        go_by(game, since(table.version, GAMES))
    return game


def _is_earlier(table: Table, kept: Position, count: int) -> bool:
    """The kept game is an earlier moment of the stored one, and went by the same rules since."""
    if kept.count > count or table.version != VERSION or 0 < kept.count <= table.versions[-1][0]:
        return False
    before = table.choices.filter(number=kept.count - 1).values_list("pk", flat=True).first()
    return kept.last == before


def _lead_on(table: Table, game: Game, at: int, count: int) -> None:
    """Play the stored choices from number `at` to `count`, and compare with the checkpoints on the way."""
    stored = table.checkpoints.filter(number__gte=at, number__lte=count).values_list("number", "digest")
    digests = dict(stored)
    if count not in digests:
        raise _Differs(f"there is no checkpoint after choice {count}")
    if at == 0 and footprint(game) != digests.get(0):
        raise _Differs("other cards are dealt")
    codes = table.choices.filter(number__gte=at, number__lt=count).order_by("number").values_list("code", flat=True)
    for made in play_on(game, codes, tuple(map(tuple, table.versions)), at):
        if made in digests and footprint(game) != digests[made]:
            raise _Differs(f"after choice {made} it stands otherwise")
