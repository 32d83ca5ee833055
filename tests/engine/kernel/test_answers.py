"""Answers from outside: how they are read and refused."""

import pytest

from engine.kernel.answers import IllegalOption, amounts_in, codes_in, counted_out, refusal


def test_a_refusal_names_what_is_legal_once_and_not_all_of_it():
    assert str(refusal(["Pass", "Draw", "Pass"])) == "That cannot be chosen now. What can: Pass; Draw."
    many = str(refusal(f"Card {number}" for number in range(20)))
    assert many.endswith("; Card 11 and 8 more.")
    assert str(refusal([])) == "The game is over: nothing can be chosen."
    assert refusal([]).code == "illegal"


@pytest.mark.parametrize("given", [None, 5, "12", [1.5], ["1"], [True], [0] * 513])
def test_what_is_no_list_of_codes_is_refused(given):
    with pytest.raises(IllegalOption):
        codes_in(given)


@pytest.mark.parametrize("given", [None, [1], {"p0": -1}, {"p0": 1.5}, {"p0": True}, {3: 1}])
def test_what_are_no_amounts_is_refused(given):
    with pytest.raises(IllegalOption):
        amounts_in(given)


def test_what_is_read_is_a_copy():
    codes, amounts = (3, 4), {"p0": 0, "b7": 12}
    assert codes_in(codes) == [3, 4]
    assert amounts_in(amounts) == amounts
    assert amounts_in(amounts) is not amounts


def test_a_wrong_number_is_said():
    assert str(counted_out(2, 2, 3)) == "Choose 2; you chose 3."
    assert str(counted_out(1, 4, 0)) == "Choose 1 to 4; you chose 0."
