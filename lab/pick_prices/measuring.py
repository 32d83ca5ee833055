"""The games that measure the price of a pick, and what they say. Loads the engine and no Django; pure.

A comparison is four games. The deck that a seat has after what was taken plays a pair against another seat's deck, each
side starting once. Its deck after the other option plays the same pair, with the same shuffles, against the deck that
the other seat has then. All other seats are met in turn; to meet each once is a round. The change is the difference of
the shares of wins, the mean over all whole rounds.

Whoever looks after every round and stops when the answer is there needs an interval that holds however often one looks:
that of `lab.confidence`. The interval of a number of games that was fixed before (`paired_interval` of the kernel) is
narrower, but claims too much for games that stop when they please.

Opponents differ, so that one comparison does not have the mean of all as its expectation. A whole round does: there a
gambler's expected capital is a product of factors whose mean is at most 1, and a product is then at most 1, too (the
geometric mean is at most the arithmetic one). So one may look after whole rounds, and only then is looked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games import Game
from lab import confidence
from lab.executors import Executor
from lab.matchups import Contender, Matchup, score_of
from lab.pick_prices.worlds import Worlds
from lab.runs import Plan, StoppingRule, Unit

SEED: Final = 1  # of the games, for all who do not say another one: the site, too
GAMES: Final = 4  # of a comparison
WHOLE: Final = 1.0


@dataclass(frozen=True)
class Compared:
    """The shares of wins of both pairs of a comparison: with the deck after what was taken, and with the other one."""

    taken: float
    other: float


@dataclass(frozen=True)
class Price:
    """What is known after so many games: the change of the win chance by the other option and its interval, from -1 to
    1, and both shares of wins; None before the first whole round. 95% of such intervals hold the true change, at all
    times at once."""

    games: int
    change: float | None
    interval: tuple[float, float]
    taken: float | None
    other: float | None

    @property
    def shown(self) -> int:
        """1 where the other option is shown to be better, -1 where it is shown to be worse, 0 while neither is."""
        low, high = self.interval
        return int(low > 0) - int(high < 0)


NOTHING: Final = Price(0, None, (-WHOLE, WHOLE), None, None)
UNCHANGED: Final = Price(0, 0.0, (0.0, 0.0), None, None)  # both worlds are alike: games would come out the same


# --- the games -------------------------------------------------------------------------------------------------------


def plan_of(worlds: Worlds, seat: int, game: Game, seed: int = SEED) -> Plan:
    """All decks of both worlds, and the meetings of the seat with each opponent in turn: in the world of what was
    taken, then in the other one. The usual bot of the game plays."""
    seats = len(worlds.taken)
    decks = (*worlds.taken, *worlds.other)
    contenders = tuple(Contender(f"{at // seats}/{at % seats}", deck) for at, deck in enumerate(decks))
    meetings = [
        (world * seats + seat, world * seats + other) for other in range(seats) if other != seat for world in (0, 1)
    ]
    return Plan(contenders, tuple(meetings), game.bots.USUAL, seed, game.KEY, game.play.VERSION)


def comparison(plan: Plan, number: int) -> tuple[Unit, Unit]:
    """Both pairs of a comparison. Each number has shuffles of its own."""
    first = 2 * (number % opponents(plan))
    return (first, number), (first + 1, number)


def opponents(plan: Plan) -> int:
    return len(plan.meetings) // 2


def most_comparisons(opponents: int, games: int) -> int:
    """How many there are in the whole rounds of so many games; one round at least."""
    return opponents * max(1, games // (GAMES * opponents))


def play_comparison(matchups: tuple[Matchup, Matchup], number: int) -> Compared:
    """What a worker does."""
    taken, other = (score_of(matchup.play(number)) for matchup in matchups)
    return Compared(taken, other)


# --- what they say ---------------------------------------------------------------------------------------------------


def price(compared: Sequence[Compared], opponents: int) -> Price:
    """What these comparisons say, in the order of their numbers; those of a round that is not whole do not count."""
    whole = compared[: len(compared) - len(compared) % opponents]
    if not whole:
        return NOTHING
    taken, other = (sum(shares) / len(whole) for shares in zip(*((one.taken, one.other) for one in whole), strict=True))
    low, high = confidence.interval(_counts(whole))
    return Price(GAMES * len(whole), other - taken, (2 * low - 1, 2 * high - 1), taken, other)


def stops(compared: Sequence[Compared], opponents: int, games: int) -> str | None:
    """Why no more is played after these (`lab.runs`: DECIDED or LIMIT); None while more is. `games` is how many there
    are at most."""
    if len(compared) % opponents or not compared:
        return None
    return StoppingRule(most_comparisons(opponents, games)).stops(_counts(compared))


def _counts(compared: Iterable[Compared]) -> Counter[float]:
    """How often each difference came, from 0 (the other deck lost all, the first won all) to 1."""
    return Counter((WHOLE + one.other - one.taken) / 2 for one in compared)


# --- from the beginning to the end -----------------------------------------------------------------------------------


class Measurement:
    """Games of both worlds with what came of them so far, for whoever has them played in any order."""

    def __init__(self, plan: Plan, games: int) -> None:
        self.plan = plan
        self.games = games
        self.opponents = opponents(plan)
        self.compared: list[Compared] = []  # those that count
        self.stopped: str | None = None
        self._played: dict[Unit, float] = {}

    @property
    def price(self) -> Price:
        return price(self.compared, self.opponents)

    def units(self) -> Iterator[Unit]:
        """All pairs to be played, while more are needed."""
        for number in range(most_comparisons(self.opponents, self.games)):
            if self.stopped:
                return
            yield from comparison(self.plan, number)

    def add(self, unit: Unit, share: float) -> None:
        """Keep the share of wins of a pair. Comparisons count in the order of their numbers, until the question is
        answered."""
        self._played[unit] = share
        while not self.stopped:
            one, two = comparison(self.plan, len(self.compared))
            if one not in self._played or two not in self._played:
                return
            self.compared.append(Compared(self._played[one], self._played[two]))
            self.stopped = stops(self.compared, self.opponents, self.games)


def measure(measurement: Measurement, executor: Executor, notify: Callable[[], None] = lambda: None) -> None:
    """Play until the question is answered; `notify` is called after each pair. Raises CannotPlay."""
    results = executor.results(measurement.plan, measurement.units())
    try:
        for unit, pair in results:
            measurement.add(unit, score_of(pair))
            notify()
            if measurement.stopped:
                break
    finally:
        results.close()
