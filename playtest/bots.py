"""The bots of each game, as tables use them. Loads the engine and no Django."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.bots import BOTS, Bot, Observation
from engine.games import DEFAULT, Play, Position, of
from engine.kernel.random import Rng
from playtest.scenes import bot_named

RANDOM: Final = "random"


class Seen:
    """One seat at a game of any kind, at a moment when this seat decides: what a bot is given instead of the game."""

    __slots__ = ("_game", "_play", "seat")

    def __init__(self, play: Play, game: Position, seat: int) -> None:
        assert game.seat == seat, "a bot is asked only when its seat decides"
        self._play, self._game, self.seat = play, game, seat

    def options(self) -> list[int]:
        """The sorted options of the decision."""
        asked = self._play.decision(self._game)
        assert asked is not None, "it is not over"
        return asked.options[:]

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._play.view(self._game, self.seat)


def by_chance(seen: Seen, rng: Rng) -> int:
    """Every option is as likely as every other."""
    options = seen.options()
    return options[rng.below(len(options))]


OTHERS: Final[Mapping[str, Callable[[Seen, Rng], int]]] = {RANDOM: by_chance}


def names_of(game: str) -> list[str]:
    """The bots that play a game, the levels from the weakest up, then the one that plays by chance."""
    return list(BOTS) if game == DEFAULT else list(OTHERS)


def usual_of(game: str) -> str:
    """The bot that is offered first, and plays for who is absent."""
    return "greedy" if "greedy" in names_of(game) else RANDOM


class Player:
    """A bot at a table: `bot` is the one of the first game that chooses, None in another game."""

    def __init__(self, game: str, name: str) -> None:
        self.bot: Bot | None = bot_named(name) if game == DEFAULT else None
        self._play, self._choose = of(game).play, OTHERS.get(name, by_chance)

    def choose(self, game: Any, seat: int, rng: Rng) -> int:
        """An option of the decision that waits for this seat."""
        if self.bot is not None:
            return self.bot.choose(Observation(game, seat), rng)
        return self._choose(Seen(self._play, game, seat), rng)
