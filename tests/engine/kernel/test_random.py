"""Randomness is the same on every machine, uniform enough for cards, and copied by copying one int."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.random import Rng


def test_the_same_seed_gives_the_same_numbers_on_every_machine():
    rng = Rng(2017)
    assert [rng.below(100) for _ in range(8)] == GOLDEN


def test_the_state_follows_the_published_splitmix64():
    rng = Rng(1234567)
    assert [rng.below(1 << 53) for _ in range(3)] == [number >> 11 for number in PUBLISHED]


@settings(deadline=None)
@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_numbers_stay_below_their_bound(seed, bound):
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@settings(deadline=None)
@given(st.integers(0, 2**64 - 1), st.integers(1, 2**53) | st.integers(1020, 1030))
def test_a_number_is_its_share_of_the_bound_however_large_that_is(seed, bound):
    assert Rng(seed).below(bound) == Rng(seed).fork() * bound >> 53


@settings(deadline=None)
@given(st.integers(), st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_all_items(seed, items):
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


def test_every_order_of_three_comes_about_as_often():
    rng, orders = Rng(5), Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


def test_a_copy_goes_on_alike_and_a_fork_does_not():
    rng = Rng(9)
    copy, fork = rng.copy(), Rng(rng.copy().fork())
    numbers = [rng.below(1000) for _ in range(5)]
    assert [copy.below(1000) for _ in range(5)] == numbers
    assert [fork.below(1000) for _ in range(5)] != numbers


PUBLISHED = (6457827717110365317, 3203168211198807973, 9817491932198370423)  # splitmix64 of 1234567, as in Rosetta Code
GOLDEN = [77, 56, 74, 45, 72, 73, 83, 70]
