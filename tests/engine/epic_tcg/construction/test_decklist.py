"""Lists as players write them: a deck and its sideboard."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.construction.lists import MAX_CARDS, MAX_COPIES, MAX_LINES, LeftOut, LineError
from engine.epic_tcg.catalogue import CARDS, UnknownCard
from engine.epic_tcg.construction import corrected, parse, write

NAMES = [card.name for card in CARDS]


@pytest.mark.parametrize(
    "line", ["3 Doom", "3x Doom", "3 x doom", "3xDoom", "x3 Doom", "Doom x3", "Doom (3)", "- 3 DOOM # mine"]
)
def test_copies_can_be_written_in_many_ways(line):
    assert (parse(line).cards, parse(line).errors) == (["Doom"] * 3, [])


def test_names_are_found_however_they_are_punctuated():
    assert parse("mr hyde\nYou were saying\nOne eyed sidekick").cards == [
        "Mr. Hyde", "You Were Saying?", "One-Eyed Sidekick",
    ]  # fmt: skip


def test_a_whole_list_reads_as_its_deck_and_its_sideboard():
    text = """# For Thursday
    Deck: Doom and gloom
    Format: Designed Deck
    Champions (1)
    1 Mr. Hyde
    Evil events
    3 Doom
    Free cards:
    2 Rushing In
    Total: 6 cards

    Sideboard (4 cards):
    3 Timewalker
    1 Apocalypse
    Maybeboard
    2 Banished
    """
    parsed = parse(text)
    assert parsed.errors == []
    assert Counter(parsed.cards) == {"Mr. Hyde": 1, "Doom": 3, "Rushing In": 2}
    assert Counter(parsed.sideboard) == {"Timewalker": 3, "Apocalypse": 1}
    assert Counter(parsed.maybeboard) == {"Banished": 2}
    assert parsed.apart == (LeftOut(16, "2 Banished", "maybeboard", 2),)
    assert parsed.passed == (LeftOut(3, "Format: Designed Deck"),)
    assert parse(text.replace("\n", "\r\n")) == parsed


def test_single_lines_belong_to_the_sideboard():
    parsed = parse("1 Doom\nSB: 2 Apocalypse\nMB: Banished\nsideboard: 1 Timewalker\n1 Doom")
    assert (parsed.cards, parsed.sideboard) == (["Doom", "Doom"], ("Apocalypse", "Apocalypse", "Timewalker"))
    assert parsed.maybeboard == ("Banished",)


def test_after_another_heading_the_deck_goes_on():
    assert parse("Sideboard\n1 Doom\nWild\n1 Aftershock").cards == ["Aftershock"]


def test_every_card_is_read_under_its_own_name_with_and_without_a_count():
    """No name is taken for a heading, a total or a remark."""
    assert parse("\n".join(NAMES[:250])).cards == NAMES[:200]  # a deck ends there
    for name in NAMES:
        assert parse(f"{name}\n2 {name}").cards == [name] * 3


# --- what cannot be read ---------------------------------------------------------------------------------------------


def test_an_unknown_card_names_its_line_what_was_typed_and_what_was_probably_meant():
    parsed = parse("2 Doom\n\nSideboard\n  3x Aftershok  \n1 Banished")
    assert (parsed.cards, parsed.sideboard) == (["Doom"] * 2, ("Banished",))
    assert parsed.errors == [
        LineError(4, "3x Aftershok", 'No card is called "Aftershok". Did you mean Aftershock?', "Aftershock")
    ]
    assert corrected("2 Doom\nSB: 3x Aftershok # Aftershok") == "2 Doom\nSB: 3x Aftershock # Aftershok"


def test_a_name_like_no_other_gets_no_suggestion():
    assert parse("4 Xyzzyqqq").errors == [LineError(1, "4 Xyzzyqqq", 'No card is called "Xyzzyqqq".')]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("0 Doom", "A line needs at least 1 copy. Delete the line to leave the card out."),
        ("61 Doom", "61 copies are too many: at most 60 on one line."),
        ("Doom " * 60, "This line is longer than 120 characters. Write one card on each line."),
    ],
)
def test_a_line_must_make_sense(line, message):
    parsed = parse(line)
    assert (parsed.cards, [error.message for error in parsed.errors]) == ([], [message])


@pytest.mark.parametrize(
    ("above", "what"),
    [
        ("Deck", "the list past 200 cards, the most for one deck"),
        ("Sideboard", "the sideboard past 200 cards, the most for one"),
        ("Maybeboard", "the maybeboard past 200 cards, the most for one"),
    ],
)
def test_each_part_ends_at_its_limit(above, what):
    most = "\n".join([above] + [f"{MAX_COPIES} Doom"] * 3 + ["20 Banished"])
    assert parse(most).errors == []
    parsed = parse(f"{most}\n1 Apocalypse")
    assert len([*parsed.cards, *parsed.sideboard, *parsed.maybeboard]) == MAX_CARDS
    assert parsed.errors == [LineError(6, "1 Apocalypse", f"This line takes {what}.")]


def test_a_list_that_is_too_long_is_read_to_its_limit():
    parsed = parse("\n" * (MAX_LINES - 1) + "Doom\nBanished")
    assert parsed.cards == ["Doom"]
    assert parsed.errors == [LineError(1001, "Banished", "A list may have 1000 lines; the rest was not read.")]


def test_a_pool_may_be_larger_than_a_deck():
    assert len(parse("\n".join(["60 Doom"] * 4), 240).cards) == 240
    assert parse("\n".join(["60 Doom"] * 5), 240).errors[0].message == (
        "This line takes the list past 240 cards, the most for one list."
    )


@pytest.mark.parametrize("text", ["", "\n\n", "\x00", "💥", "3", "x", "(", "[]", "=" * 10_000, "9" * 10_000, "#" * 200])
def test_nothing_typed_makes_the_reader_fail(text):
    assert parse(text).cards == []


# --- writing ---------------------------------------------------------------------------------------------------------


def test_a_deck_is_written_by_alignment_price_type_and_name():
    assert write({"Doom": 3, "Mr. Hyde": 1, "Aftershock": 2, "Timewalker": 1, "Apocalypse": 1}, {"Banished": 15}) == (
        "Good (1)\n1 Timewalker\n\nEvil (5)\n1 Apocalypse\n1 Mr. Hyde\n3 Doom\n\nWild (2)\n2 Aftershock\n\n"
        "Sideboard (15)\n15 Banished\n"
    )


def test_nothing_is_written_of_an_empty_deck():
    assert write({}) == ""


def test_only_cards_are_written():
    with pytest.raises(UnknownCard):
        write({"Nobody": 1})


COUNTS = st.dictionaries(st.sampled_from(NAMES), st.integers(1, 6), max_size=MAX_CARDS // 6)


@given(COUNTS, COUNTS, COUNTS)
def test_what_is_written_reads_back_as_the_same_deck(cards, sideboard, maybeboard):
    parsed = parse(write(cards, sideboard, maybeboard))
    assert (Counter(parsed.cards), Counter(parsed.sideboard), parsed.errors) == (Counter(cards), Counter(sideboard), [])
    assert Counter(parsed.maybeboard) == Counter(maybeboard)


LINES = ("3 Doom", "Domo x2", "SB: 1 Aftershok", "Sideboard", "Deck:", "61 Doom", "0 Doom", "- 2 Domo // Domo", "= 8")


@given(st.text() | st.lists(st.sampled_from(LINES)).map("\n".join))
def test_whatever_is_typed_is_read_and_correcting_it_twice_changes_nothing(text):
    once = corrected(text)
    assert corrected(once) == once
    assert len(parse(once).errors) <= len(parse(text).errors)
