"""What every notation is read with: signs, numbers, names and lists, and where something else stands."""

import pytest

from engine.kernel.notation import BadNotation, Scanner, compact

NAMES = {"kong": "Kong", "noblewolf": "Noble Wolf"}


def test_names_are_compact_and_read_however_they_are_spaced():
    assert compact("noble wolf") == "NobleWolf"
    assert compact("You Were Saying?") == "YouWereSaying"
    scanner = Scanner('NobleWolf"noble wolf"Kong')
    assert [scanner.named(NAMES) for _ in range(2)] == ["Noble Wolf", "Noble Wolf"]


def test_lists_are_counted():
    scanner = Scanner("2*Kong,NobleWolf")
    assert scanner.items(lambda: scanner.named(NAMES)) == ("Kong", "Kong", "Noble Wolf")
    assert Scanner("-").items(lambda: 1) == ()


def test_who_knows_a_card_is_a_set_of_seats():
    assert Scanner("01").knowers() == 0b11
    three = Scanner("02")
    three.seats = 3
    assert three.knowers() == 0b101
    for text in ("10", "2", "x"):
        with pytest.raises(BadNotation, match="who knows the card"):
            Scanner(text).knowers()


def test_fields_end_with_a_part_and_stand_once():
    scanner = Scanner("gold=1 turn=2 / more")
    found = {}

    def read(word):
        scanner.expect("=")
        found[word] = scanner.number()
        return True

    scanner.fields(read, ("gold", "turn"))
    assert found == {"gold": 1, "turn": 2}
    assert scanner.accept("/")
    again = Scanner("gold=1 gold=1")
    with pytest.raises(BadNotation) as bad:
        again.fields(lambda word: bool(again.accept("=1")), ("gold",))
    assert (bad.value.place, bad.value.expected) == (7, "no second gold")


def test_what_is_wrong_is_said_with_its_place():
    with pytest.raises(
        BadNotation, match='At character 1 of the position a number from 0 to 1 was expected, but there is "2"'
    ):
        Scanner("2").seat()
    with pytest.raises(BadNotation, match="one of red, blue was expected, but the text ends"):
        Scanner("").one_of(("red", "blue"))
