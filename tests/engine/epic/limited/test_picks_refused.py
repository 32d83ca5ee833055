"""Choices that are refused, each with its code, and a draft that stays as it was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.limited import IllegalPick, apply, asked, new_draft, record
from tests.engine.epic.limited.by_chance import drafted, setup_of


def refused(draft, seat, option):
    before = record(draft)
    with pytest.raises(IllegalPick) as refusal:
        apply(draft, seat, option)
    assert record(draft) == before
    return refusal.value.code


def test_a_click_never_lands_on_the_next_pack():
    draft = new_draft(setup_of("pack", 2), 1)
    mine, theirs = asked(draft, 0).options, asked(draft, 1).options
    apply(draft, 0, mine[0])
    assert refused(draft, 0, mine[0]) == "stale"
    assert refused(draft, 0, mine[1]) == "stale"  # from another device, at the same moment
    apply(draft, 1, theirs[0])
    assert refused(draft, 0, mine[1]) == "stale"
    assert asked(draft, 0).pick == 2


def test_a_card_of_another_pack_is_foreign():
    draft = new_draft(setup_of("pack", 2), 1)
    assert refused(draft, 0, asked(draft, 1).options[0]) == "foreign"


def test_an_option_of_a_later_pick_is_foreign_before_it_comes():
    draft = new_draft(setup_of("pack", 2), 1)
    later = drafted("pack", 2, choices=6)
    assert refused(draft, 0, asked(later, 0).options[0]) == "foreign"


def test_who_waits_for_a_pack_is_told_so():
    draft = new_draft(setup_of("dark"), 1)
    apply(draft, 0, asked(draft, 0).options[0])
    other = new_draft(setup_of("dark"), 1)
    for seat in (0, 1):
        apply(other, seat, asked(other, seat).options[0])
    assert refused(draft, 0, asked(other, 0).options[0]) == "waiting"


def test_after_the_end_nothing_can_be_picked():
    draft = drafted("open")
    assert refused(draft, 0, draft.picks[-1][1]) == "over"
    assert refused(drafted("random30"), 0, 0) == "over"


def test_a_list_is_kept_or_given_back_once():
    draft = new_draft(setup_of("random60"), 1)
    keep, again = asked(draft, 0).options
    apply(draft, 0, again)
    assert refused(draft, 0, keep) == "stale"
    assert refused(draft, 0, again) == "stale"


@pytest.mark.parametrize("seat", [-1, 2, 99, None, "0", True, 1.0])
def test_no_such_seat(seat):
    assert refused(new_draft(setup_of("pack", 2), 1), seat, 5) == "seat"


@pytest.mark.parametrize("option", [-1, None, "17", True, 2.0, [], {}])
def test_no_option_at_all(option):
    assert refused(new_draft(setup_of("pack", 2), 1), 0, option) == "malformed"


@given(option=st.integers(0, 2**53), choices=st.integers(0, 50))
def test_any_other_number_is_refused(option, choices):
    draft = drafted("pack", 3, choices=choices)
    for seat in range(3):
        question = asked(draft, seat)
        if question is None or option not in question.options:
            assert refused(draft, seat, option) in ("stale", "foreign", "waiting")
