"""`python -m bench.chances --game epic-tcg`: how well the chance of winning predicts who wins, in games of a bot
against itself with decks that are dealt. Of each turn both seats' chances count where it begins.

It prints what was predicted in bands of a tenth and what was seen, the log loss, and by how much all log odds would be
multiplied to predict best: 1 where the scale is right.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.bots.odds import chance
from engine.games import CHANCES, GAMES, Game, of
from engine.kernel.random import Rng

BANDS: Final = 10
LEAST: Final = 0.001  # of a chance, so that it has log odds
MOST: Final = 5.0
STEPS: Final = 40  # in which the lowest point is found


class Seen(NamedTuple):
    """A chance of a seat, and what it came to: 1 where it won, 0 where it lost, else a half."""

    predicted: float
    result: float


class Band(NamedTuple):
    """What was predicted on average, what was seen, and of how many positions."""

    predicted: float
    seen: float
    positions: int


def played(game: Game, bot: str, seed: int) -> list[Seen]:
    """The chances of one game."""
    decks = game.limited.DEALS[0].deal(2, seed, ())
    position, player, rng = game.play.new_game(game.play.setup(decks, seed % 2), seed), game.bots.bot(bot), Rng(seed)
    found: list[tuple[int, float]] = []
    turn = 0
    while (asked := game.play.decision(position)) is not None:
        if game.play.window(position) is not None and position.turn != turn:
            turn = position.turn
            found += [(seat, game.bots.win_chance(position, seat)) for seat in (0, 1)]
        game.play.apply(position, player.choose(game.bots.observe(position, asked.seat), rng))
    return [Seen(predicted, game.bots.win_chance(position, seat)) for seat, predicted in found]


def bands(seen: Sequence[Seen]) -> Iterator[Band]:
    """Tenths in which there is something, from the lowest one."""
    for number in range(BANDS):
        inside = [one for one in seen if min(BANDS - 1, int(BANDS * one.predicted)) == number]
        if inside:
            predicted, results = (sum(part) / len(inside) for part in zip(*inside, strict=True))
            yield Band(round(predicted, 3), round(results, 3), len(inside))


def log_odds(one: Seen) -> float:
    predicted = min(max(one.predicted, LEAST), 1 - LEAST)
    return math.log(predicted / (1 - predicted))


def log_loss(seen: Sequence[Seen], by: float = 1.0) -> float:
    """With all log odds multiplied."""
    total = 0.0
    for one in seen:
        odds = by * log_odds(one)
        total -= one.result * math.log(chance(odds)) + (1 - one.result) * math.log(chance(-odds))
    return total / len(seen)


def scale(seen: Sequence[Seen]) -> float:
    """By how much log odds are multiplied where the log loss is lowest, at most MOST: it has one lowest point."""
    low, high = 0.0, MOST
    for _ in range(STEPS):
        third = (high - low) / 3
        if log_loss(seen, low + third) < log_loss(seen, high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def main(words: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.chances", description=__doc__)
    able = [key for key, game in GAMES.items() if CHANCES in game.play.OFFERS]
    parser.add_argument("--game", choices=able, required=True)
    parser.add_argument("--bot", help="the one that is offered first unless another is named")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=15, help="of the first game; each other one has the next seed")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    game = of(asked.game)
    seeds = range(asked.seed, asked.seed + asked.games)
    seen = [one for seed in seeds for one in played(game, asked.bot or game.bots.USUAL, seed)]
    found, loss, best = list(bands(seen)), round(log_loss(seen), 4), round(scale(seen), 3)
    if asked.json:
        sys.stdout.write(json.dumps({"bands": found, "log_loss": loss, "scale": best}) + "\n")
        return
    lines = [f"{one.predicted:9.3f} {one.seen:9.3f} {one.positions:9}" for one in found]
    sys.stdout.write("\n".join(["predicted      seen positions", *lines, f"log loss {loss}, scale {best}"]) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
