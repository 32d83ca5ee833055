"""The games of this process: one for each table, replayed from what is stored: see `live/replayed.py`.

Called by `domain` and `queries` only. Who wants to go on with a game takes a `branch`. A game whose last choice is not
the stored one is led on to it, or built anew from setup, seed and choices.

A game is rebuilt by the engine that there is now, and compared with the checkpoints that were stored while it was
played. Where all agree it goes on, whatever has changed since; where one does not, CannotGoOn says why.
"""

from __future__ import annotations

import logging

from engine.games import Position
from engine.kernel.answers import IllegalOption
from engine.kernel.names import Unknown
from engine.kernel.records import BadSetup
from engine.kernel.versions import UNCOUNTED, in_words, since
from live.errors import Refused
from live.replayed import Position as Known
from live.replayed import Replayed
from playtest.models import Table

KEPT = 128  # games in memory
OVER = "This game is over. A rematch starts a new one."
STALE = "The game has moved on. Check the table and choose again."

log = logging.getLogger(__name__)


class CannotGoOn(Refused):
    """What is stored does not lead to where the game stood. The sentence says why."""

    def __init__(self, table: Table) -> None:
        super().__init__("changed", f"{_why(table)} It cannot continue.")


class _Differs(ValueError):
    """A position is not the one at which a checkpoint was stored."""


def branch(game: Position) -> Position:
    """A copy to go on with, with its story and what may be taken back."""
    copy = game.clone()
    copy.journal, copy.begun = list(game.journal or ()), game.begun
    return copy


def is_playable(table: Table) -> bool:
    """The table's game can go on by these rules and with these cards. Of a table of this version nothing else is
    expected: it is neither read nor built to find out."""
    known = _replayed.known(table.slug)
    if table.version == table.play.VERSION and (known is None or known.state is not None):
        return True
    try:
        current(table)
    except CannotGoOn:
        return False
    return True


def current(table: Table) -> Position:
    """The game after all stored choices. Not to be changed. Raises CannotGoOn."""
    if table.version == UNCOUNTED:
        raise CannotGoOn(table)
    game = _replayed.current(table.slug, table)
    if game is None:
        raise CannotGoOn(table)
    return game


def is_left_to_bots(table: Table) -> bool:
    """No person plays this game any more: those who sat here are out of it, and it goes on among bots."""
    if table.finished is not None:
        return False
    of_two = len(table.seats) == 2  # both play until it is over
    return all(table.seats[seat].bot for seat in ((0, 1) if of_two else table.play.playing(current(table))))


def unnoted(table: Table, game: Position) -> int:
    """How many entries of the story say that the game is about to go on by other rules, which is not stored yet."""
    return 0 if game.reason else len(since(table.version, table.play.GAMES))


def _why(table: Table) -> str:
    version = table.version
    if version == UNCOUNTED:
        return "This game is from before rule changes were tracked, so its position cannot be restored."
    if version != table.play.VERSION:
        changed = in_words(since(version, table.play.GAMES))
        return f"{changed} Under today’s rules, this game would have a different position."
    return "The stored choices no longer lead to the same game."


def _built(table: Table, known: Known[Position | None] | None, count: int) -> Position | None:
    """The game after its first `count` choices, None when they do not lead there any more; another process may have
    stored more meanwhile."""
    play = table.play
    try:
        if known is not None and known.state is not None and _is_earlier(table, known, count):
            game, at = branch(known.state), known.count
        else:
            game, at = play.new_game(play.setup_in(table.setup), int(table.seed)), 0
        _lead_on(table, game, at, count)
    except (IllegalOption, BadSetup, Unknown, _Differs) as error:
        level = logging.ERROR if table.version == play.VERSION else logging.INFO
        log.log(level, "The game at table %s cannot continue: %s", table.slug, error)
        return None
    if not game.reason:
        play.go_by(game, since(table.version, play.GAMES))
    return game


def _is_earlier(table: Table, known: Known[Position | None], count: int) -> bool:
    """The known game is an earlier moment of the stored one, and went by the same rules since."""
    if known.count > count or table.version != table.play.VERSION or 0 < known.count <= table.versions[-1][0]:
        return False
    before = table.choices.filter(number=known.count - 1).values_list("pk", flat=True).first()
    return known.last == before


def _lead_on(table: Table, game: Position, at: int, count: int) -> None:
    """Play the stored choices from number `at` to `count`, and compare with the checkpoints on the way."""
    stored = table.checkpoints.filter(number__gte=at, number__lte=count).values_list("number", "digest")
    digests = dict(stored)
    play = table.play
    if count not in digests:
        raise _Differs(f"there is no checkpoint after choice {count}")
    if at == 0 and play.footprint(game) != digests.get(0):
        raise _Differs("other cards are dealt")
    codes = table.choices.filter(number__gte=at, number__lt=count).order_by("number").values_list("code", flat=True)
    for made in play.play_on(game, codes, tuple(map(tuple, table.versions)), at):
        if made in digests and play.footprint(game) != digests[made]:
            raise _Differs(f"after choice {made} it stands otherwise")


def _unfinished(slug: str) -> Table | None:
    return Table.objects.filter(slug=slug, finished=None).first()


_replayed: Replayed[Table, Position | None] = Replayed(
    KEPT, choices=lambda table: table.choices.all(), number="number", replay=_built, unfinished=_unfinished
)
prepare, keep, forget = _replayed.prepare, _replayed.keep, _replayed.forget
