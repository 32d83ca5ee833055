"""What games teach about cards: the regression against an independent solution, and which cards a game begins with."""

import random
from statistics import mean, pstdev

import numpy as np
import pytest

from engine.bots.epic.contribution import SEEN, seen
from engine.bots.epic.match import Match
from engine.bots.matches import Cards
from engine.epic.construction import preconstructed
from engine.games import DEFAULT, of
from engine.kernel.random import Rng
from lab.beliefs import (
    CHANCE_SPREAD,
    NOISE,
    POINT,
    SPREAD,
    Beliefs,
    cholesky,
    first_cards,
    first_places,
    normal,
    solve_lower,
    solve_upper,
)  # fmt: skip
from lab.matchups import Contender

GOOD, WILD = (Contender(word, tuple(sorted(preconstructed(word)))) for word in ("good", "wild"))
TCG = of("epic-tcg")
RATINGS = {"Kong": 3.0, "Lash": -4.0, "Muse": 0.0}


def test_without_games_the_ratings_are_believed():
    assert Beliefs(RATINGS).points() == RATINGS


def test_the_posterior_of_one_card_is_that_of_the_textbook():
    """A normal mean with a normal prior: against an opponent whose chance is known, n pairs with the card that score s
    on the average move the rating r to (r / spread² + n (s - chance) / noise) / (1 / spread² + n / noise). So many
    pairs without the card make the chance known, to 0.0006."""
    beliefs, many, few = Beliefs(RATINGS), 400_000, 100
    beliefs.learn([("evil", (), 0.4)] * many)
    beliefs.learn([("evil", ("Kong",), 0.5)] * few)
    precise, sure = 1 / SPREAD**2, few / NOISE
    expected = (0.03 * precise + (0.5 - 0.4) * sure) / (precise + sure)
    assert beliefs.points()["Kong"] == pytest.approx(expected / POINT, abs=0.01)
    assert beliefs.points()["Muse"] == 0.0


def test_many_games_are_read_as_numpy_reads_them():
    lot, names = random.Random(5), sorted(RATINGS)
    rows = [
        (lot.choice(["evil", "sage"]), tuple(lot.choices(names, k=3)), lot.choice([0, 0.25, 0.5, 0.75, 1]))
        for _ in range(300)
    ]
    beliefs = Beliefs(RATINGS)
    beliefs.learn(rows)
    x = np.array(
        [[opponent == "evil", opponent == "sage", *map(cards.count, names)] for opponent, cards, _ in rows], float
    )
    y = np.array([score for _, _, score in rows])
    before = np.array([0.5, 0.5, *(RATINGS[name] * POINT for name in names)])
    inverse = np.diag([1 / CHANCE_SPREAD**2] * 2 + [1 / SPREAD**2] * 3)
    solved = np.linalg.solve(x.T @ x / NOISE + inverse, x.T @ y / NOISE + inverse @ before)
    assert [beliefs.points()[name] for name in names] == pytest.approx(list(solved[2:] / POINT), abs=1e-5)


def test_draws_scatter_around_what_is_believed():
    beliefs, rng = Beliefs(RATINGS), Rng(3)
    draws = [beliefs.draw(rng)["Kong"] for _ in range(4000)]
    error = SPREAD / POINT / 4000**0.5
    assert mean(draws) == pytest.approx(3.0, abs=4 * error)
    assert pstdev(draws) == pytest.approx(SPREAD / POINT, rel=0.05)
    beliefs.learn([("evil", (), 0.5), ("evil", ("Kong",), 0.5)] * 800)
    after = [beliefs.draw(rng)["Kong"] for _ in range(300)]
    assert pstdev(after) < 0.6 * SPREAD / POINT


def test_cholesky_solves():
    matrix = [[4.0], [2.0, 5.0], [2.0, 3.0, 6.0]]
    factor = cholesky(matrix)
    assert factor == [[2.0], [1.0, 2.0], [1.0, 1.0, 2.0]]
    found = solve_upper(factor, solve_lower(factor, [4 + 4 + 6, 2 + 10 + 9, 2 + 6 + 18]))
    assert found == pytest.approx([1.0, 2.0, 3.0])


def test_normal_numbers():
    rng = Rng(1)
    found = [normal(rng) for _ in range(20_000)]
    assert mean(found) == pytest.approx(0, abs=0.03)
    assert pstdev(found) == pytest.approx(1, abs=0.03)
    assert sum(abs(one) < 1.959964 for one in found) / 20_000 == pytest.approx(0.95, abs=0.01)


@pytest.mark.parametrize("number", [0, 1, 17, 2_000_005])
def test_the_first_cards_are_those_of_the_game(number):
    setup, _, seed = Match((GOOD.cards, WILD.cards), ("random", "random"), 9).begin(2 * number)
    assert first_cards(DEFAULT, GOOD, WILD, 9, number) == seen(setup, seed)[0]
    assert first_cards(DEFAULT, WILD, GOOD, 9, number) != first_cards(DEFAULT, GOOD, WILD, 9, number)


@pytest.mark.parametrize("number", [0, 17])
def test_the_first_cards_of_the_other_game_are_those_that_it_deals_and_leaves_on_top(number):
    one, two = (Contender(deck.key, tuple(sorted(deck.cards))) for deck in TCG.construction.READY[:2])
    match = TCG.bots.match([Cards(one.cards), Cards(two.cards)], ["random"] * 2, 9)
    setup, _, seed = match.begin(2 * number)
    game = TCG.play.new_game(setup, seed)
    hand = [card["card"] for card in TCG.play.view(game, 0)["players"][0]["hand"]]
    found = first_cards(TCG.KEY, one, two, 9, number)
    assert sorted(found[: len(hand)]) == sorted(hand)
    assert len(found) == 11
    assert found == match.seen(2 * number)[0]


@pytest.mark.parametrize(("game", "count"), [(DEFAULT, SEEN), ("epic-tcg", 11)])
def test_the_first_places_are_different_ones(game, count):
    places = first_places(game, (60, 30), (None, None), 4, 2)
    assert len(set(places)) == count
    assert set(places) <= set(range(60))
