"""How a deck fares with each of its cards: in its opening hand, drawn, and played; each rate with its interval, and
with a fair comparison.

Rates alone mislead. A game that lasts longer has drawn more cards, so that a rate when drawn is one of long games first
of all (James Anderson, Kevin Cain and Richard Gelber, "Analysis of survival by tumor response", 1983, of the same
fault).
So games in which a card was first drawn in some turn are compared only with games that came to the same turn without it
having been drawn by the end of that turn, against the same deck, with the same player starting. The same for cards that
were played. The opening hand is what is held after the mulligans; there all games came so far.

Of each such stratum comes a difference of shares of wins. They are weighed as by Nathan Mantel and William Haenszel
(1959; for differences Sander Greenland and James Robins, 1985): with n games with the card and m without, by
n m / (n + m). A game without the card counts in the strata of several turns, and the games of a pair share their
shuffles, so that games are not independent: the interval comes from leaving out each pair once (the jackknife; Bradley
Efron and Charles Stein, 1981).

It is the association in games of a bot, in which much else differs: a turn in which many cards were drawn, by whatever
effect, has drawn each of them more often. All intervals are 95% for a number of games that was fixed before. Pure.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.epic.simulation import OPENING
from engine.kernel.scores import Z, wilson
from lab.matchups import CardUse, GamePlayed
from lab.runs import Run

OPENING_HAND, DRAWN, PLAYED = "opening_hand", "drawn", "played"
SINCE: Final[dict[str, Callable[[CardUse], int | None]]] = {
    OPENING_HAND: lambda use: OPENING if use.drawn == OPENING else None,
    DRAWN: lambda use: use.drawn,
    PLAYED: lambda use: use.played,
}
FEW: Final = 30  # games with a card that can be compared
NOT_SEEN: Final = CardUse(None, None)
NEVER: Final = -1  # the turn of what was not drawn or played
LEAST: Final = 1e-9  # weight that leaves something to compare
Counts = NDArray[np.float64]


@dataclass(frozen=True)
class Watched:
    """A game of the deck: the pair it belongs to (matchup and number), whether the deck started, and the game."""

    pair: tuple[int, int]
    starts: bool
    game: GamePlayed


@dataclass(frozen=True)
class Rate:
    """The share of wins in so many games, a draw being half a win (None without games), and its interval, for which the
    games of a pair are counted as what they tell together."""

    games: int
    of: float | None
    interval: tuple[float, float]


@dataclass(frozen=True)
class Comparison:
    """How much more often the deck wins with the card, as a difference of shares from -1 to 1, and its interval; None
    where no games can be compared. `games` have the card and others to be compared with."""

    games: int
    difference: float | None
    interval: tuple[float, float] | None

    @property
    def is_few(self) -> bool:
        """Whether so few games say next to nothing, and their interval is not to be relied on."""
        return self.difference is None or self.games < FEW


@dataclass(frozen=True)
class CardReport:
    """A card of the deck, of which it has so many copies. `rates` and `comparisons` are by OPENING_HAND, DRAWN and
    PLAYED."""

    name: str
    copies: int
    rates: dict[str, Rate]
    comparisons: dict[str, Comparison]


def reports(run: Run, ways: Iterable[str] = tuple(SINCE)) -> list[CardReport]:
    """One for each card of the first deck of a run whose games were watched, by name; of these ways to look at them."""
    assert run.plan.watched, "nobody has looked when cards were drawn"
    games = list(watched(run))
    cards = run.plan.contenders[run.plan.meetings[0][0]].cards
    return [
        CardReport(
            name=name,
            copies=cards.count(name),
            rates={what: rate([one for one in games if since(one, name, what) is not None]) for what in ways},
            comparisons={what: comparison(games, name, what) for what in ways},
        )
        for name in sorted(set(cards))
    ]


def watched(run: Run) -> Iterable[Watched]:
    """All games that count. The deck starts the first of each pair."""
    for at, course in enumerate(run.courses):
        for number, pair in enumerate(course.pairs()):
            for place, game in enumerate(pair):
                yield Watched((at, number), place == 0, game)


def since(one: Watched, name: str, what: str) -> int | None:
    """The turn from which on a card is drawn, played, or in the opening hand; None: it never is."""
    return SINCE[what](one.game.cards.get(name, NOT_SEEN))


# --- rates -----------------------------------------------------------------------------------------------------------


def rate(games: Sequence[Watched]) -> Rate:
    """Wilson's interval, with as many games as would tell as much on their own: the variance of the mean is measured
    between pairs, and taken as no less than that of games on their own."""
    number = len(games)
    if not number:
        return Rate(0, None, (0.0, 1.0))
    of = sum(one.game.points for one in games) / number
    off = defaultdict[tuple[int, int], float](float)
    for one in games:
        off[one.pair] += one.game.points - of
    alone = number * of * (1 - of)
    alike = max(1.0, sum(sum_of_pair**2 for sum_of_pair in off.values()) / alone) if alone else 1.0
    return Rate(number, of, wilson(of * number / alike, number / alike))


# --- the fair comparison ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Strata:
    """All strata of a matchup with the deck starting or not, by turn (T of them): of its pairs (P) the games and points
    with the card and without, in arrays (4, P, T)."""

    pairs: list[tuple[int, int]]
    counts: Counts


def _weighed(counts: Counts) -> tuple[Counts, Counts]:
    """By turn the weight, and the difference of shares multiplied by it, of counts (4, ..., T); 0 where nothing can be
    compared."""
    games_with, points_with, games_without, points_without = counts
    weight = games_with * games_without / np.maximum(games_with + games_without, 1)
    difference = points_with / np.maximum(games_with, 1) - points_without / np.maximum(games_without, 1)
    return weight, weight * difference


def comparison(games: Iterable[Watched], name: str, what: str) -> Comparison:
    """The weighed mean of the differences of all strata, and its interval."""
    weight = total = 0.0
    compared = 0
    changes = defaultdict[tuple[int, int], list[float]](lambda: [0.0, 0.0])  # by pair, where it is left out
    for strata in _strata(list(games), name, what):
        counts = strata.counts.sum(axis=1)
        weights, parts = _weighed(counts)
        fewer_weights, fewer_parts = _weighed(counts[:, None] - strata.counts)
        weight, total = weight + weights.sum(), total + parts.sum()
        compared += int(counts[0][counts[2] > 0].sum())
        lost = zip((fewer_weights - weights).sum(axis=1), (fewer_parts - parts).sum(axis=1), strict=True)
        for pair, (of_weight, of_total) in zip(strata.pairs, lost, strict=True):
            changes[pair][0] += float(of_weight)
            changes[pair][1] += float(of_total)
    if not weight:
        return Comparison(compared, None, None)
    difference = float(total / weight)
    if len(changes) < 2 or any(weight + less <= LEAST for less, _ in changes.values()):
        return Comparison(compared, difference, None)
    half = Z * _jackknife([float((total + part) / (weight + less)) for less, part in changes.values()])
    return Comparison(compared, difference, (max(-1.0, difference - half), min(1.0, difference + half)))


def _strata(games: Sequence[Watched], name: str, what: str) -> Iterable[_Strata]:
    """What each pair of games adds to the strata, for each matchup and side that starts."""
    groups = defaultdict[tuple[int, bool], list[tuple[Watched, int | None]]](list)
    for one in games:
        groups[one.pair[0], one.starts].append((one, since(one, name, what)))
    for group in groups.values():
        turns = np.array(sorted({turn for _, turn in group if turn is not None}), dtype=int)
        pairs = list(dict.fromkeys(one.pair for one, _ in group))
        place = {pair: at for at, pair in enumerate(pairs)}
        own = np.array([NEVER if turn is None else turn for _, turn in group])[:, None]
        last = np.array([one.game.turns if turn is None else turn - 1 for one, turn in group])[:, None]  # that lack it
        points = np.array([one.game.points for one, _ in group])[:, None]
        has_it, lacks_it = own == turns, turns <= last
        counts = np.zeros((4, len(pairs), len(turns)))
        at = [place[one.pair] for one, _ in group]
        for row, added in zip(counts, (has_it, has_it * points, lacks_it, lacks_it * points), strict=True):
            np.add.at(row, at, added)
        yield _Strata(pairs, counts)


def _jackknife(estimates: Sequence[float]) -> float:
    """The standard error of an estimate from those with one pair left out each."""
    number = len(estimates)
    middle = sum(estimates) / number
    return sqrt((number - 1) / number * sum((one - middle) ** 2 for one in estimates))
