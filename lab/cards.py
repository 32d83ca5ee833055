"""How a deck fares with each of its cards: in its opening hand, drawn, and played; each rate with its interval, and
with a fair comparison.

Rates alone mislead. A game that lasts longer has drawn more cards (James Anderson, Kevin Cain and Richard Gelber,
"Analysis of survival by tumor response", 1983, of the same fault), and who draws more cards in the same number of turns
wins more often, so that a rate when drawn is one of games in which much was drawn first of all.

So cards are compared with each other, one draw at a time. When the deck gives its tenth card in turn 8, chance alone
says which of those that are left it is: the deck was shuffled before the game, and is never shuffled again. Games in
which this card came then are compared with those in which another one did and this one was still to come: as the same
card in order, in the same turn, against the same deck, with the same player starting. Whatever happened before, each
card is as likely as another, so that neither long games nor those in which much is drawn make a card look good, and
what all cards of a deck gain is 0 in the mean. What was put back in the mulligan, or revealed from the top of the deck,
is no longer to come, and has no part from then on. The opening hand is what is held after the mulligans: five cards in
every game. The same for cards that were played: as the third card, say, in turn 8. Which one that is, is chosen.

Of each such stratum comes a difference of shares of wins. They are weighed as by Nathan Mantel and William Haenszel
(1959; for differences Sander Greenland and James Robins, 1985): with n games with the card and m with another one, by
n m / (n + m). A game counts in several strata, and the games of a pair share their shuffles, so that games are not
independent: the interval comes from leaving out each pair once (the jackknife; Bradley Efron and Charles Stein, 1981).

All intervals are 95% for a number of games that was fixed before. Pure.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.kernel.scores import Z, wilson
from engine.kernel.usage import OPENING
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
IN_HAND: Final = -1  # the place of what is in the opening hand; places after it count from 0
NEVER: Final = 10**6  # the place of what did not come
LEAST: Final = 1e-9  # weight that leaves something to compare
Counts = NDArray[np.float64]
Places = NDArray[np.int_]


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
    """How much more often the deck wins with the card than with another one in its place, as a difference of shares
    from -1 to 1, and its interval; None where no games can be compared. `games` have the card and others to be compared
    with."""

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
    compared = {what: sides(games, what) for what in ways}
    return [
        CardReport(
            name=name,
            copies=cards.count(name),
            rates={what: rate([one for one in games if since(one, name, what) is not None]) for what in ways},
            comparisons={what: comparison(of, name) for what, of in compared.items()},
        )
        for name in sorted(set(cards))
    ]


def watched(run: Run) -> Iterable[Watched]:
    """All games that count. The deck starts the first of each pair."""
    for at, course in enumerate(run.courses):
        for number, pair in enumerate(course.pairs()):
            for place, game in enumerate(pair):
                yield Watched((at, number), place == 0, game)


def unordered(run: Run) -> int:
    """The games of which nobody noted in which order cards were drawn and played."""
    return sum(one.game.order is None for one in watched(run))


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
class Side:
    """The games of a matchup in which the deck starts, or those in which it does not. `came` has by game the places at
    which cards came, by name, and `points` what they counted.

    Of each moment at which a card came in one of them: the `pair` of that game, as a number, the `game`, the `place` of
    the card in order, and the `stratum`, which has all moments of the same turn and place."""

    came: list[dict[str, int]]
    points: Counts
    pair: Places
    game: Places
    place: Places
    stratum: Places


def sides(games: Iterable[Watched], what: str) -> list[Side]:
    """All matchups, with the deck starting and not, for one way to look at cards."""
    counted = [one for one in games if what == OPENING_HAND or one.game.order is not None]
    numbers = {pair: number for number, pair in enumerate(dict.fromkeys(one.pair for one in counted))}
    groups = defaultdict[tuple[int, bool], list[Watched]](list)
    for one in counted:
        groups[one.pair[0], one.starts].append(one)
    return [_side(group, what, numbers) for group in groups.values()]


def _side(games: Sequence[Watched], what: str, numbers: Mapping[tuple[int, int], int]) -> Side:
    moments = [(at, *moment) for at, one in enumerate(games) for moment in _moments(one.game, what)]
    game, turns, places = np.array(moments, dtype=int).reshape(-1, 3).T
    _, strata = np.unique(np.stack([turns, places]), axis=1, return_inverse=True)
    points = np.array([one.game.points for one in games])
    pairs = np.array([numbers[one.pair] for one in games])
    return Side([_came(one.game, what) for one in games], points, pairs[game], game, places, strata.reshape(-1))


def _moments(game: GamePlayed, what: str) -> list[tuple[int, int]]:
    """The turns and places at which one card came and not another."""
    draws, plays = (game.order.draws, game.order.plays) if game.order else ((), ())
    if what == PLAYED:
        return [(turn, place) for place, (_, turn) in enumerate(plays)]
    later = [] if what == OPENING_HAND else [(turn, place) for place, (_, turn) in enumerate(draws) if turn]
    return [(OPENING, IN_HAND), *later]


def _came(game: GamePlayed, what: str) -> dict[str, int]:
    """The places of cards, by name, after which they are no longer to come: they came there, or were put back or
    revealed."""
    places = dict[str, int]()
    if game.order is not None and what != OPENING_HAND:
        for place, (name, _) in enumerate(game.order.plays if what == PLAYED else game.order.draws):
            places.setdefault(name, place)
    if what != PLAYED:
        places.update((name, IN_HAND) for name, use in game.cards.items() if use.drawn == OPENING)
    return places


def comparison(of: Sequence[Side], name: str) -> Comparison:
    """The weighed mean of the differences of all strata, and its interval."""
    pairs = 1 + max((int(side.pair.max(initial=-1)) for side in of), default=-1)
    weight = total = 0.0
    compared = 0
    less = np.zeros((2, pairs))  # weight and total, by the pair that is left out
    for side in of:
        came = np.array([places.get(name, NEVER) for places in side.came], dtype=int)[side.game]
        has, lacks, points = came == side.place, came > side.place, side.points[side.game]
        own = np.stack([has, has * points, lacks, lacks * points])
        strata = int(side.stratum.max(initial=-1)) + 1
        counts: Counts = np.stack([np.bincount(side.stratum, row, strata) for row in own])
        weights, parts = _weighed(counts)
        weight, total = weight + weights.sum(), total + parts.sum()
        compared += int(counts[0][counts[2] > 0].sum())
        fewer_weights, fewer_parts = _weighed(counts[:, side.stratum] - own)
        less[0] += np.bincount(side.pair, weights[side.stratum] - fewer_weights, pairs)
        less[1] += np.bincount(side.pair, parts[side.stratum] - fewer_parts, pairs)
    if not weight:
        return Comparison(compared, None, None)
    difference, left = float(total / weight), weight - less[0]
    if pairs < 2 or (left <= LEAST).any():
        return Comparison(compared, difference, None)
    half = Z * _jackknife((total - less[1]) / left)
    return Comparison(compared, difference, (max(-1.0, difference - half), min(1.0, difference + half)))


def _weighed(counts: Counts) -> tuple[Counts, Counts]:
    """The weights, and the differences of shares multiplied by them, of counts (4, ...): the games and points with the
    card and without; 0 where nothing can be compared."""
    games_with, points_with, games_without, points_without = counts
    weight = games_with * games_without / np.maximum(games_with + games_without, 1)
    difference = points_with / np.maximum(games_with, 1) - points_without / np.maximum(games_without, 1)
    return weight, weight * difference


def _jackknife(estimates: Counts) -> float:
    """The standard error of an estimate from those with one pair left out each."""
    number = len(estimates)
    return sqrt((number - 1) / number * float(((estimates - estimates.mean()) ** 2).sum()))
