"""`python -m bench.drafting`: how often decks win that were drafted and built by what was counted in games of drafted
decks, against decks of bots that go by `RATING` alone.

Both sit at the same tables, in alternating seats, which they exchange from table to table. Neighbours meet in a pair of
games with the same shuffles, in which each starts once. Nothing is dealt that was dealt in the games that were counted:
seeds of tables begin behind all that `manage.py rates` takes.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import compiled

if __name__ == "__main__":
    compiled.use()  # before anything imports the engine

from tqdm import tqdm

from decks import rates
from engine.bots.epic.drafting import builds, play_on
from engine.bots.epic.match import Match
from engine.bots.epic.picking import RatingPicker
from engine.bots.epic.players import BOTS
from engine.bots.epic.rating import PRIOR, RATING, Ratings
from engine.bots.processes import shared
from engine.epic.limited import plan
from engine.epic.simulation import Deck
from engine.kernel.scores import Result, paired_interval
from engine.limited import new_draft
from lab.valuing import valued

APART: Final = 2**32  # the seed of the first table; rates are counted with seeds below it

Points = tuple[tuple[str, float], ...]  # ratings by card, of those whose rating is another one


@dataclass(frozen=True)
class Contest:
    """Games between bots that go by these points and bots that go by `RATING`, played by `bot` for both. `seats` is an
    even number."""

    format: str
    seats: int
    points: Points
    bot: str
    seed: int

    def play(self, number: int) -> Result:
        """Game `number`: it depends on nothing that was played before. Side 0 is that of the points."""
        table, pair = divmod(number // 2, self.seats // 2)
        swapped = table % 2
        decks = drafted(self.format, self.seats, self.points, swapped, APART + self.seed + table)
        mine, theirs = decks[2 * pair + swapped], decks[2 * pair + 1 - swapped]
        return Match((mine, theirs), (self.bot, self.bot), APART + self.seed).play(number)


@lru_cache(maxsize=2)
def drafted(format_: str, seats: int, points: Points, first: int, seed: int) -> list[Deck]:
    """The decks of a table by seat. Who goes by the points has each second seat, from `first` on."""
    setup, measured = plan(format_, seats=seats), Ratings({**RATING, **dict(points)})
    by_seat = [measured if seat % 2 == first else PRIOR for seat in range(seats)]
    draft = new_draft(setup, seed)
    play_on(draft, [RatingPicker(ratings) for ratings in by_seat])
    return [build.deck for build in builds(draft, by_seat)]


def pair_means(results: list[Result]) -> list[float]:
    """The share of each pair of games that side 0 won; a draw is half a win."""
    won = [0.5 if one.winner is None else float(one.winner == 0) for one in results]
    return [(one + other) / 2 for one, other in zip(won[::2], won[1::2], strict=True)]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.drafting", description=__doc__)
    parser.add_argument("--format", default="cube", help="that is drafted (default: %(default)s)")
    parser.add_argument("--games", type=int, default=2000, help="an even number (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--rates", type=Path, default=rates.FILE, metavar="FILE", help="what manage.py rates stored "
                        "(default: that of the site)")  # fmt: skip
    parser.add_argument("--bot", default="greedy", choices=sorted(BOTS), metavar="BOT", help="who plays (default: "
                        "%(default)s)")  # fmt: skip
    parser.add_argument("--workers", type=int, default=None, help="processes (default: 2 when it helps)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    asked = parser.parse_args(arguments)
    if asked.games < 2 or asked.games % 2 or not 0 <= asked.seed < APART:
        parser.error("games are an even number, and a seed is from 0 on and below 2**32")
    try:
        found = rates.stored(asked.rates)[asked.format]
        points = tuple((name, one.points) for name, one in valued(found, RATING).items())
    except KeyError:
        parser.error(f"{asked.rates} has no games of {asked.format}: manage.py rates counts them")
    except rates.BadRates as refusal:
        parser.error(str(refusal))
    contest = Contest(asked.format, found.seats, points, asked.bot, asked.seed)
    played = shared(contest.play, asked.games, asked.workers)
    sys.stderr.write(compiled.advice(asked.games))
    results = list(tqdm(played, total=asked.games, unit="game", disable=asked.json or not sys.stderr.isatty()))
    pairs = pair_means(results)
    rate, (low, high) = sum(pairs) / len(pairs), paired_interval(pairs)
    report = {"format": asked.format, "games": len(results), "counted": found.games, "won": round(rate, 4),
              "interval": [low, high], "seed": asked.seed, "bot": asked.bot}  # fmt: skip
    words = (
        f"{asked.format}: drafted and built by what {found.games:,} games showed, decks won {rate:.1%} of "
        f"{len(results):,} games against those of bots that go by RATING alone ({low:.1%} to {high:.1%}, 95% "
        "interval).\n"
    )
    sys.stdout.write(json.dumps(report) + "\n" if asked.json else words)
    return 0


if __name__ == "__main__":
    sys.exit(main())
