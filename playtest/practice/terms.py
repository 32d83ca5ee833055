"""What a person wishes for a game of practice, and at which tables that is possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.games import PRACTICE, Play
from live.errors import Refused
from playtest.scenes import plays_scene

if TYPE_CHECKING:
    from playtest.models import Player, Table


@dataclass(frozen=True)
class Practice:
    """`hints`: when the person asks; `warns`: before a blunder. Both are off unless they were switched on."""

    hints: bool = False
    warns: bool = False

    @classmethod
    def of(cls, player: Player) -> Practice:
        """What this player wished when the game began."""
        return cls(player.hints, player.warns)

    def __bool__(self) -> bool:
        return self.hints or self.warns

    @property
    def in_words(self) -> str:
        """As in a list of games: "with hints and warnings"; empty for a plain game."""
        wished = [name for name, on in (("hints", self.hints), ("warnings", self.warns)) if on]
        return f"with {' and '.join(wished)}" if wished else ""


PLAIN = Practice()


def is_possible(seats: Sequence[Player], clock: str) -> bool:
    """Whether this is a whole game of one person against one bot, without a clock."""
    persons = [player for player in seats if not player.bot]
    bots = [player for player in seats if player.bot]
    return len(persons) == len(bots) == 1 and not clock and not plays_scene(bots[0].bot)


def check(seats: Sequence[Player], clock: str, play: Play) -> None:
    """Refused where somebody wishes to practise who cannot."""
    practises = any(Practice.of(player) for player in seats)
    if practises and PRACTICE not in play.OFFERS:
        raise Refused("no_practice", "This game has no hints and no warnings yet.")
    if practises and not is_possible(seats, clock):
        raise Refused("no_practice", "Hints and warnings are for games of one person against one bot, without a clock.")


def practice_at(table: Table, seat: int) -> Practice:
    """The help that the person in this seat has."""
    return Practice.of(table.seats[seat]) if is_possible(table.seats, table.clock) else PLAIN


def practice_in(table: Table) -> Practice:
    """The help that somebody had at this table, for lists of games and replays."""
    return next((found for player in table.seats if (found := practice_at(table, player.seat))), PLAIN)
