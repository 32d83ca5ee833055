"""A deck of the Epic TCG as a judge reads it. Hulk costs an action; Brute is free; Ferocious is free and a gift by the
lists that hold now; all are wild. Muse is free and good."""

from engine.construction.registering import Entry, Line, Section
from engine.epic_tcg.construction import DESIGNED, by_key, registered


def test_cards_stand_by_alignment_free_ones_first_and_the_sideboard_under_its_own_heading():
    found = registered({"Hulk": 3, "Brute": 2, "Muse": 1}, {"Hulk": 1, "Ferocious": 2}, DESIGNED, None)
    assert found.sections == (
        Section("Good", (Entry(1, "Muse", "free"),)),
        Section("Wild", (Entry(2, "Brute", "free"), Entry(3, "Hulk", "action"))),
        Section("Sideboard", (Entry(2, "Ferocious", "free"), Entry(1, "Hulk", "action"))),
    )


def test_free_and_gift_cards_are_counted_over_deck_and_sideboard():
    """At most 18 free cards and 9 gift cards."""
    found = registered({"Hulk": 3, "Brute": 2, "Muse": 1}, {"Hulk": 1, "Ferocious": 2}, DESIGNED, None)
    assert found.heads == ("Free", "Action", "Gift")
    assert found.table == (
        Line("Good", ("1", "0", "0")),
        Line("Wild", ("4", "4", "2")),
        Line("All", ("5", "4", "2")),
        Line("At most", ("18", "", "9")),
    )


def test_too_many_are_marked():
    found = registered({"Brute": 17}, {"Ferocious": 2}, DESIGNED, None)
    assert Line("All", ("19", "0", "2"), "too many") in found.table
    assert any("19 free cards" in reason for reason in found.reasons)


def test_a_format_that_limits_neither_says_no_limit():
    found = registered({"Brute": 30}, {}, by_key("draft-3"), {"Brute": 30})
    assert found.table == (Line("Wild", ("30", "0", "0")), Line("All", ("30", "0", "0")))
    assert found.reasons == ()
