"""In how many games something has happened, for each of many things that can. Names no game: it says what they are."""

from __future__ import annotations

from collections.abc import Sequence


class Tally:
    """`fired` is by the number of the thing."""

    def __init__(self, things: int) -> None:
        self.fired: list[int] = [0] * things
        self.games: int = 0

    def count(self, times: Sequence[int]) -> None:
        """One more game, in which each thing happened so often: it counts once."""
        self.games += 1
        self.fired = [games + (often > 0) for games, often in zip(self.fired, times, strict=True)]

    def add(self, other: Tally) -> None:
        """The games that another one has counted as well."""
        self.games += other.games
        self.fired = [one + more for one, more in zip(self.fired, other.fired, strict=True)]

    def unfired(self) -> list[int]:
        """What has happened in no game."""
        return [number for number, games in enumerate(self.fired) if not games]
