"""What cards contribute to winning, measured: games of random decks between greedy bots, and a regression on them.

The numbers of `data/points.py` come from here. A trial is one game of two random decks of 30 cards, none of them in
both; it is played in pairs with each side starting once. Half of the pairs are dealt from the Base Set, half from all
products. Who wins is explained by who started and by the first ten cards of the two decks: what stays in a deck does
nothing, and what was really drawn would speak for cards that are drawn because of winning. A card's number is drawn
towards what its features say, the more so the fewer games speak of it (see `points_of`). Everything follows from the
seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.bots.epic.features import CARD_FEATURES, Features
from engine.bots.epic.match import player
from engine.epic import Setup, new_game
from engine.epic.catalogue import PRODUCTS
from engine.epic.construction import BASE_SET, deal_random
from engine.epic.programs import NAME
from engine.epic.simulation import play_game
from engine.kernel.scores import starts

EVERYTHING = tuple(product for product, _ in PRODUCTS)


SEEN: Final = 10  # cards of each deck, from its top, that explain a game: about as many as are drawn in one


@dataclass(frozen=True)
class Trial:
    """One game. `outcome`: 1 when side 0 won, -1 when side 1 did, 0 otherwise. `started`: 1 when side 0 began, else -1.
    `seen`: the first cards of each deck, in the order in which it was shuffled."""

    outcome: int
    started: int
    seen: tuple[tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True)
class Trials:
    """The games that a seed stands for."""

    seed: int

    def play(self, number: int) -> Trial:
        """Game `number`: it depends on nothing that was played before."""
        first, seed = starts(number, self.seed)
        one, two = deal_random(seed, 2, EVERYTHING if number // 2 % 2 else (BASE_SET,))
        setup = Setup((tuple(one), tuple(two)), first)
        greedy = player("greedy")
        winner = play_game(setup, (greedy, greedy), seed).winner
        return Trial(0 if winner is None else 1 - 2 * winner, 1 - 2 * first, seen(setup, seed))


def seen(setup: Setup, seed: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The first cards of both decks in the game that begins so."""
    g = new_game(setup, seed)
    orders = [[*g.hand[seat], *reversed(g.deck[seat])][:SEEN] for seat in (0, 1)]
    mine, theirs = (tuple(NAME[g.def_of[uid]] for uid in order) for order in orders)
    return mine, theirs


# --- regression ------------------------------------------------------------------------------------------------------

PERCENT: Final = 50.0  # of games won, for 1 of the outcome, which goes from -1 to 1
CARD_RIDGE: Final = 600.0  # as many games in which a card is drawn weigh as much as what its features say of it
FEATURE_RIDGE: Final = 1000.0
STEPS: Final = 300  # of the solution, at most
EXACT: Final = 1e-9

_Row = list[tuple[int, float]]  # what explains one game: column and value


@dataclass(frozen=True)
class Points:
    """How many games of a hundred more are won by whoever has drawn a card instead of an average one: what each feature
    is worth, and what each card is, its features and what is peculiar to it together."""

    by_feature: dict[str, float]
    by_card: dict[str, float]


def points_of(trials: Sequence[Trial], known: Mapping[str, Features] = CARD_FEATURES) -> Points:
    """What the trials say of cards with these features.

    The outcome is explained by the start, the features of the cards seen, and what is peculiar to each of them.
    """
    cards = sorted(known)
    words = sorted({word for one in known.values() for word in one})
    column = {name: at for at, name in enumerate([*cards, *words])}
    started = len(column)
    rows: list[_Row] = []
    for one in trials:
        found: dict[int, float] = {started: float(one.started)}
        for sign, names in zip((1.0, -1.0), one.seen, strict=True):
            for name in names:
                found[column[name]] = found.get(column[name], 0.0) + sign
                for word, value in known[name].items():
                    found[column[word]] = found.get(column[word], 0.0) + sign * value
        rows.append([(at, value) for at, value in found.items() if value])
    ridge = [CARD_RIDGE] * len(cards) + [FEATURE_RIDGE] * len(words) + [EXACT]
    weights = _solve(rows, [float(one.outcome) for one in trials], ridge)
    by_feature = {word: weights[column[word]] * PERCENT for word in words}
    by_card = {
        name: weights[column[name]] * PERCENT + sum(by_feature[word] * value for word, value in known[name].items())
        for name in cards
    }
    mean = sum(by_card.values()) / len(by_card)
    return Points(by_feature, {name: number - mean for name, number in by_card.items()})


def _solve(rows: Sequence[_Row], outcomes: Sequence[float], ridge: Sequence[float]) -> list[float]:
    """The weights of the columns with the least squared error plus ridge times squared weight: conjugate gradients."""
    size = len(ridge)
    weights = [0.0] * size
    rest = [0.0] * size
    for row, outcome in zip(rows, outcomes, strict=True):
        for at, value in row:
            rest[at] += value * outcome
    way, length = rest[:], _dot(rest, rest)
    for _ in range(STEPS):
        if length < EXACT:
            break
        image = [ridge[at] * way[at] for at in range(size)]
        for row in rows:
            along = sum(value * way[at] for at, value in row)
            for at, value in row:
                image[at] += along * value
        step = length / _dot(way, image)
        weights = [weight + step * one for weight, one in zip(weights, way, strict=True)]
        rest = [one - step * other for one, other in zip(rest, image, strict=True)]
        before, length = length, _dot(rest, rest)
        way = [one + length / before * other for one, other in zip(rest, way, strict=True)]
    return weights


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
