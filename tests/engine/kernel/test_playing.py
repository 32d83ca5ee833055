"""Play of any game, here with heaps."""

from engine.kernel.perft import divide, perft
from engine.kernel.playing import play_between, play_out, walk
from engine.kernel.random import Rng
from tests.engine.kernel.heaps import Heap, take


def test_play_at_random_goes_to_the_end_and_the_same_seed_gives_the_same_game():
    lengths = []
    for seed in (1, 2, 3, 1):
        heap = Heap(40)
        lengths.append(play_out(heap, take, Rng(seed)))
        assert heap.left == 0
        assert heap.choices == lengths[-1]
    assert lengths[0] == lengths[3]
    assert len(set(lengths)) > 1


def test_a_walk_stops_after_so_many_choices_or_at_the_end():
    heap = Heap(40)
    walk(heap, take, Rng(1), 5)
    assert (heap.choices, heap.reason) == (5, 0)
    walk(heap, take, Rng(1), 100)
    assert heap.left == 0


def test_players_choose_in_their_own_seats_with_their_own_luck():
    asked = []

    def player(seat):
        def choose(heap, its, rng):
            asked.append((heap.seat, its, seat, rng.below(1000)))
            return heap.options[-1] if heap.left % 4 == 0 else heap.left % 4

        return choose

    heap = Heap(21)
    play_between(heap, take, (player(0), player(1)), 7)
    assert (heap.left, heap.seat) == (0, 1)  # 21 is won by whoever starts
    assert all(seat == its == whose for seat, its, whose, _ in asked)
    numbers = [Rng(7 * 2 + 1), Rng(7 * 2 + 2)]
    assert [number for *_, number in asked] == [numbers[seat].below(1000) for seat, *_ in asked]


def test_ways_to_take_from_a_heap_are_counted():
    assert [perft(Heap(4), take, depth) for depth in range(5)] == [1, 3, 6, 4, 1]
    heap = Heap(4)
    assert divide(heap, take, 2) == [(1, 3), (2, 2), (3, 1)]
    assert heap.left == 4
