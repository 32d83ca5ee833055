"""What a bot is given instead of a game: its seat's view, its decision, and games that could be this one.

A bot never holds the real game. `determinize` depends on nothing but what the seat knows and the random source, so that
a bot that looks ahead in such games cannot be moved by cards it has not seen.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from engine.epic import Decision, Game, describe, determinize, view
from engine.epic.views import View
from engine.kernel.random import Rng


class Observation:
    """One seat at one game, at a moment when this seat decides."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        assert game.seat == seat, "a bot is asked only when its seat decides"
        self._game = game
        self.seat: Final = seat

    def decision(self) -> Decision:
        """The kind of the question and its sorted options."""
        return Decision(self.seat, self._game.kind, self._game.options[:])

    def view(self) -> View:
        """What the seat may know, as the page gets it."""
        return view(self._game, self.seat)

    def describe(self, option: int) -> dict[str, Any]:
        """Words and references for one option."""
        return describe(self._game, option)

    def determinize(self, rng: Rng) -> Game:
        """A full game that this seat could be in."""
        return determinize(self._game, self.seat, rng)


class Bot(Protocol):
    """A player. The same observation and the same random numbers give the same choice."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        """One of the options of the decision."""
