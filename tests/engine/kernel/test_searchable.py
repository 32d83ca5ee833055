"""What games say about searching their cards: ranges of numbers, and words for what a definition is made of."""

from dataclasses import dataclass
from enum import Enum, auto

from engine.kernel.searchable import Range, parts, range_of, words_for


class When(Enum):
    """What a made-up ability waits for."""

    DAWN = auto()
    DUSK = auto()


@dataclass(frozen=True)
class Sing:
    """A made-up verb."""

    songs: int


@dataclass(frozen=True)
class Waits:
    """A made-up ability."""

    when: When
    does: tuple[object, ...]


LARK = (Waits(When.DAWN, (Sing(3), Sing(1))),)


def test_a_thing_has_all_that_it_is_made_of_as_its_parts():
    assert list(parts(LARK)) == [
        LARK, LARK[0], When.DAWN, (Sing(3), Sing(1)), Sing(3), 3, Sing(1), 1,
    ]  # fmt: skip


def test_words_stand_for_values_of_enums_and_for_types_of_others():
    words = {Sing: "sing", When.DAWN: "early", When.DUSK: "late", Waits: "waiting"}
    assert words_for(LARK, words) == {"sing", "early", "waiting"}
    assert words_for(LARK, {When: "never", int: "number"}) == {"number"}
    assert words_for((), words) == frozenset()


def test_a_range_goes_from_the_least_to_the_most_number():
    assert range_of("weight", [3, None, 0, 7]) == Range("weight", "Weight", 0, 7)
