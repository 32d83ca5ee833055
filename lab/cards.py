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
Stratum = tuple[int, bool, int]  # the matchup, whether the deck starts, and the turn


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


def reports(run: Run) -> list[CardReport]:
    """One for each card of the first deck of a run whose games were watched, by name."""
    assert run.plan.watched, "nobody has looked when cards were drawn"
    games = list(watched(run))
    cards = run.plan.contenders[run.plan.meetings[0][0]].cards
    return [
        CardReport(
            name=name,
            copies=cards.count(name),
            rates={what: rate([one for one in games if since(one, name, what) is not None]) for what in SINCE},
            comparisons={what: comparison(games, name, what) for what in SINCE},
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


@dataclass
class _Counts:
    """Of a stratum the games and points with the card, and those without."""

    games_with: int = 0
    points_with: float = 0.0
    games_without: int = 0
    points_without: float = 0.0

    def add(self, points: float, *, has_it: bool) -> None:
        if has_it:
            self.games_with += 1
            self.points_with += points
        else:
            self.games_without += 1
            self.points_without += points

    def weighed(self) -> tuple[float, float]:
        """The weight of the stratum, and the difference of shares multiplied by it."""
        both = self.games_with + self.games_without
        if not self.games_with or not self.games_without:
            return 0.0, 0.0
        weight = self.games_with * self.games_without / both
        difference = self.points_with / self.games_with - self.points_without / self.games_without
        return weight, weight * difference

    def with_more(self, other: _Counts, sign: int) -> _Counts:
        """The same with those of the other one added, or taken away."""
        return _Counts(
            self.games_with + sign * other.games_with,
            self.points_with + sign * other.points_with,
            self.games_without + sign * other.games_without,
            self.points_without + sign * other.points_without,
        )


Table = dict[Stratum, _Counts]


def comparison(games: Iterable[Watched], name: str, what: str) -> Comparison:
    """The weighed mean of the differences of all strata, and its interval."""
    tables = _by_pair(list(games), name, what)
    table: Table = defaultdict(_Counts)
    for own in tables.values():
        for stratum, counts in own.items():
            table[stratum] = table[stratum].with_more(counts, 1)
    weighed = {stratum: counts.weighed() for stratum, counts in table.items()}
    weight, total = (sum(parts) for parts in zip(*weighed.values(), strict=True)) if weighed else (0.0, 0.0)
    compared = sum(counts.games_with for counts in table.values() if counts.games_without)
    if not weight:
        return Comparison(compared, None, None)
    difference = total / weight
    without = [_without(table, weighed, own, (weight, total)) for own in tables.values()]
    if len(without) < 2 or None in without:
        return Comparison(compared, difference, None)
    half = Z * _jackknife([one for one in without if one is not None])
    return Comparison(compared, difference, (max(-1.0, difference - half), min(1.0, difference + half)))


def _by_pair(games: Sequence[Watched], name: str, what: str) -> dict[tuple[int, int], Table]:
    """What each pair of games adds to the strata."""
    turns = defaultdict[tuple[int, bool], set[int]](set)
    for one in games:
        if (turn := since(one, name, what)) is not None:
            turns[one.pair[0], one.starts].add(turn)
    tables: dict[tuple[int, int], Table] = {one.pair: defaultdict(_Counts) for one in games}
    for one in games:
        own = since(one, name, what)
        last = one.game.turns if own is None else own - 1  # in which it lacks the card
        for turn in sorted(turns[one.pair[0], one.starts]):
            if turn == own:
                tables[one.pair][one.pair[0], one.starts, turn].add(one.game.points, has_it=True)
            elif turn <= last:
                tables[one.pair][one.pair[0], one.starts, turn].add(one.game.points, has_it=False)
    return tables


def _without(
    table: Table, weighed: dict[Stratum, tuple[float, float]], own: Table, sums: tuple[float, float]
) -> float | None:
    """The difference without the games of one pair; None where nothing is left to compare."""
    weight, total = sums
    for stratum, counts in own.items():
        old, new = weighed[stratum], table[stratum].with_more(counts, -1).weighed()
        weight += new[0] - old[0]
        total += new[1] - old[1]
    return total / weight if weight > 1e-9 else None


def _jackknife(estimates: Sequence[float]) -> float:
    """The standard error of an estimate from those with one pair left out each."""
    number = len(estimates)
    middle = sum(estimates) / number
    return sqrt((number - 1) / number * sum((one - middle) ** 2 for one in estimates))
