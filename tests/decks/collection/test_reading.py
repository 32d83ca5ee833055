"""Lists of what somebody owns: what is read, what is wrong with which line, and that what goes out comes in again."""

import json
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks import exchange
from decks.collection.reading import MAX_LINES, as_csv, as_json, as_text, read, sets_called
from engine.games import DEFAULT
from tests.decks.collection.conftest import EPIC, FURIOS, KONG, LASH, PRINTINGS, PROMO, TELEPORT


def brought(content):
    """What a file or a paste says."""
    return read(exchange.read(content, owned=True).text, game=DEFAULT)


def wrong(text):
    return [(error.line, error.message) for error in read(text, game=DEFAULT).errors]


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("3 Kong", {KONG: 3}),
        ("Kong", {KONG: 1}),
        ("kong x3", {KONG: 3}),
        ("3x Kong [Base Set]", {KONG: 3}),
        ("3 Kong (base)", {KONG: 3}),
        ("Kong (Base Set) x3", {KONG: 3}),
        ("Kong (3)", {KONG: 3}),
        ("2 Teleport", {TELEPORT: 2}),
        ("2 Teleport [Season 1 Promo]", {PROMO: 2}),
        ("2 Teleport [promos]", {PROMO: 2}),
        ("2 Teleport [angeline]", {TELEPORT: 2}),
        ("1 Furios, Father of Nature", {FURIOS: 1}),
        ("Deity: Furios, Father of Nature", {FURIOS: 1}),
        ("SB: 3 Kong", {KONG: 3}),
        ("0 Kong", {}),
        ("999 Kong", {KONG: 999}),
        ("# 3 Kong", {}),
        ("Sage (12)", {}),
        ("Total: 60 cards", {}),
        ("", {}),
    ],
)
def test_a_line(line, counts):
    assert (read(line, game=DEFAULT).counts, read(line, game=DEFAULT).errors) == (counts, [])


def test_a_set_is_a_heading_for_the_lines_below_it():
    text = "Base Set (120)\n3 Kong\n\nChampions\n1 Lash\nPromos:\n2 Teleport\n[Pantheon]\n1 Teleport\n"
    assert read(text, game=DEFAULT).counts == {KONG: 3, LASH: 1, PROMO: 2, TELEPORT: 1}
    assert read(text, game=DEFAULT).errors == []


def test_lines_of_one_printing_add_up():
    assert read("1 Kong\n2 Kong [Base Set]", game=DEFAULT).counts == {KONG: 3}


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("3 Kongg", 1, 'No card is called "Kongg". Did you mean Kong?'),
        ("3 Kong\n3 Kong [Tyrants]", 2, "Kong is not printed in Tyrants, but in Base Set."),
        ("Tyrants\n3 Kong", 2, "Kong is not printed in Tyrants, but in Base Set."),
        ("3 Kong [Bse Set]", 1, "There is no set “Bse Set”. Kong is printed in Base Set."),
        ("-1 Kong", 1, "You cannot own fewer than 0 copies."),
        ("1000 Kong", 1, "1000 copies are too many: you can have at most 999 of a printing."),
        ("600 Kong\n600 Kong", 2, "With this line you would have more than 999 copies of one printing."),
        (f"3 {'K' * 200}", 1, "This line is longer than 120 characters. Write one card on each line."),
    ],
)
def test_what_is_wrong_with_a_line(text, line, message):
    assert wrong(text) == [(line, message)]


def test_good_lines_are_kept():
    assert read("3 Kong\n3 Xyzzy\n1 Lash", game=DEFAULT).counts == {KONG: 3, LASH: 1}


def test_names_that_were_probably_meant_are_put_in_and_all_else_stays():
    text = "# mine\n3 Kongg  # apes\n2 Xyzzy\n1 Kong [Bse Set]\n1 Teleport [Tyrants]\n2 Lash"
    corrected = "# mine\n3 Kong  # apes\n2 Xyzzy\n1 Kong [Base Set]\n1 Teleport [Tyrants]\n2 Lash"
    assert read(text, game=DEFAULT).corrected == corrected
    assert read("3 Kong", game=DEFAULT).corrected == "3 Kong"


def test_a_list_has_an_end():
    listed = read("1 Kong\n" * MAX_LINES + "1 Lash\n2 Lash", game=DEFAULT)
    assert [error.line for error in listed.errors] == [*range(1000, MAX_LINES + 1), MAX_LINES + 1]
    assert LASH not in listed.counts


@pytest.mark.parametrize(
    ("typed", "sets"),
    [
        ("base set", ["Base Set"]),
        ("Tyrants: Draka's Rage", ["Tyrants: Draka's Rage"]),
        ("drakas rage", ["Tyrants: Draka's Rage"]),
        ("Kickstarter", ["Kickstarter Promo"]),
        ("promo", ["Kickstarter Promo", "Season 1 Promo"]),
        ("se", []),
        ("", []),
        ("\0" * 1000, []),
    ],
)
def test_sets_are_called_by_their_names_and_parts_of_them(typed, sets):
    assert list(sets_called(typed, EPIC)) == sets


def test_a_product_is_all_its_sets():
    assert len(sets_called("Tyrants", EPIC)) == len(sets_called("pantheon", EPIC)) == 4


# --- files -----------------------------------------------------------------------------------------------------------


def test_columns_in_any_order_and_other_columns():
    content = 'Quantity;Edition;Card;Price\n3;Base Set;Kong;0.50\n1;;"Furios, Father of Nature";\n2;Tyrants;Lash;1\n'
    listed = brought(content)
    assert listed.counts == {KONG: 3, FURIOS: 1}
    assert [(error.line, error.text) for error in listed.errors] == [(4, "2 Lash [Tyrants]")]


def test_what_lies_in_a_sideboard_is_owned_as_well():
    assert brought("count,name,section\n3,Kong,sideboard\n1,Lash,main\n").counts == {KONG: 3, LASH: 1}


def test_json_of_names_and_counts_comes_in_too():
    assert brought(json.dumps({"Kong": 3, "Teleport": 1})).counts == {KONG: 3, TELEPORT: 1}


collections = st.dictionaries(st.sampled_from(PRINTINGS), st.integers(1, 999), max_size=40)


@given(collections)
@pytest.mark.parametrize("write", [partial(as_text, game=DEFAULT), as_csv, as_json])
def test_what_goes_out_comes_in_again(write, counts):
    listed = brought(write(counts))
    assert (listed.counts, listed.errors) == (counts, [])


@pytest.mark.parametrize("write", [partial(as_text, game=DEFAULT), as_csv, as_json])
def test_a_whole_collection_comes_in_again(write):
    counts = dict.fromkeys(PRINTINGS, 3)
    assert len(write(counts)) < 40_000
    assert brought(write(counts)).counts == counts


parts = st.sampled_from(
    ["3", " ", "Kong", "x", "[", "]", "(", ")", "Base Set", "Tyrants", ":", "#", "-", "\n", "\0", ","]
)


@given(st.text(max_size=200) | st.lists(parts, max_size=30).map("".join))
def test_no_text_breaks_the_reading(text):
    listed = read(text, game=DEFAULT)
    assert set(listed.counts) <= set(PRINTINGS)
    assert all(1 <= count <= 999 for count in listed.counts.values())
    assert len(listed.corrected.split("\n")) == len(read(listed.corrected, game=DEFAULT).corrected.split("\n"))
