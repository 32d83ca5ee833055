"""`manage.py fit`: learn from games of bots how likely a seat is to win from a position.

Who won a game says little about a position early in it: much happens in between. So what is learned of a position is in
part what the same weights say of the later positions of that game (Richard Sutton, "Learning to predict by the methods
of temporal differences", 1988): the weights are learned again from that, twice. What comes later is weighed as
TD(lambda) does.
"""

import json
import sys
import warnings
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import numpy.typing as npt
from django.core.management.base import BaseCommand, CommandParser
from scipy.sparse import csr_matrix, diags, vstack
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import log_loss
from tqdm import tqdm

import compiled
from engine.bots.epic.lessons import Lesson, Lessons
from engine.bots.epic.winning import COLUMNS, NAMES, OF_A_CARD
from engine.bots.processes import shared
from engine.epic.programs import NAME
from gate.arguments import number_from

SHARES = (5, 1)  # the first round has a fifth of the games; the second one is played with what it has found
HELD_OUT = 10  # every so many pairs of games, which share their shuffles, are kept for checking
# How far weights may go from 0: of a single card less far than those of numbers that every position has.
FREEDOM = 0.005
OF_A_NAME, TO_RECALL = 16.0, 0.5
LAMBDA = 0.8  # of TD(lambda): how much of what is learned of a position comes from after the seat's next one
AGAIN = 2  # how often the weights are learned from later positions
STEPS = 600
SHOWN = 10  # bands of the calibration

HEAD = '''"""Weights of `engine.bots.epic.winning`: what they make of positions, as log odds. Written by

    python manage.py fit --games {games} --seed {seed} --write {file}

from {lessons:,} positions of the second of two rounds of games, on {date}. In games that were held out the log loss is
{loss:.4f}; CALIBRATION has what was predicted there, what was seen, and of how many positions.
"""

from __future__ import annotations

from typing import Final

GAMES: Final = {games}
CALIBRATION: Final = (
{calibration}
)
'''


class Command(BaseCommand):
    help = (
        "Learn how likely a seat is to win from a position: bots play, and a logistic regression explains who won. "
        "What a first round with a fifth of the games has found is what the second one is played with."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--games", type=number_from(20, 1_000_000), default=4000, help="of the second round; default: %(default)s"
        )
        parser.add_argument("--seed", type=number_from(0, 2**31), default=1, help="default: %(default)s")
        parser.add_argument(
            "--workers", type=number_from(1, 64), default=None, help="processes (default: 2 when it helps)"
        )
        parser.add_argument("--write", metavar="FILE", help="write the weights there, as Python")
        parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    def handle(self, *, games: int, seed: int, workers: int | None, write: str | None, **options: object) -> None:
        sys.stderr.write(compiled.advice(games))
        weights: list[float] | None = None
        for turn, share in enumerate(SHARES):
            lessons, many = Lessons(seed + turn, None if weights is None else tuple(weights)), games // share
            played = shared(lessons.play, many, workers)
            watched = not options["json"] and self.stderr.isatty()
            found = Found(tqdm(played, total=many, unit="game", disable=not watched))
            weights = found.weights()
        assert weights is not None
        loss, bands = found.check(weights)
        report = {
            "games": games,
            "rounds": len(SHARES),
            "seed": seed,
            "positions": len(found.won),
            "log_loss": round(loss, 4),
        }
        shown = [
            {"predicted": round(one, 3), "seen": round(other, 3), "positions": count} for one, other, count in bands
        ]
        if write:
            lines = "\n".join(f"    ({one:.2f}, {other:.2f}, {count})," for one, other, count in bands)
            head = HEAD.format(games=games, seed=seed, file=write, lessons=len(found.won),
                               date=datetime.now(UTC).date(), loss=loss, calibration=lines)  # fmt: skip
            Path(write).write_text(head + tables(weights), encoding="utf-8")
        if options["json"]:
            self.stdout.write(json.dumps(report | {"calibration": shown}))
            return
        self.stdout.write(f"{report['positions']} positions of {games} games; log loss of games held out: {loss:.4f}.")
        for one, other, count in bands:
            self.stdout.write(f"predicted {one:.2f}, seen {other:.2f} ({count} positions)")


