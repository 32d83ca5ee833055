"""`python -m bench.epic_tcg`: what the engine of the Epic TCG does in a second of the processor, with sealed pools of
two boosters, and how long its greedy bot thinks. The engine is as it is written.

Beside it stands what the first game does, also as it is written, by which one sees how busy the machine is.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Final

from bench.measures import Figures, each, medians, play
from engine.bots.epic_tcg import bot, match, observe
from engine.epic_tcg.rules.machine import apply_trusted, new_game
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.state import Game
from engine.epic_tcg.simulation import play_out, walk
from engine.kernel.random import Rng

GAMES: Final = 40  # of different pools, played in turn
POSITIONS: Final = 60  # middles of games
THOUGHTS: Final = 4  # games of two greedy bots, whose decisions are timed
WORDS: Final = {
    "decisions_per_second": "random decisions in a second",
    "clone_microseconds": "clone of a position, microseconds",
    "greedy_half_milliseconds": "decision of the greedy bot, half of them, milliseconds",
    "greedy_most_milliseconds": "the same, 95 of 100",
    "first_game_per_second": "random decisions of the first game in a second",
}


def setups() -> list[Setup]:
    """Sealed pools, the same every time."""
    pools = match(("sealed", "sealed"), ("random", "random"), 0)
    return [Setup(tuple(pools.dealt(number)), 0) for number in range(GAMES)]


def random_games(seconds: float) -> float:
    """Random decisions in a second, the start of each game included."""
    mixed = setups()
    games = decisions = 0
    started = now = time.process_time()
    while now - started < seconds:
        decisions += play_out(new_game(mixed[games % GAMES], games).clone(), Rng(games))  # a clone keeps no journal
        games += 1
        now = time.process_time()
    return decisions / (now - started)


def middles() -> list[Game]:
    """Games between their beginning and their end, without journals."""
    found: list[Game] = []
    for number, setup in zip(range(POSITIONS), setups() * 2, strict=False):
        game = new_game(setup, number).clone()
        walk(game, Rng(number), 20 + number * 2)
        if not game.reason:
            found.append(game)
    return found


def thinking() -> list[float]:
    """Milliseconds of each decision of greedy bots in some games, ascending."""
    greedy, found = bot("greedy"), list[float]()
    for number, setup in zip(range(THOUGHTS), setups(), strict=False):
        game, rng = new_game(setup, number).clone(), Rng(number)
        while not game.reason:
            began = time.process_time()
            option = greedy.choose(observe(game, game.seat), rng)
            found.append((time.process_time() - began) * 1e3)
            apply_trusted(game, option)
    return sorted(found)


def one_run(seconds: float) -> Figures:
    thought = thinking()
    return {
        "decisions_per_second": random_games(seconds),
        "clone_microseconds": each(middles(), Game.clone, seconds / 4, time.process_time),
        "greedy_half_milliseconds": thought[len(thought) // 2],
        "greedy_most_milliseconds": thought[len(thought) * 95 // 100],
        "first_game_per_second": play(seconds, time.process_time)[1],
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.epic_tcg", description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="of each measure; the median counts (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each run (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args()
    if asked.runs < 1 or asked.seconds <= 0:
        parser.error("runs and seconds are more than 0")
    random_games(min(asked.seconds, 0.3))  # warm
    figures = medians([one_run(asked.seconds) for _ in range(asked.runs)])
    lines = [f"{figures[name]:>12,.1f}  {words}" for name, words in WORDS.items()]
    sys.stdout.write((json.dumps(figures) if asked.json else "\n".join(lines)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
