"""Lists as players write them, and the decks that the rulebook makes of a box of cards."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.construction.lists import MAX_CARDS, MAX_COPIES, MAX_LINES, LeftOut, LineError, named_in
from engine.epic.cards import base
from engine.epic.catalogue.products import CARDS, DEITIES, PRODUCTS, cards_of
from engine.epic.construction.decklist import (
    corrected,
    deal_random,
    parse,
    preconstructed,
    random30,
    write,
)

LINES = (
    "3 Kong", "Kogn x2", "3x Flamestrike # three", "SB: 1 Lash", "Sideboard", "Deck:", "Deity: Furios", "61 Kong",
    "0 Lash", "- 2 Kogn // Kogn", "= 8", "Kogn Kogn", "1 Maligus, the Dark One", "\ufeffKogn",
    "3 Divine Judgement (3)",
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "3 Kong", "3x Kong", "3 x Kong", "3X Kong", "3xKong", "3× Kong", "x3 Kong", "Kong x3", "Kong (3)", "Kong [3]",
        "  3 kong  ", "- 3 Kong", "* 3x KONG", "3 Kong # the best", "3 Kong // really", "3\tKong", "03 Kong",
    ],
)  # fmt: skip
def test_three_copies_can_be_written_in_many_ways(line):
    assert parse(line) == parse("Kong\nKong\nKong")
    assert parse(line).cards == ["Kong"] * 3
    assert parse(line).errors == []


@pytest.mark.parametrize("line", ["The People’s Champion", "the peoples champion", "1 THE PEOPLE'S CHAMPION"])
def test_names_are_found_however_they_are_punctuated(line):
    assert parse(line).cards == ["The People's Champion"]


def test_a_whole_list_with_headings_totals_and_remarks_reads_as_its_cards():
    text = """\ufeff# My first deck
    // for Thursday

    == Wild ==
    Champions (4):
    3 Kong
    1 Raging T-Rex
    Events
    2x Wolf's Call
    EVIL (2 cards)
    [Evil 1-cost]
    2 Zombie Apocalypse
    Total: 8
    8 cards
    = 8
    8
    """
    assert parse(text.replace("\n", "\r\n")) == parse(text)
    assert parse(text).errors == []
    assert Counter(parse(text).cards) == {"Kong": 3, "Raging T-Rex": 1, "Wolf's Call": 2, "Zombie Apocalypse": 2}


ABOUT = ["Deck: Ape rush", "deck name : 60 apes", "Name: Kong and friends", "Title: x", "Format: Constructed"]
ABOUT += ["Player: Ann", "Event: Cup", "Place: Boston", "Date: 3 May", "Result: 4-1", "Deck list: mine", "Pilot: Bob"]


@pytest.mark.parametrize("line", ABOUT)
def test_what_is_said_of_a_list_is_no_card(line):
    assert (parse(f"{line}\n3 Kong").cards, parse(f"{line}\n3 Kong").errors) == (["Kong"] * 3, [])


def test_a_list_says_what_it_is_called():
    assert named_in("3 Kong\nDeck: Ape rush  # 2\nName: Other") == "Ape rush"
    assert named_in("deck title: X\nKong") == named_in("* Title: X") == "X"
    assert named_in("Deck:\n3 Kong") == named_in("Deck list: X") == named_in("Format: X") == named_in("") == ""
    assert named_in(f"Deck: {'x' * 200}") == ""


def test_cards_under_a_sideboard_heading_stay_out_until_the_next_heading():
    assert parse("1 Kong\nSideboard (2)\n2 Lash\nDeck:\n1 Rage").cards == ["Kong", "Rage"]


def test_what_a_list_sets_apart_is_kept_as_maybeboard():
    parsed = parse("1 Kong\nSB: 2 Lash\nsideboard : Rage\n1 Lash\nConsidering (3)\n3 Muse # really\nDeck\n1 Rage")
    assert (parsed.cards, parsed.errors) == (["Kong", "Lash", "Rage"], [])
    assert parsed.maybeboard == ("Lash", "Lash", "Rage", "Muse", "Muse", "Muse")
    assert parsed.apart == (
        LeftOut(2, "SB: 2 Lash", "sb", 2),
        LeftOut(3, "sideboard : Rage", "sideboard", 1),
        LeftOut(6, "3 Muse # really", "considering", 3),
    )


def test_wrong_lines_of_a_maybeboard_are_errors_like_others():
    lines = ["MB: 2 Kogn", "Maybeboard", "61 Lash", "60 Rage", "60 Lash", "60 Muse", "21 Kong", "20 Kong", "0 Kong"]
    parsed = parse("\n".join([*lines, FURIOS]))
    assert Counter(parsed.maybeboard) == {"Rage": 60, "Lash": 60, "Muse": 60, "Kong": 20}
    assert [(error.line, error.message) for error in parsed.errors] == [
        (1, 'No card is called "Kogn". Did you mean Kong?'),
        (3, "61 copies are too many: at most 60 on one line."),
        (7, "This line takes the maybeboard past 200 cards, the most for one."),
        (9, "A line needs at least 1 copy. Delete the line to leave the card out."),
        (10, f"A maybeboard has no deities. Write “Deity: {FURIOS}” to play with it."),
    ]
    assert corrected("MB: 2 Kogn\nSB: x2 Lahs") == "MB: 2 Kong\nSB: x2 Lash"


def test_what_is_said_of_a_list_is_passed_over_and_told():
    parsed = parse("Deck: Ape rush\nFormat: Modern\n1 Kong")
    assert (parsed.cards, parsed.passed) == (["Kong"], (LeftOut(2, "Format: Modern"),))


def test_the_same_card_may_be_named_on_several_lines():
    assert parse("1 Kong\n1 Lash\n2 Kong").cards == ["Kong", "Lash", "Kong", "Kong"]


def test_every_base_card_is_read_back_under_its_own_name():
    names = [card.name for card in base.BASE_SET]
    assert parse("\n".join(names)).cards == names


def test_an_unknown_card_names_its_line_what_was_typed_and_what_was_probably_meant():
    parsed = parse("2 Kong\n\n  3x Kogn  \n1 Lash")
    assert parsed.cards == ["Kong", "Kong", "Lash"]
    assert parsed.errors == [LineError(3, "3x Kogn", 'No card is called "Kogn". Did you mean Kong?', "Kong")]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Divine Judgement", "Divine Judgment"), ("Flamestrike", "Flame Strike"), ("Corpse Monger", "Corpsemonger")],
)
def test_names_that_players_often_misspell_are_known_or_suggested(typed, meant):
    parsed = parse(f"3 {typed}")
    assert parsed.cards == [meant] * 3 or [error.suggestion for error in parsed.errors] == [meant]
    assert parse(corrected(f"3 {typed}")).cards == [meant] * 3


def test_a_list_is_corrected_where_a_name_was_probably_meant_and_nowhere_else():
    text = "# Kogn\n- 3x Kogn // Kogn\nKogn x2\n0 Kong\n61 Lash\n1 Xyzzyqqq\nDeity: Furios\n2 Furios, Father of Nature"
    assert corrected(text.replace("\n", "\r\n")) == (
        "# Kogn\n- 3x Kong // Kogn\nKong x2\n0 Kong\n61 Lash\n1 Xyzzyqqq\n"
        "Deity: Furios, Father of Nature\n2 Furios, Father of Nature"
    )


def test_a_name_like_no_other_gets_no_suggestion():
    (error,) = parse("4 Xyzzyqqq").errors
    assert (error.line, error.suggestion) == (1, "")
    assert error.message == 'No card is called "Xyzzyqqq".'


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("0 Kong", "A line needs at least 1 copy. Delete the line to leave the card out."),
        ("-2 Kong", "A line needs at least 1 copy. Delete the line to leave the card out."),
        ("61 Kong", "61 copies are too many: at most 60 on one line."),
        ("99999999999999 Kong", "999999 copies are too many: at most 60 on one line."),
    ],
)
def test_a_count_must_make_sense(line, message):
    assert parse(line).cards == []
    assert [error.message for error in parse(line).errors] == [message]


def test_a_deck_ends_at_its_limit_and_the_line_that_passes_it_is_named():
    most = "\n".join([f"{MAX_COPIES} Kong"] * 3 + ["20 Lash"])
    assert len(parse(most).cards) == MAX_CARDS
    parsed = parse(most + "\n1 Rage")
    assert len(parsed.cards) == MAX_CARDS
    assert parsed.errors == [LineError(5, "1 Rage", "This line takes the list past 200 cards, the most for one deck.")]


def test_a_list_that_is_too_long_is_read_to_its_limit():
    parsed = parse("\n" * (MAX_LINES - 1) + "Kong\nLash\nRage")
    assert parsed.cards == ["Kong"]
    assert parsed.errors == [LineError(1001, "Lash", "A list may have 1000 lines; the rest was not read.")]


def test_a_line_that_is_too_long_is_cut_in_the_report():
    (error,) = parse("Kong " * 60).errors
    assert error.message == "This line is longer than 120 characters. Write one card on each line."
    assert len(error.text) == 120


@pytest.mark.parametrize(
    "text", ["", "\n\n", "\x00", "💥", "3", "x", "(", "[]", "3 ", "=" * 10_000, "9" * 10_000, "#" * 200]
)
def test_nothing_typed_makes_the_reader_fail(text):
    assert parse(text).cards == []


@pytest.mark.parametrize("alignment", ["good", "evil", "sage", "wild"])
def test_a_preconstructed_deck_is_one_alignment_of_the_base_set(alignment):
    deck = preconstructed(alignment)
    assert len(deck) == len(set(deck)) == 30
    of = {card.name: card.alignment.name for card in base.BASE_SET}
    assert {of[name] for name in deck} == {alignment.upper()}


def test_there_are_four_preconstructed_decks_only():
    with pytest.raises(ValueError, match="good, evil, sage and wild"):
        preconstructed("blue")


def test_a_random_deck_has_thirty_different_base_cards_and_comes_back_with_its_seed():
    deck = random30(7)
    assert len(deck) == len(set(deck)) == 30
    assert set(deck) <= {card.name for card in base.BASE_SET}
    assert random30(7) == deck
    assert random30(8) != deck


def test_two_random_decks_are_dealt_from_one_set():
    one, two = deal_random(7, 2)
    assert len(one) == len(two) == 30
    assert len(set(one) | set(two)) == 60
    assert deal_random(7, 2) == [one, two]
    assert sorted(name for deck in deal_random(1, 4) for name in deck) == sorted(card.name for card in base.BASE_SET)


def test_one_set_deals_for_four_at_most():
    with pytest.raises(ValueError, match=r"^120 cards make random decks for 1 to 4 players\.$"):
        deal_random(1, 5)
    with pytest.raises(ValueError, match=r"^0 cards make random decks for nobody\.$"):
        deal_random(1, 1, [])


def test_random_decks_may_be_dealt_from_every_product():
    dealt = deal_random(3, len(CARDS) // 30, [name for name, _ in PRODUCTS])
    names = [name for deck in dealt for name in deck]
    assert len(set(names)) == len(names) == len(CARDS) // 30 * 30
    assert set(names) <= {card.name for card in CARDS}


def test_a_random_deck_of_one_product_has_its_cards_only():
    for product, _ in PRODUCTS:
        names = {card.name for card in cards_of(product)}
        if len(names) >= 30:
            assert set(random30(5, [product])) <= names


# --- deities ---------------------------------------------------------------------------------------------------------

FURIOS, MALIGUS = "Furios, Father of Nature", "Maligus, the Dark One"


@pytest.mark.parametrize(
    "line",
    [FURIOS, f"Deity: {FURIOS}", f"god : {FURIOS.upper()}", f"1 {FURIOS}", f"Deity:\n{FURIOS}", f"- {FURIOS} # mine"],
)
def test_a_deity_has_a_line_of_its_own_and_is_no_card_of_the_deck(line):
    """1.3.2."""
    parsed = parse(f"{line}\n3 Kong")
    assert (parsed.cards, parsed.deity, parsed.errors) == (["Kong"] * 3, FURIOS, [])


def test_a_list_without_a_deity_names_none():
    assert parse("3 Kong").deity is None


def test_a_line_that_says_deity_means_the_deck_wherever_it_stands():
    parsed = parse(f"1 Kong\nSideboard\n1 Lash\nDeity: {FURIOS}\n1 Rage")
    assert (parsed.cards, parsed.deity, parsed.maybeboard) == (["Kong"], FURIOS, ("Lash", "Rage"))


@pytest.mark.parametrize(
    ("line", "message", "suggestion"),
    [
        ("Deity: Kong", 'No deity is called "Kong".', ""),
        ("God: Furios, Father", f'No deity is called "Furios, Father". Did you mean {FURIOS}?', FURIOS),
        ("Maligus", f'No card is called "Maligus". Did you mean {MALIGUS}?', MALIGUS),
        (f"2 {FURIOS}", "A deity is not part of the deck. Name it once.", FURIOS),
    ],
)  # fmt: skip
def test_a_line_about_a_deity_that_cannot_be_read_says_why(line, message, suggestion):
    parsed = parse(f"{line}\n1 Kong")
    assert parsed.errors == [LineError(1, line, message, suggestion)]
    assert (parsed.cards, parsed.deity) == (["Kong"], None)


def test_a_deck_has_one_deity():
    parsed = parse(f"Helena, the Valiant\nDeity: {FURIOS}")
    message = "A deck is played with one deity, and Helena, the Valiant is already named."
    assert parsed.errors == [LineError(2, f"Deity: {FURIOS}", message)]
    assert parsed.deity == "Helena, the Valiant"


# --- writing ---------------------------------------------------------------------------------------------------------


def test_a_deck_is_written_by_alignment_cost_kind_and_name():
    cards = {"Wolf's Call": 2, "Kong": 3, "Apocalypse": 1, "Lash": 1, "Surprise Attack": 2, "Triceratops": 1}
    assert write(cards, FURIOS) == (
        "Deity: Furios, Father of Nature\n\n"
        "Evil (1)\n1 Apocalypse\n\n"
        "Wild (9)\n1 Lash\n3 Kong\n1 Triceratops\n2 Surprise Attack\n2 Wolf's Call\n"
    )


def test_a_maybeboard_is_written_last():
    assert write({"Kong": 3}, None, {"Muse": 1, "Lash": 2}) == ("Wild (3)\n3 Kong\n\nMaybeboard (3)\n1 Muse\n2 Lash\n")


def test_nothing_is_written_of_an_empty_deck():
    assert write({}) == ""


@given(
    st.dictionaries(st.sampled_from([card.name for card in CARDS]), st.integers(1, 6), max_size=MAX_CARDS // 6),
    st.sampled_from([None, *(deity.name for deity in DEITIES)]),
    st.dictionaries(st.sampled_from([card.name for card in CARDS]), st.integers(1, 6), max_size=MAX_CARDS // 6),
)
def test_what_is_written_reads_back_as_the_same_deck(cards, deity, maybeboard):
    parsed = parse(write(cards, deity, maybeboard))
    assert (Counter(parsed.cards), parsed.deity, parsed.errors) == (Counter(cards), deity, [])
    assert Counter(parsed.maybeboard) == Counter(maybeboard)
    assert {one.title for one in parsed.apart} <= {"maybeboard"}


@given(st.text() | st.lists(st.sampled_from(LINES)).map("\n".join))
def test_whatever_is_typed_is_read_and_correcting_it_twice_changes_nothing(text):
    once = corrected(text)
    assert corrected(once) == once
    assert len(parse(once).errors) <= len(parse(text).errors)
