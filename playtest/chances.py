"""The chance of winning over a game that is over, as the curve of its replay shows it. Functions of positions."""

from __future__ import annotations

from engine.bots.epic.judging import win_chance
from engine.epic import Game
from engine.epic.rules import codes
from engine.games import Position


class Chances:
    """What one seat could hope for, by what it knew then, while a game is gone through from its beginning."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.turn = 0  # the last one that has a chance

    def at(self, game: Position) -> float | None:
        """The chance from 0 to 1 where a turn begins and where the game is over; None anywhere else, and among more
        than two players and in another game, where it is not known."""
        if not isinstance(game, Game) or game.seating.many:
            return None
        if not game.reason:
            if game.kind != codes.WINDOW or game.turn == self.turn:
                return None
            self.turn = game.turn
        return round(win_chance(game, self.seat), 3)
