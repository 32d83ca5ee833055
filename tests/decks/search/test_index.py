"""What holds for the search of every game: the two of the site, and one that is made up."""

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks import search
from decks.search import Index, SearchError, printed
from decks.search.choices import chosen, toggled
from decks.search.examples import counts, lessons
from decks.search.fields import TextField
from engine import games
from tests.engine import made_up_game

PEBBLES = Index(made_up_game.GAME)
INDEXES = {**{key: search.of(key) for key in games.GAMES}, made_up_game.KEY: PEBBLES}
# keywords that effects give and no card always has
LONELY = {"epic": {"unbreakable"}, "epic-tcg": {"deals-no-damage", "damage-ward"}, made_up_game.KEY: set()}

every_game = pytest.mark.parametrize("key", INDEXES)


def owning(index):
    """`find` for somebody who owns three copies of one card."""
    return partial(search.find, index, owned=lambda: {index.rows[0].name: 3})


def test_an_index_is_made_once():
    assert search.of("epic") is search.of("epic")
    with pytest.raises(games.UnknownGame):
        search.of("chess")


def test_cards_of_one_name_are_searched_in_their_own_game():
    assert search.of("epic").by_slug["blue-dragon"].facts["alignments"] == ["sage"]
    assert search.of("epic-tcg").by_slug["blue-dragon"].facts["origin"] == "magical"


@every_game
def test_every_card_has_an_address_and_a_name(key):
    index = INDEXES[key]
    assert len(index.by_slug) == len(index.by_name) == len(index.rows)
    assert all(index.by_slug[row.slug] is index.by_name[row.name] is row for row in index.rows)


@every_game
def test_every_example_finds_some_cards_and_not_all(key):
    """The help page shows them."""
    index = INDEXES[key]
    assert {text for lesson in lessons(index) for text in lesson.examples} <= set(counts(index))
    assert {text: found for text, found in counts(index).items() if not 0 < found < len(index.rows)} == {}
    for field in index.fields:
        for example in field.examples:
            assert 0 < len(owning(index)(example).rows) < len(index.rows), example


@every_game
def test_every_value_that_is_offered_finds_a_card(key):
    index = INDEXES[key]
    alone = {
        value for field in index.fields for value in field.values if not owning(index)(f'{field.name}="{value}"').rows
    }
    assert alone == LONELY[key]


@every_game
def test_what_can_be_clicked_is_a_value_that_a_search_reads_back(key):
    index = INDEXES[key]
    for group in index.groups:
        for value in group.values:
            query = toggled(index, index.parse(""), group.field, value)
            assert chosen(index, group, query) == {value}
            assert printed(toggled(index, query, group.field, value)) == ""


@every_game
def test_a_count_is_what_a_click_finds(key):
    index = INDEXES[key]
    for facet in search.offer(index, search.find(index, "")).facets:
        for choice in facet.choices:
            clicked = toggled(index, index.parse(""), facet.group.field, choice.value)
            assert len(search.find(index, printed(clicked)).rows) == choice.count > 0


@every_game
def test_no_order_loses_a_card(key):
    index = INDEXES[key]
    everything = {row.name for row in index.rows}
    for order in index.orders:
        for descending in (False, True):
            rows = search.find(index, "", order, descending=descending).rows
            assert len(rows) == len(everything)
            assert {row.name for row in rows} == everything


@every_game
def test_texts_of_parts_are_parts_of_the_text(key):
    index = INDEXES[key]
    for row in index.rows:
        for field in index.fields:
            if isinstance(field, TextField) and field.name != "name":
                assert set(row.texts[field.name].raw.split("\n")) <= {*row.texts["text"].raw.split("\n"), ""}


@every_game
def test_every_card_is_found_by_its_line_of_types(key):
    index = INDEXES[key]
    for row in index.rows:
        assert row in search.find(index, f'"{row.texts["type line"].raw}"').rows


def test_a_made_up_game_is_searched():
    assert [row.name for row in search.find(PEBBLES, "smal (colour:r or colour:grey)", "weight").rows] == [
        "Small Grey", "Small Red",
    ]  # fmt: skip
    assert [row.name for row in search.find(PEBBLES, "weight>=3 legal:heap -grey", "set").rows] == [
        "Large Red", "Large White", "Large Black",
    ]  # fmt: skip
    assert "banned" not in PEBBLES.named  # no format of it bans anything
    (filters,) = (lesson.text for lesson in lessons(PEBBLES) if lesson.title == "Filters")
    assert filters.endswith("Of colours and sizes a card needs one of those you select.")


pieces = [
    *{f"{name}{operator}" for index in INDEXES.values() for name in index.named for operator in (":", "!=", ">=")},
    *'()"/-', " or ", " not ", " ", "wolf", "dragn", "12", "/^a|b/", '"any number"', "é", "\\", "[", "good", "gw",
]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(sorted(INDEXES)),
    st.lists(st.sampled_from(sorted(pieces)), max_size=12).map("".join),
    st.sampled_from(["match", "name", "speed", "cost", "colour"]),
    st.booleans(),
)
def test_every_search_is_answered_or_refused_with_a_place(key, text, order, descending):
    index = INDEXES[key]
    try:
        found = search.find(index, text, order, descending=descending)
    except SearchError as error:
        wrong = error
    else:
        wrong = None
        assert set(found.rows) <= set(index.rows)
    assert wrong is None or 0 <= wrong.at <= wrong.end <= len(text)
