"""One pair of games of a trial, as a worker process plays it. It loads the engine and no Django."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypedDict

from engine.bots.matches import Cards, Match
from engine.games import of
from engine.kernel.scores import Result


class GameData(TypedDict):
    """A game as `TrialPair.games` has it."""

    won: bool | None
    capped: bool
    turns: int
    drawn: list[int]
    played: list[int]


@dataclass(frozen=True)
class Job:
    """Pair `number` of a trial: pair `at` of its match against one of the decks. The tried-out deck is the first of
    `decks`, and both are played by the same bot."""

    slug: str
    number: int
    game: str
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    deities: tuple[str | None, str | None]
    bot: str
    seed: int
    at: int

    @property
    def match(self) -> Match:
        """Raises what `engine.games.Bots.match` does, such as `UnknownBot`."""
        deities = self.deities if any(self.deities) else None
        return of(self.game).bots.match(list(map(Cards, self.decks)), [self.bot] * 2, self.seed, deities=deities)

    @property
    def names(self) -> list[str]:
        """The tried-out deck's cards in the order that games are told by."""
        return sorted(set(self.decks[0]))


def play_pair(job: Job) -> tuple[list[GameData], float]:
    """Its two games, and the seconds that they took."""
    began = time.perf_counter()
    match, places = job.match, {name: place for place, name in enumerate(job.names)}
    games: list[GameData] = []
    for number in (2 * job.at, 2 * job.at + 1):  # the tried-out deck starts the first of them
        result, (mine, _) = match.watch(number)
        games.append(_game_data(result, mine.drawn, mine.played, places))
    return games, round(time.perf_counter() - began, 3)


def _game_data(result: Result, drawn: Iterable[str], played: Iterable[str], places: Mapping[str, int]) -> GameData:
    return {
        "won": None if result.winner is None else result.winner == 0,
        "capped": result.capped,
        "turns": result.turns,
        "drawn": [places[name] for name in drawn],
        "played": [places[name] for name in played],
    }
