"""Random games that are looked at, here of a heap from which two players take; see `test_playing.py`."""

import pytest

from engine.kernel.coverage import Tally
from engine.kernel.fuzz import Broken, play_watched
from engine.kernel.random import Rng
from tests.engine.kernel.heaps import Heap, take


def watched(heap, look, apply=take, seed=3):
    play_watched(heap, apply, look, seed, Rng(seed))


def test_every_position_is_looked_at_the_last_one_included():
    seen = []

    def look(heap, made, rng):
        seen.append((made, heap.left))
        return []

    heap = Heap(20)
    watched(heap, look)
    assert [made for made, _ in seen] == list(range(heap.choices + 1))
    assert (seen[0], seen[-1]) == ((0, 20), (heap.choices, 0))


@pytest.mark.parametrize("left", [20, 9, 0])
def test_what_is_wrong_ends_the_game_and_says_how_to_see_it_again(left):
    with pytest.raises(Broken, match=r"^seed 3, after [0-9]+ choices: too few$") as broken:
        watched(Heap(20), lambda heap, made, rng: ["too few"] if heap.left <= left else [])
    again = Heap(broken.value.setup)
    for option in broken.value.options:
        take(again, option)
    assert again.left <= left


def test_a_crash_names_the_choice_that_it_came_from():
    def fails(heap, count):
        if heap.left < 10:
            raise ZeroDivisionError("so")
        take(heap, count)

    with pytest.raises(Broken, match="crashed with ZeroDivisionError: so") as broken:
        watched(Heap(20), lambda heap, made, rng: [], fails)
    assert sum(broken.value.options[:-1]) > 10


def test_what_happens_is_counted_once_in_a_game():
    one, other = Tally(3), Tally(3)
    one.count([5, 0, 1])
    one.count([1, 0, 0])
    assert (one.fired, one.games, one.unfired()) == ([2, 0, 1], 2, [1])
    other.count([0, 2, 0])
    one.add(other)
    assert (one.fired, one.games, one.unfired()) == ([2, 1, 1], 3, [])
