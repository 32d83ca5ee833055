"""The chance of winning over a game that is over, as the curve of its replay shows it. Functions of positions."""

from __future__ import annotations

from engine.games import CHANCES, Game, Position


class Chances:
    """What one seat could hope for, by what it knew then, while a game is gone through from its beginning."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.turn = 0  # the last one that has a chance

    def at(self, position: Position) -> float | None:
        """The chance from 0 to 1 where a turn begins and where the game is over; None anywhere else, and among more
        than two players and where a game says nothing of it."""
        if CHANCES not in self.game.play.OFFERS or len(position.setup.decks) > 2:
            return None
        if not position.reason:
            if self.game.play.window(position) is None or position.turn == self.turn:
                return None
            self.turn = position.turn
        return round(self.game.bots.win_chance(position, self.seat), 3)
