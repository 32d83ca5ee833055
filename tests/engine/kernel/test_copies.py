"""Laws about copies, here of a heap from which two players take: what breaks them is noticed."""

from types import SimpleNamespace

import pytest

from engine.kernel.copies import copy_laws, dealt_laws
from engine.kernel.random import Rng
from tests.engine.kernel.heaps import Heap, take


def digest(heap):
    return f"{heap.left} {heap.seat} {heap.choices}"


def broken(heap, packed=Heap.clone, apply=take, offered=lambda one, other: one.options == other.options):
    return copy_laws(heap, Rng(1), apply, packed, digest, offered, 5)


@pytest.mark.parametrize("left", [30, 4])  # the second is over before as many choices are made
def test_copies_that_are_alike_hold_the_laws_and_leave_the_game_alone(left):
    heap = Heap(left)
    assert broken(heap) == []
    assert digest(heap) == digest(Heap(left))


def test_a_pack_that_is_another_game_breaks_a_law():
    found = ["the pack differs", "copies that made the same choices differ"]
    assert broken(Heap(30), packed=lambda heap: Heap(29)) == found
    assert broken(Heap(30), offered=lambda one, other: False) == [
        "the clone offers something else", "the pack offers something else",
    ]  # fmt: skip


def test_a_copy_that_goes_on_by_chance_breaks_a_law():
    luck = Rng(3)
    found = broken(Heap(60), apply=lambda heap, count: take(heap, 1 + luck.below(3)))
    assert found == ["copies that made the same choices differ"]


def test_a_copy_that_shares_something_breaks_a_law():
    heap = Heap(30)

    def apply(copy, count):
        take(copy, count)
        heap.left -= 1

    assert broken(heap, apply=apply) == ["playing a copy changed the game"]


def test_what_is_dealt_anew_looks_the_same_by_another_chance():
    def game(seen, seed):
        return SimpleNamespace(seen=seen, rng=Rng(seed))

    def laws(dealt, wrong=()):
        return dealt_laws(game(5, 1), 0, dealt, lambda heap, seat: {"seen": heap.seen, "by": seat}, lambda _: [*wrong])

    assert laws(game(5, 2)) == []
    assert laws(game(6, 2)) == ["a determinized game looks different to seat 0"]
    assert laws(game(5, 1)) == ["determinizing kept the random source"]
    assert laws(game(5, 2), ["too few"]) == ["a determinized game breaks a law: too few"]
