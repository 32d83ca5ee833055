"""Searches answered: what words without a field find, wrong spelling, orders, and how long all of it may take."""

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks import search
from decks.search import SearchError
from decks.search.rows import Text, text_of

EPIC = search.of("epic")
find, meant = partial(search.find, EPIC), EPIC.spelling.meant


def names(text, *order, **more):
    return [row.name for row in find(text, *order, **more).rows]


# --- words without a field -------------------------------------------------------------------------------------------


def test_an_empty_search_finds_every_card_by_name():
    assert len(names("")) == 285
    assert names("") == sorted(names(""), key=str.casefold)
    assert names("")[0] == "Aftershock"


def test_a_word_is_looked_up_in_names_lines_of_types_and_texts():
    wolves = names("wolf")
    assert len(wolves) == 12  # which ones, and in which order: test_answers.py
    assert names("wolf", "name") == sorted(wolves)


def test_a_word_is_the_beginning_of_a_word_without_case_accents_and_apostrophes():
    assert names("KÒNG") == names("kon") == ["Kong"]
    assert names("ong") == []
    assert names("drakas fire") == names("draka's fire") == ["Draka's Fire"]


def test_a_word_with_a_hyphen_is_found_whole_and_by_its_parts():
    assert names("t-rex") == names("trex") == names("rex") == ["Raging T-Rex"]


def test_a_phrase_is_found_as_it_stands():
    assert names('"dark one\'s f"') == names('"DARK  ONE’S f"') == ["Dark One's Fury"]


def test_signs_alone_are_found_as_they_stand():
    assert set(names("◆ kind:champion")) == set(names('"◆"'))
    assert 0 < len(names("→")) < len(EPIC.rows)


def test_and_or_not_and_parentheses():
    assert names("name:wolf -kind:event") == ["Keira, Wolf Caller"]
    assert set(names("name:kong or name:turn")) == {"Kong", "Turn"}
    assert names("(name:kong or name:turn) kind:event") == ["Turn"]
    assert names("not (name:wolf or -name:wolf)") == []


def test_a_text_in_its_three_shapes():
    assert text_of("Élan ◆ T-Rex’s\n{1}:") == Text(
        "Élan ◆ T-Rex’s\n{1}:", "elan ◆ t-rex's {1}:", " elan trexs t rexs 1"
    )


# --- spelling --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("shamen", "shaman"),  # another letter
        ("wrum", "wurm"),  # two that changed places
        ("drgon", "dragon"),  # one too few
        ("humman", "human"),  # one too many
        ("necromanserr", "necromancer"),  # two mistakes in a long word
    ],
)
def test_a_misspelt_word_is_read_as_the_closest(typed, word):
    assert meant(typed) == (word,)


@pytest.mark.parametrize("typed", ["human", "hum", "kog", "xyzzyx", "x" * 50, ""])
def test_words_that_are_known_short_or_strange_stay_as_they_are(typed):
    assert meant(typed) == ()


def test_a_search_says_which_words_it_read_otherwise():
    found = find("Fire shamen cost:0")
    assert [row.name for row in found.rows] == ["Fire Shaman"]
    assert found.corrected == (("shamen", ("shaman",)),)
    assert find("fire shaman").corrected == ()


def test_what_is_denied_or_asked_of_a_field_is_taken_at_its_word():
    assert find("kong -shamen").corrected == ()
    assert find("name:shamen").rows == ()


# --- orders ----------------------------------------------------------------------------------------------------------


def test_by_number_those_without_come_last_in_either_direction():
    rows = find("", "offense").rows
    numbers = [row.facts["offense"] for row in rows]
    champions = [number for number in numbers if number is not None]
    assert champions == sorted(champions)
    assert numbers == [*champions, *[None] * 127]
    down = [row.facts["offense"] for row in find("", "offense", descending=True).rows]
    assert down == [*sorted(champions, reverse=True), *[None] * 127]


def test_equal_cards_stay_in_the_order_of_their_names():
    costly = ["Frost Giant", "Kong", "Lurking Giant", "Mighty Blow", "Velden, Frost Titan"]
    assert names("class:giant", "cost") == ["Hill Giant", *costly]
    assert names("class:giant", "cost", descending=True) == [*costly, "Hill Giant"]


def test_by_alignment_and_by_set():
    order = [row.facts["alignments"] for row in find("", "alignment").rows]
    assert [one[0] for one in order[:281]] == ["good"] * 70 + ["evil"] * 70 + ["sage"] * 70 + ["wild"] * 71
    assert all(len(one) == 2 for one in order[281:])
    sets = [row.facts["printings"][0]["set"] for row in find("kind!=deity", "set").rows]
    assert (sets[0], sets[-1]) == ("Base Set", "Pantheon: Helena vs Zaltessa")


@pytest.mark.parametrize("order", EPIC.orders)
def test_no_order_loses_a_card(order):
    assert sorted(names("kind:champion", order)) == sorted(names("kind:champion"))


# --- anything --------------------------------------------------------------------------------------------------------

pieces = [
    *(f"{name}{operator}" for name in EPIC.named for operator in (":", "!=", ">=")),
    *(value for field in EPIC.fields for value in field.values[:3]),
    *'()"/-', " or ", " not ", " ", "wolf", "shamen", "12", "/^a|b/", '"any number"', "{1}", "é", "\\", "[",
]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(pieces), max_size=12).map("".join), st.sampled_from(list(EPIC.orders)), st.booleans())
def test_every_search_is_answered_or_refused_with_a_place(text, order, descending):
    try:
        found = find(text, order, descending=descending)
    except SearchError as error:
        wrong = error
    else:
        wrong = None
        assert set(found.rows) <= set(EPIC.rows)
    assert wrong is None or 0 <= wrong.at <= wrong.end <= len(text)


@settings(max_examples=200, deadline=None)
@given(st.text(min_size=1, max_size=40).filter(lambda text: "/" not in text and "\n" not in text))
def test_every_regular_expression_is_answered_or_refused_where_it_stands(pattern):
    text, refused = f"/{pattern}/", None
    try:
        find(text)
    except SearchError as error:
        refused = error
    assert refused is None or 0 <= refused.at < refused.end <= len(text)


def test_the_card_of_this_name_comes_before_those_that_have_it_in_theirs():
    assert names("lash")[:2] == ["Lash", "Lashnok's Will"]
    assert names("fire s")[0] == "Fire Shaman"
