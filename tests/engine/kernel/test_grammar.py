"""Words that both games put together."""

import pytest

from engine.kernel.grammar import conjugated, either_of, marks_apart


@pytest.mark.parametrize(
    ("ways", "text"),
    [(["pass"], "pass"), (["play", "pass"], "play or pass"), (["play", "use", "pass"], "play, use, or pass")],
)
def test_what_can_be_done(ways, text):
    assert either_of(ways) == text


def test_each_pair_takes_its_first_or_its_second():
    words = "{you} [draw|draws] and [lose|loses] <it|them>"
    assert conjugated(words, "[]", True) == "{you} draw and lose <it|them>"
    assert conjugated(words, "[]", False) == "{you} draws and loses <it|them>"
    assert conjugated(words, "<>", False) == "{you} [draw|draws] and [lose|loses] them"


def test_only_what_differs_is_said_and_then_the_place():
    assert marks_apart([("3/3", "prepared")]) == [""]
    assert marks_apart([("3/3", "prepared"), ("3/3", "expended")]) == ["prepared", "expended"]
    assert marks_apart([("3/3", ""), ("3/3", ""), ("3/3", "damage")]) == ["1 of 2", "2 of 2", "damage"]
    assert marks_apart([("1/1",), ("1/1",)]) == ["1 of 2", "2 of 2"]
    assert marks_apart([("1/1",), ("1/1",), ("2/2",)]) == ["1/1; 1 of 2", "1/1; 2 of 2", "2/2"]
