"""One pair of games of a trial, as a worker process plays it. It loads the engine and no Django."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypedDict

from engine.bots.epic.match import Match
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
    """Pair `number` of a trial: pair `at` of this match. `names` are the tried-out deck's cards in the order that games
    are told by."""

    slug: str
    number: int
    match: Match
    at: int
    names: tuple[str, ...]


def play_pair(job: Job) -> tuple[list[GameData], float]:
    """Its two games, and the seconds that they took."""
    began = time.perf_counter()
    places = {name: place for place, name in enumerate(job.names)}
    games: list[GameData] = []
    for number in (2 * job.at, 2 * job.at + 1):  # the tried-out deck starts the first of them
        result, (mine, _) = job.match.watch(number)
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
