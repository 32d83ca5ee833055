"""A game as it stood some turns ago, for spectators who see everything with a delay.

Where it stood is counted in turns of the game, not in time: nobody learns more by waiting. What is shown at turn 8 with
a delay of 3 is all that happened up to the end of turn 5. When the game is over nothing needs to wait any more.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games import Position
from playtest import positions
from playtest.models import Table

MOST = 80  # positions that are shown one after the other; of more, the latest


@dataclass(frozen=True)
class Past:
    """The latest position that may be shown, after `count` stored choices, and those on the way to it from the one that
    was shown before. Each is a game of its own that is not to be changed."""

    game: Position
    count: int
    way: tuple[Position, ...]


def past(table: Table, delay: int, before: Past | None) -> Past | None:
    """What may be shown of a table so many turns later, None as long as there is nothing: `before` is what was shown.
    Raises CannotGoOn."""
    now = positions.current(table)
    latest = None if now.reason else now.turn - delay
    if latest is not None and latest < 0:
        return None
    if before is None or not _may_be_shown(before.game, latest):
        play = table.play
        begun = Past(play.new_game(play.setup_in(table.setup), int(table.seed)), 0, ())
        led = _led_on(begun, table, latest)
        return Past(led.game, led.count, (led.game,))
    return _led_on(before, table, latest)


def _led_on(shown: Past, table: Table, latest: int | None) -> Past:
    """From what is shown to the last position that may be: that of this turn, or the end of the game."""
    game, count, way = positions.branch(shown.game), shown.count, [shown.game]
    codes = table.choices.filter(number__gte=count).order_by("number").values_list("code", flat=True)
    for made in table.play.play_on(game, codes, tuple(map(tuple, table.versions)), count):
        if not _may_be_shown(game, latest):
            break
        way.append(positions.branch(game))
        count = made
    return Past(way[-1], count, tuple(way[1:][-MOST:]))


def _may_be_shown(game: Position, latest: int | None) -> bool:
    return latest is None or game.turn <= latest
