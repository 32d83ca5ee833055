"""Rounds: round robin and Swiss, for every number of players that a pod can have."""

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drafts.matches.pairing import round_robin, swiss, swiss_rounds

PLAYERS = range(2, 9)


def flat(rounds):
    return [pair for pairs in rounds for pair in pairs]


def games(pairs):
    return [frozenset(pair) for pair in pairs if pair[1] is not None]


def byes(pairs):
    return Counter(one for one, two in pairs if two is None)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_round_robin_has_each_pair_once_and_everybody_in_each_round(players):
    seats = [seat * 2 + 1 for seat in range(players)]
    rounds = round_robin(seats)
    assert len(rounds) == players - 1 + players % 2
    for pairs in rounds:
        assert sorted(seat for pair in pairs for seat in pair if seat is not None) == seats
    assert sorted(map(sorted, games(flat(rounds)))) == sorted(map(sorted, combinations(seats, 2)))
    assert byes(flat(rounds)) == (Counter(seats) if players % 2 else Counter())


def test_round_robin_of_four():
    assert round_robin([0, 1, 2, 3]) == [[(0, 3), (1, 2)], [(0, 2), (3, 1)], [(0, 1), (2, 3)]]


def test_so_many_swiss_rounds():
    assert [swiss_rounds(players) for players in PLAYERS] == [1, 2, 2, 3, 3, 3, 3]


@st.composite
def tournaments(draw, rounds):
    """Swiss rounds, one after the other, with results as they come: the seats, and the pairs of each round."""
    seats = draw(st.permutations(range(draw(st.integers(2, 8)))))
    points, drawn = dict.fromkeys(seats, 0), []
    for _ in range(rounds(len(seats))):
        pairs = swiss(points, flat(drawn), draw(st.permutations(seats)))
        for one, two in pairs:
            won = 3 if two is None else draw(st.sampled_from((3, 1, 0)))
            points[one] += won
            if two is not None:
                points[two] += {3: 0, 1: 1, 0: 3}[won]
        drawn.append(pairs)
    return seats, drawn


@given(tournaments(rounds=swiss_rounds))
def test_in_swiss_rounds_nobody_meets_twice_and_nobody_has_two_byes(drawn):
    seats, rounds = drawn
    for pairs in rounds:
        assert sorted(seat for pair in pairs for seat in pair if seat is not None) == sorted(seats)
    assert max(Counter(games(flat(rounds))).values()) == 1
    assert all(count == 1 for count in byes(flat(rounds)).values())
    assert len(byes(flat(rounds))) == (len(rounds) if len(seats) % 2 else 0)


@given(tournaments(rounds=lambda players: 2 * players))
def test_nobody_has_another_bye_before_all_had_one(drawn):
    """At any time byes differ by one at most."""
    seats, rounds = drawn
    for count in range(1, len(rounds) + 1):
        had = [byes(flat(rounds[:count]))[seat] for seat in seats]
        assert max(had) - min(had) <= 1


def test_equal_points_meet_and_the_last_has_the_bye():
    met = [(0, 1), (2, 3), (4, None)]
    points = {0: 3, 1: 0, 2: 3, 3: 0, 4: 3}
    assert swiss(points, met, [0, 1, 2, 3, 4]) == [(0, 2), (1, 4), (3, None)]
    assert swiss(points, met, [4, 3, 2, 1, 0]) == [(2, 0), (4, 3), (1, None)]


def test_a_rematch_is_avoided_though_points_are_equal():
    points = {0: 3, 1: 3, 2: 0, 3: 0}
    assert {frozenset(pair) for pair in swiss(points, [(0, 1), (2, 3)], [0, 1, 2, 3])} == {
        frozenset((0, 2)),
        frozenset((1, 3)),
    }


def test_the_lot_decides_what_is_equal():
    level = dict.fromkeys(range(4), 0)
    assert swiss(level, [], [0, 1, 2, 3]) == [(0, 1), (2, 3)]
    assert swiss(level, [], [3, 1, 0, 2]) == [(3, 1), (0, 2)]


@given(
    st.lists(st.permutations(range(6)), max_size=6).map(
        lambda orders: [pair for order in orders for pair in zip(order[::2], order[1::2], strict=True)]
    ),
    st.lists(st.integers(0, 9), min_size=6, max_size=6),
)
def test_as_few_meet_again_as_can_be(met, points):
    """Whatever has been played: compared with every order in which six could be paired."""
    before = Counter(games(met))
    best = min(
        sum(before[frozenset(pair)] for pair in zip(order[::2], order[1::2], strict=True))
        for order in permutations(range(6))
    )
    pairs = swiss(dict(enumerate(points)), met, range(6))
    assert sum(before[pair] for pair in games(pairs)) == best
