"""The ladder of the bots: meetings that were played, how they are stored, and the strengths that follow from them.

Pure functions but for `stored` and `store`, which read and write a file. `manage.py ladder` plays and stores; the page
of the bots reads.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from itertools import pairwise
from math import ceil, exp, log, sqrt
from pathlib import Path
from statistics import median
from typing import Any, Final

from numpy.linalg import inv

from engine.bots.epic.players import LEVELS
from engine.kernel.scores import Z, paired_interval
from gate.files import replace_text
from lab.playing import Played

FILE: Final = Path(__file__).parent / "data" / "ladder.json"
ANCHOR: Final = LEVELS[len(LEVELS) // 2]  # the bot whose strength is given
ANCHORED: Final = 1000.0  # as this
SCALE: Final = 400 / log(10)  # of a strength: ten times as many wins as losses are 400 more
SLOW: Final = 0.95  # of the decisions take no longer than what is called slow
EXACT: Final = 1e-7  # how far the last step towards the strengths may still go

Matrix = list[list[float]]


class BadLadder(ValueError):
    """A file of meetings that cannot be read; the message says why."""


@dataclass(frozen=True)
class Pace:
    """Milliseconds of the processor that a decision takes: half of them take no longer than `usual`, 95 of 100 no
    longer than `slow`."""

    usual: float
    slow: float


@dataclass(frozen=True)
class Meeting:
    """Games of two bots with decks of one kind. By bot: `wins`, and the pace of its decisions. `interval` holds the
    true rate of wins of the first with 95 %, a draw being half a win. `date` is ISO 8601, UTC; `version` the engine's.
    """

    bots: tuple[str, str]
    kind: str
    games: int
    wins: tuple[int, int]
    draws: int
    interval: tuple[float, float]
    paces: tuple[Pace | None, Pace | None]
    date: str
    seed: int
    version: int
    compiled: bool

    @property
    def of(self) -> float:
        """The share of wins of the first bot."""
        return (self.wins[0] + self.draws / 2) / self.games

    @property
    def key(self) -> tuple[frozenset[str], str]:
        """Who met with what: of such meetings one is stored."""
        return frozenset(self.bots), self.kind

    def seen_by(self, bot: str) -> Meeting:
        """The same with this bot as the first."""
        if bot == self.bots[0]:
            return self
        low, high = self.interval
        return replace(
            self,
            bots=self.bots[::-1],
            wins=self.wins[::-1],
            interval=(round(1 - high, 6), round(1 - low, 6)),
            paces=self.paces[::-1],
        )


@dataclass(frozen=True)
class Strength:
    """The strength of a bot and its 95 % interval."""

    value: float
    low: float
    high: float


# --- who meets, and what comes of it ---------------------------------------------------------------------------------


def meetings_of(bots: Iterable[str]) -> list[tuple[str, str]]:
    """Who of these levels meets whom, the stronger first: neighbours, and each that is above ANCHOR meets it."""
    ordered = sorted(set(bots), key=LEVELS.index)
    neighbours = [(upper, lower) for lower, upper in pairwise(ordered)]
    above = ordered[ordered.index(ANCHOR) + 1 :] if ANCHOR in ordered else []
    return list(dict.fromkeys([*neighbours, *((bot, ANCHOR) for bot in above)]))


def meeting(
    bots: tuple[str, str],
    kind: str,
    games: Sequence[Played],
    *,
    seed: int,
    date: datetime,
    version: int,
    compiled: bool,
) -> Meeting:
    """What came of these games, two of a pair after each other."""
    points = [0.5 if game.winner is None else 1.0 - game.winner for game in games]
    wins = points.count(1.0), points.count(0.0)
    return Meeting(
        bots=bots,
        kind=kind,
        games=len(games),
        wins=wins,
        draws=len(games) - sum(wins),
        interval=paired_interval([sum(pair) / 2 for pair in zip(points[::2], points[1::2], strict=True)]),
        paces=(_pace(games, 0), _pace(games, 1)),
        date=date.isoformat(timespec="seconds"),
        seed=seed,
        version=version,
        compiled=compiled,
    )


def _pace(games: Iterable[Played], side: int) -> Pace | None:
    taken = sorted(milliseconds for game in games for milliseconds in game.milliseconds[side])
    if not taken:
        return None
    return Pace(round(median(taken), 3), taken[ceil(SLOW * len(taken)) - 1])


# --- what is stored --------------------------------------------------------------------------------------------------


def merged(old: Iterable[Meeting], new: Iterable[Meeting]) -> list[Meeting]:
    """All meetings; those of the same two bots with the same kind of decks are the new ones."""
    found = {one.key: one for one in (*old, *new)}
    return sorted(found.values(), key=lambda one: (one.bots, one.kind))


def stored(path: Path) -> list[Meeting]:
    """The meetings of a file; none where there is no file. Raises BadLadder."""
    try:
        return [_read(one) for one in json.loads(path.read_text(encoding="utf-8"))["meetings"]]
    except FileNotFoundError:
        return []
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadLadder(f"The file {path} holds no meetings of bots that can be read: {error!r}.") from None


def store(path: Path, meetings: Iterable[Meeting]) -> None:
    """Write them to a file, each in a line."""
    lines = ",\n".join(json.dumps(asdict(one)) for one in meetings)
    replace_text(path, f'{{"meetings": [\n{lines}\n]}}\n')


def _read(said: Mapping[str, Any]) -> Meeting:
    one, two = (None if pace is None else Pace(**pace) for pace in said["paces"])
    tuples = {name: tuple(said[name]) for name in ("bots", "wins", "interval")}
    return Meeting(**{**said, **tuples, "paces": (one, two)})


# --- strengths -------------------------------------------------------------------------------------------------------


def strengths(meetings: Iterable[Meeting], anchor: str = ANCHOR) -> dict[str, Strength]:
    """How strong each bot is that `anchor` met, or that met one of those, and so on: by the model of Bradley and Terry
    the strengths that make the games of all meetings the likeliest, of which `anchor` has ANCHORED.

    A draw is half a win. Of two bots one of which won every game the difference would have no end: to their games one
    more is counted, drawn. Each game counts as one on its own, and the intervals are those of the curvature at the top.
    """
    points = _points(meetings)
    found = [anchor]
    for bot in found:  # which grows
        found += [other for one, other in points if one == bot and other not in found]
    others = found[1:]
    if not others:
        return {}
    log_odds = dict.fromkeys(found, 0.0)
    while True:
        gradient, information = _slope(points, log_odds, others)
        spread = inv(information)
        steps = [float(step) for step in spread @ gradient]
        longest = max(map(abs, steps))
        for bot, step in zip(others, steps, strict=True):
            log_odds[bot] += step / max(1.0, longest)  # never too far at once
        if longest < EXACT:
            break
    half = dict(zip(others, (Z * sqrt(spread[at, at]) for at in range(len(others))), strict=True))
    return {bot: _strength(log_odds[bot], half.get(bot, 0.0)) for bot in found}


def _strength(log_odds: float, half: float) -> Strength:
    low, value, high = (ANCHORED + SCALE * one for one in (log_odds - half, log_odds, log_odds + half))
    return Strength(value, low, high)


def _points(meetings: Iterable[Meeting]) -> dict[tuple[str, str], float]:
    """What each bot has won of each other that it met, a draw being half a win."""
    points: dict[tuple[str, str], float] = {}
    for one in meetings:
        for side, bot in enumerate(one.bots):
            pair = bot, one.bots[1 - side]
            points[pair] = points.get(pair, 0.0) + one.wins[side] + one.draws / 2
    for bot, other in [pair for pair, won in points.items() if not won]:
        points[bot, other] += 0.5
        points[other, bot] += 0.5
    return points


def _slope(
    points: Mapping[tuple[str, str], float], log_odds: Mapping[str, float], bots: Sequence[str]
) -> tuple[list[float], Matrix]:
    """The gradient of the log-likelihood by these bots, and its negative Hessian."""
    place = {bot: at for at, bot in enumerate(bots)}
    gradient = [0.0] * len(bots)
    information = [[0.0] * len(bots) for _ in bots]
    for (bot, other), won in points.items():
        if bot not in place:
            continue
        at, games = place[bot], won + points[other, bot]
        expected = 1 / (1 + exp(log_odds[other] - log_odds[bot]))
        gradient[at] += won - games * expected
        information[at][at] += games * expected * (1 - expected)
        if other in place:
            information[at][place[other]] -= games * expected * (1 - expected)
    return gradient, information
