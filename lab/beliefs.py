"""What games teach about single cards, for choosing what to try next. Nothing that is reported comes from here.

Trying one swap after another is slow: most games never see the card. So the games of many decks that differ in many
cards are read together. The score of a pair of games is explained by the first cards of the deck as it was shuffled,
which no player has a hand in: a card's number is what it adds to the win chance when it lies among the first SEEN. This
is how `engine.bots.epic.contribution` found the ratings, and those are what is believed before any game.

The model is a Bayesian linear regression: score = chance against this opponent + the sum of the numbers of the cards
seen + noise; each number has a normal prior around the card's rating. Its posterior is a normal distribution, of which
the mean says what looks best, and draws say what may be best as far as is known ("Thompson sampling"; William Thompson,
"On the likelihood that one unknown probability exceeds another", 1933). Plain arithmetic, solved by Cholesky's method.
Pure; loads no Django.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from math import cos, log, pi, sqrt
from operator import mul
from typing import Final

from engine.bots.epic.contribution import seen
from engine.bots.epic.match import Match
from engine.epic.catalogue import CARDS
from engine.kernel.random import Rng
from lab.matchups import Contender, Deck

POINT: Final = 0.01  # of a win chance
SPREAD: Final = 2.5 * POINT  # of a card's number around its rating: about that of the ratings among themselves
CHANCE_SPREAD: Final = 0.5  # of the chance against an opponent around even: next to nothing is known
NOISE: Final = 0.125  # variance of the score of a pair: that of the mean of two even games on their own
PLACE_OF: Final = {card.name: place for place, card in enumerate(CARDS)}  # any different cards, to see where places go
Row = tuple[str, Deck, float]  # the opponent, the first cards of the deck, and the score from 0 to 1


class Beliefs:
    """What is believed of cards after some pairs of games. `ratings` are points before any game, by name."""

    def __init__(self, ratings: Mapping[str, float]) -> None:
        self.ratings = ratings
        self._column_of: dict[str, int] = {}  # a card by name, an opponent by "against " and its name
        self._products: list[defaultdict[int, float]] = []  # of two columns, summed over the pairs
        self._scores: list[float] = []  # of a column and the score

    def learn(self, rows: Iterable[Row]) -> None:
        """Add pairs of games."""
        for opponent, cards, score in rows:
            columns = [self._column(f"against {opponent}"), *(self._column(name) for name in cards)]
            for one in columns:
                self._scores[one] += score
                products = self._products[one]
                for other in columns:
                    products[other] += 1.0

    def points(self) -> dict[str, float]:
        """The mean of each card's number, in points."""
        return self._points(self._mean_and_factor()[0])

    def draw(self, rng: Rng) -> dict[str, float]:
        """Numbers of all cards as they may be, in points."""
        means, factor = self._mean_and_factor()
        noise = solve_upper(factor, [normal(rng) for _ in means])
        found = self._points([mean + one for mean, one in zip(means, noise, strict=True)])
        untried = sorted(self.ratings.keys() - self._column_of.keys())
        return found | {name: self.ratings[name] + SPREAD / POINT * normal(rng) for name in untried}

    def _points(self, numbers: Sequence[float]) -> dict[str, float]:
        """By name; of cards that no game has had the rating. Rounded, so that machines that add in another order say
        the same."""
        columns = self._column_of
        return {
            name: round(numbers[columns[name]] / POINT, 6) if name in columns else rating
            for name, rating in self.ratings.items()
        }

    def _column(self, word: str) -> int:
        if word not in self._column_of:
            self._column_of[word] = len(self._scores)
            self._scores.append(0.0)
            self._products.append(defaultdict(float))
        return self._column_of[word]

    def _mean_and_factor(self) -> tuple[list[float], list[list[float]]]:
        """The posterior mean, and Cholesky's factor of its precision."""
        precision = [
            [self._products[one][other] / NOISE for other in range(one + 1)] for one in range(len(self._scores))
        ]
        wanted = [score / NOISE for score in self._scores]
        for word, column in self._column_of.items():
            before, spread = (self.ratings[word] * POINT, SPREAD) if word in self.ratings else (0.5, CHANCE_SPREAD)
            precision[column][column] += 1 / spread**2
            wanted[column] += before / spread**2
        factor = cholesky(precision)
        return solve_upper(factor, solve_lower(factor, wanted)), factor


# --- the first cards -------------------------------------------------------------------------------------------------


def first_cards(deck: Contender, opponent: Contender, seed: int, number: int) -> Deck:
    """The first SEEN cards of a deck in pair `number` of a matchup, as it was shuffled."""
    sizes = len(deck.cards), len(opponent.cards)
    return tuple(deck.cards[place] for place in first_places(sizes, (deck.deity, opponent.deity), seed, number))


@lru_cache(maxsize=100_000)
def first_places(
    sizes: tuple[int, int], deities: tuple[str | None, str | None], seed: int, number: int
) -> Sequence[int]:
    """Where these cards lie in the list of the deck. Which cards they are makes no difference to where they go."""
    one, two = (tuple(islice(PLACE_OF, size)) for size in sizes)
    setup, _, seed_of_pair = Match((one, two), ("random", "random"), seed, deities).begin(2 * number)
    return tuple(PLACE_OF[name] for name in seen(setup, seed_of_pair)[0])


# --- arithmetic ------------------------------------------------------------------------------------------------------


def cholesky(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The lower triangle L of a positive matrix, which is L times L transposed and is given by its lower triangle."""
    factor: list[list[float]] = []
    for at, row in enumerate(matrix):
        line: list[float] = []
        for column in range(at):
            other = factor[column]
            line.append((row[column] - sum(map(mul, line, other))) / other[column])
        line.append(sqrt(row[at] - sum(one * one for one in line)))
        factor.append(line)
    return factor


def solve_lower(factor: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """x with L x = right."""
    found: list[float] = []
    for row, wanted in zip(factor, right, strict=True):
        found.append((wanted - sum(one * x for one, x in zip(row, found, strict=False))) / row[-1])
    return found


def solve_upper(factor: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """x with L transposed times x = right."""
    found = list(right)
    for at in range(len(found) - 1, -1, -1):
        found[at] /= factor[at][at]
        for below in range(at):
            found[below] -= factor[at][below] * found[at]
    return found


def normal(rng: Rng) -> float:
    """A number of the standard normal distribution (George Box and Mervin Muller, 1958)."""
    whole = 1 << 53
    one, two = (rng.below(whole) + 1) / (whole + 1), rng.below(whole) / whole
    return sqrt(-2 * log(one)) * cos(2 * pi * two)