Chances = npt.NDArray[np.float64]  # by position, from 0 to 1


class Found:
    """The lessons of a round, as a table that is mostly empty: a row for each position, a column for each number."""

    def __init__(self, played: Iterable[list[Lesson]]) -> None:
        columns: list[int] = []
        values: list[float] = []
        ends = [0]
        won: list[bool] = []
        games: list[int] = []
        self.next: list[int] = []  # the row of the same seat's next position in the game, -1 after the last one
        for game, lessons in enumerate(played):
            last: dict[int, int] = {}  # by seat
            for one in lessons:
                if one.seat in last:
                    self.next[last[one.seat]] = len(won)
                last[one.seat] = len(won)
                self.next.append(-1)
                columns.extend(one.columns)
                values.extend(one.values)
                ends.append(len(columns))
                won.append(one.won)
                games.append(game)
        shape = (len(won), COLUMNS)
        self.table = csr_matrix((np.array(values), np.array(columns), np.array(ends)), shape=shape)
        self.table.sum_duplicates()
        self.won = np.array(won)
        self.held_out = np.array(games) // 2 % HELD_OUT == 0

    def weights(self) -> list[float]:
        """By column, learned from the games that are not held out."""
        freedom = np.ones(COLUMNS)
        freedom[: len(NAMES)] = OF_A_NAME
        freedom[len(NAMES) + OF_A_CARD.index("to recall") * len(NAME) :] = TO_RECALL
        taught = ~self.held_out
        table = self.table[taught] @ diags(freedom)
        regression = LogisticRegression(C=FREEDOM, max_iter=STEPS, fit_intercept=False, warm_start=True)
        chances = self.won.astype(float)
        for _ in range(1 + AGAIN):
            # a position that wins with such a chance is one that won and one that lost, weighed by that
            with warnings.catch_warnings():  # it may end at STEPS before it is exact, which is good enough
                warnings.simplefilter("ignore", ConvergenceWarning)
                regression.fit(
                    vstack([table, table]),
                    np.repeat([True, False], table.shape[0]),
                    np.concatenate([chances[taught], 1 - chances[taught]]),
                )
            weights = regression.coef_[0] * freedom
            chances = self.seen_later(likely(self.table @ weights))
        return [round(float(weight), 3) for weight in weights]

    def seen_later(self, judged: Chances) -> Chances:
        """What later positions of the same game say of each position: of the last one of a seat who won; of each other
        one what is `judged` of the seat's next position, and for LAMBDA of it what that one's later ones say."""
        later = self.won.astype(float)
        for at in range(len(later) - 1, -1, -1):
            if (then := self.next[at]) >= 0:
                later[at] = (1 - LAMBDA) * judged[then] + LAMBDA * later[then]
        return later

    def check(self, weights: list[float]) -> tuple[float, list[tuple[float, float, int]]]:
        """The log loss in the games held out, and by bands of the chance of winning what was predicted and seen."""
        odds = self.table[self.held_out] @ np.array(weights)
        chances, won = likely(odds), self.won[self.held_out]
        bands = []
        for at in range(SHOWN):
            inside = (chances * SHOWN).astype(int).clip(0, SHOWN - 1) == at
            if inside.any():
                bands.append((float(chances[inside].mean()), float(won[inside].mean()), int(inside.sum())))
        return float(log_loss(won, chances, labels=[False, True])), bands


def likely(odds: Chances) -> Chances:
    """Log odds as chances."""
    return 1 / (1 + np.exp(-odds))


def tables(weights: list[float]) -> str:
    """The weights as Python: of the numbers by name, of cards by name and kind; those that are 0 are left out."""
    cards = len(NAME)
    lines = ["BY_NAME: Final[dict[str, float]] = {"]
    lines += [f'    "{name}": {weight},' for name, weight in zip(NAMES, weights, strict=False) if weight]
    lines += ["}", "BY_CARD: Final[dict[str, tuple[float, ...]]] = {"]
    for at, name in enumerate(NAME):
        own = [weights[len(NAMES) + kind * cards + at] for kind in range(len(OF_A_CARD))]
        if any(own):
            lines.append(f'    "{name}": ({", ".join(map(str, own))}),')
    return "\n".join([*lines, "}", ""])
