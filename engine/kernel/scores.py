"""Games of two sides in pairs, or of more in rounds, and what is known of who is better after them.

The games of a pair, or of a round, have the same seed, and in each of them another side starts. Names no game.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from engine.kernel.random import Rng

Z = 1.959964  # of 95%


@dataclass(frozen=True)
class Result:
    """One game: the side that won (from 0; None: nobody did), whether a limit of the engine ended it, its turns, the
    decisions of all sides, and why it ended, in a word of that game."""

    winner: int | None
    capped: bool
    turns: int
    decisions: int
    reason: str = ""


@dataclass(frozen=True)
class Score:
    """All games of a duel. `wins` by side; `interval` holds the first side's true rate of wins with 95% (Wilson), a
    draw being half a win."""

    games: int
    wins: tuple[int, ...]
    draws: int
    capped: int
    interval: tuple[float, float]
    decisions: int


def starts(number: int, seed: int, sides: int = 2) -> tuple[int, int]:
    """Who starts game `number` of a duel, and its seed: of two sides games 0 and 1 are a pair, 2 and 3, and so on."""
    return number % sides, Rng(seed + number // sides * 0x9E3779B9).fork()


def circle(sides: int, seed: int, teams: int = 0) -> list[int]:
    """The sides by seat: of more than two, who sits beside whom is drawn for each round of games, by its seed. Of teams
    the member at place s belongs to team s % teams; teammates stay in the seats of their team."""
    found = list(range(sides))
    if sides == 2:
        return found
    lot = random.Random(seed)
    if not teams:
        lot.shuffle(found)
        return found
    members = [found[team::teams] for team in range(teams)]
    for team in members:
        lot.shuffle(team)
    return [members[seat % teams][seat // teams] for seat in range(sides)]


def score(results: Sequence[Result], sides: int = 2) -> Score:
    """The sum of the games of a duel."""
    wins = tuple(sum(1 for one in results if one.winner == side) for side in range(sides))
    draws = len(results) - sum(wins)
    return Score(
        games=len(results),
        wins=wins,
        draws=draws,
        capped=sum(1 for one in results if one.capped),
        interval=wilson(wins[0] + draws / 2, len(results)),
        decisions=sum(one.decisions for one in results),
    )


def paired_interval(pairs: Sequence[float]) -> tuple[float, float]:
    """The 95% interval of a rate of wins from pairs of games, each given as the mean of its two games (a draw is half
    a win).

    The games of a pair share their shuffles, so that two of them tell less than two games on their own: how alike they
    come out is measured (the correlation within pairs, taken as no less than 0), and Wilson's method is given so many
    games as would tell as much.
    """
    count = len(pairs)
    if count < 2:
        return wilson(sum(pairs), count)
    rate = sum(pairs) / count
    spread = sum((one - rate) ** 2 for one in pairs) / (count - 1)
    alone = rate * (1 - rate)  # the variance of one game
    alike = min(1.0, max(0.0, 2 * spread / alone - 1)) if alone else 1.0
    games = 2 * count / (1 + alike)
    return wilson(rate * games, games)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95% interval of a rate by Wilson's method; the whole line when there are no games."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / spread
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / spread
    return round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6)
