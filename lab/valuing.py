"""What cards are rated in a draft format: what was counted in its games, mixed with `RATING`. Pure.

How often decks won that drew a card says little about the card: a good deck wins with poor cards as well, and in long
games more is drawn. So decks that hold the card are compared with themselves: how much more often they won when it lay
among the first cards of the shuffled deck than when it lay further down, which is chance. `RATING` says the same of
random decks, in the same unit, points. Only their zeros differ, so both get the same mean.

Of a card with many games this difference counts, of one with few its `RATING`: the weight of the difference is
T / (T + S), where S is its variance by chance, and T that of true differences around ratings. T is found from how far
both lie apart beyond what chance explains (empirical Bayes), as Paule and Mandel do, so that cards with few games say
little about it. The games of a card are taken as independent. Those of a pair, with the same shuffles and decks, are
not quite, so that S is a little larger than it is taken; with thousands of games it is small beside T.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from decks.rates import CardRate, FormatRates
from engine.bots.epic.features import CARD_FEATURES

DIGITS = 2
HUNDRED = 100.0  # games, of which a point is one


@dataclass(frozen=True)
class Valued:
    """A card: its `rating` before, the `difference` that was counted, with the mean of ratings, its standard `error`,
    how much it weighs, from 0 to 1, and the `points` that come of both."""

    rating: float
    difference: float
    error: float
    weight: float
    points: float


def valued(rates: FormatRates, prior: Mapping[str, float]) -> dict[str, Valued]:
    """What these games say of cards, by name, of those that lay early in some of them and late in others; `prior` has
    the ratings from before."""
    cards = {
        name: one
        for name, one in sorted(rates.cards.items())
        if name in CARD_FEATURES and one.early.games and one.late.games
    }
    if not cards:
        return {}
    before = [prior[name] for name in cards]
    counted = [_difference(one) for one in cards.values()]
    chance = [_chance(one) for one in cards.values()]
    apart = [new - old for new, old in zip(counted, before, strict=True)]
    between = variance_between(apart, chance)
    zero = _mean(apart, [1 / (between + one) for one in chance])
    found = {}
    for name, old, new, by_chance in zip(cards, before, counted, chance, strict=True):
        weight, difference = between / (between + by_chance), new - zero
        points = round(old + weight * (difference - old), DIGITS)
        found[name] = Valued(old, difference, by_chance**0.5, weight, points)
    return found


def _difference(card: CardRate) -> float:
    """How many games of a hundred more were won with the card among the first ones."""
    return HUNDRED * (card.early.won / card.early.games - card.late.won / card.late.games)


def _chance(card: CardRate) -> float:
    """The variance that chance gives to that, at most: each game is won or lost alike."""
    return HUNDRED**2 / 4 * (1 / card.early.games + 1 / card.late.games)


def variance_between(values: Sequence[float], chance: Sequence[float]) -> float:
    """The variance of true values of which these are estimates, each with a variance that `chance` gives it, above 0:
    with the one that is found, the squared distances from the mean, each divided by its variance, add up to as many as
    there are values less one (Paule and Mandel). 0 where chance alone explains as much as there is."""

    def excess(between: float) -> float:
        sure = [1 / (between + one) for one in chance]
        middle = _mean(values, sure)
        return sum(weight * (one - middle) ** 2 for one, weight in zip(values, sure, strict=True)) - len(values) + 1

    if excess(0.0) <= 0:
        return 0.0
    low, high = 0.0, 1.0
    while excess(high) > 0:
        low, high = high, 2 * high
    while high - low > 1e-9 * high:
        between = (low + high) / 2
        low, high = (between, high) if excess(between) > 0 else (low, between)
    return (low + high) / 2


def _mean(values: Sequence[float], weights: Sequence[float]) -> float:
    return sum(one * weight for one, weight in zip(values, weights, strict=True)) / sum(weights)
