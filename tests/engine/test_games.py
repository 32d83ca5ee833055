"""The contract of a game, kept by all of them: the two of the site, and one that is made up."""

import json

import pytest

from engine import games
from engine.construction.formats import BadFormat, UnknownFormat
from engine.kernel.factcheck import BadFacts
from tests.engine import made_up_game
from tests.engine.epic.written import written as epic_facts
from tests.engine.epic_tcg.written import written as epic_tcg_facts

GAMES = {**games.GAMES, made_up_game.KEY: made_up_game.GAME}
FACTS = {
    "epic": lambda: json.dumps(epic_facts()),
    "epic-tcg": lambda: json.dumps(epic_tcg_facts()),
    made_up_game.KEY: made_up_game.written,
}
HOW_MANY = {"epic": 285, "epic-tcg": 504, made_up_game.KEY: 12}

every_game = pytest.mark.parametrize("key", GAMES)


def test_a_game_is_found_by_its_key():
    assert [(key, games.of(key).NAME) for key in games.GAMES] == [
        ("epic", "Epic Card Game"), ("epic-tcg", "Epic TCG"),
    ]  # fmt: skip
    assert games.DEFAULT == "epic"


def test_a_game_that_there_is_not_is_refused():
    with pytest.raises(games.UnknownGame) as refused:
        games.of("chess")
    assert str(refused.value) == 'No game has the key "chess". There are epic and epic-tcg.'


@every_game
def test_all_cards_are_listed_with_a_name_and_a_text(key):
    cards = GAMES[key].catalogue.listed()
    assert len({card["name"] for card in cards}) == len(cards) == HOW_MANY[key]
    assert all(isinstance(card["text"], str) for card in cards)
    assert json.loads(json.dumps(cards)) == cards


@every_game
def test_every_row_has_as_many_cells_as_there_are_columns(key):
    catalogue = GAMES[key].catalogue
    rows = [catalogue.cells(card) for card in catalogue.listed()]
    assert {len(row) for row in rows} == {len(catalogue.COLUMNS)}
    assert all(isinstance(cell, str) for row in rows for cell in row)
    assert [row[0] for row in rows] == [card["name"] for card in catalogue.listed()]


@every_game
def test_facts_that_agree_have_no_differences(key):
    assert GAMES[key].catalogue.differences_in(FACTS[key]()) == []


@every_game
def test_facts_of_no_form_are_refused(key):
    with pytest.raises(BadFacts):
        GAMES[key].catalogue.differences_in("[]")


# --- decks on paper --------------------------------------------------------------------------------------------------


@every_game
def test_a_format_is_found_by_its_key(key):
    construction = GAMES[key].construction
    assert [construction.by_key(one.key) for one in construction.DECK_FORMATS] == list(construction.DECK_FORMATS)
    with pytest.raises(UnknownFormat, match=r'^No format is called "no such format"\. There are '):
        construction.by_key("no such format")


@every_game
def test_a_text_that_defines_no_format_is_refused(key):
    with pytest.raises(BadFormat):
        GAMES[key].construction.format_in("[]")


@every_game
def test_a_list_of_every_card_is_read_and_a_line_of_none_is_told(key):
    construction = GAMES[key].construction
    names = [card["name"] for card in GAMES[key].catalogue.listed()][:100]
    deck = construction.parse("\n".join([*names, "3 No such card"]), 200)
    assert list(deck.cards) == names
    assert [(one.line, one.text) for one in deck.errors] == [(len(names) + 1, "3 No such card")]
    assert list(construction.parse("\n".join(names), 1).cards) == names[:1]


@every_game
def test_a_list_that_is_too_small_breaks_a_rule_of_the_usual_format(key):
    construction = GAMES[key].construction
    deck = construction.parse(GAMES[key].catalogue.listed()[0]["name"], 200)
    assert construction.judged(deck, construction.DECK_FORMATS[0], pool=None, on=None)[0].rule == "size"
    assert construction.size_of(deck).startswith("1 ")
    assert construction.beside(deck).keys() == construction.beside(None).keys()
