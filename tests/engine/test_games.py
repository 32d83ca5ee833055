"""The contract of a game, kept by all of them: the two of the site, and one that is made up."""

import json
from types import SimpleNamespace

import pytest

from engine import games
from engine.bots import BOTS
from engine.bots.levels import UnknownBot
from engine.construction.formats import BadFormat, UnknownFormat
from engine.epic import Setup as EpicSetup
from engine.epic import new_game as new_epic
from engine.epic_tcg import Setup as EpicTcgSetup
from engine.epic_tcg import new_game as new_epic_tcg
from engine.kernel.factcheck import BadFacts
from engine.kernel.random import Rng
from engine.kernel.searchable import LettersOf, NumberOf, TextOf, WordsOf
from tests.engine import made_up_game
from tests.engine.epic.written import written as epic_facts
from tests.engine.epic_tcg.written import written as epic_tcg_facts

POSITIONS = {
    "epic": lambda: new_epic(EpicSetup(decks=(("Kong",) * 30,) * 2), 1),
    "epic-tcg": lambda: new_epic_tcg(EpicTcgSetup((("Hulk",) * 30,) * 2), 1),
    made_up_game.KEY: lambda: SimpleNamespace(seat=1, kind=0, options=[2, 5, 7], choices=0, reason=0),
}
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


# --- searching -------------------------------------------------------------------------------------------------------


@every_game
def test_the_cards_that_are_searched_are_those_that_are_listed(key):
    catalogue = GAMES[key].catalogue
    searchable = catalogue.SEARCHABLE
    assert [card.name for card in searchable.cards] == [card["name"] for card in catalogue.listed()]
    assert [dict(searchable.facts(card)) for card in searchable.cards] == catalogue.listed()
    assert all(searchable.type_line(card)[0].isupper() and searchable.products(card) for card in searchable.cards)


@every_game
def test_every_field_reads_what_it_says_from_every_card(key):
    searchable = GAMES[key].catalogue.SEARCHABLE
    names = [name for one in searchable.fields for name in (one.name, one.short)]
    assert len(set(names)) == len(names)
    assert all(one.examples and one.means.endswith(".") for one in searchable.fields)
    for one in searchable.fields:
        found = [one.of(card) for card in searchable.cards]
        match one:
            case TextOf():
                assert all(isinstance(text, str) for text in found)
            case NumberOf():
                assert all(number is None or type(number) is int for number in found)
            case WordsOf():
                assert {word for words in found for word in words} <= set(one.values)


@every_game
def test_words_without_a_field_are_looked_up_in_names_and_texts(key):
    fields = {one.name: one for one in GAMES[key].catalogue.SEARCHABLE.fields}
    assert isinstance(fields["name"], TextOf)
    assert isinstance(fields["text"], TextOf)
    assert [fields["name"].of(card) for card in GAMES[key].catalogue.SEARCHABLE.cards] == [
        card["name"] for card in GAMES[key].catalogue.listed()
    ]


@every_game
def test_letters_of_a_field_say_which_word_is_meant(key):
    (letters,) = (one for one in GAMES[key].catalogue.SEARCHABLE.fields if isinstance(one, LettersOf))
    assert len({word[0] for word in letters.values}) == len(letters.values)


@every_game
def test_what_is_clicked_is_of_a_field(key):
    searchable = GAMES[key].catalogue.SEARCHABLE
    fields = {one.name: one for one in searchable.fields}
    for group in searchable.groups:
        field = fields[group.field]
        numbers = {str(field.of(card)) for card in searchable.cards} if isinstance(field, NumberOf) else set()
        assert set(group.values) <= (numbers or set(field.values))
    for one in searchable.ranges:
        numbers = [fields[one.field].of(card) for card in searchable.cards]
        printed = [number for number in numbers if number is not None]
        assert one.least <= min(printed) < max(printed) == one.most


@every_game
def test_cards_can_be_put_into_every_order(key):
    searchable = GAMES[key].catalogue.SEARCHABLE
    for order in searchable.orders:
        keys = [order.of(card) for card in searchable.cards]
        known = [one for one in keys if one is not None]
        assert len(sorted(known)) == len(known) > 1
    (by_set,) = (order for order in searchable.orders if order.key == "set")
    assert sorted(searchable.cards, key=by_set.of) == list(searchable.cards)


# --- decks on paper --------------------------------------------------------------------------------------------------


@every_game
def test_a_format_is_found_by_its_key(key):
    construction = GAMES[key].construction
    assert [construction.by_key(one.key) for one in construction.DECK_FORMATS] == list(construction.DECK_FORMATS)
    with pytest.raises(UnknownFormat, match=r'^No format is called "no such format"\. There are '):
        construction.by_key("no such format")


@every_game
def test_a_card_is_looked_up_in_formats_of_decks(key):
    construction = GAMES[key].construction
    assert set(construction.FORMATS) <= set(construction.DECK_FORMATS)
    name = GAMES[key].catalogue.listed()[0]["name"]
    assert construction.in_decks(name)
    assert not construction.in_decks(name.lower())
    usual = construction.FORMATS[0]
    assert construction.card_violations(name, 1, usual) == []
    assert [one.rule for one in construction.card_violations(name, 50, usual)] == ["copies"]


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


# --- bots ------------------------------------------------------------------------------------------------------------


@every_game
def test_every_bot_chooses_an_option_of_its_seat_again_and_again(key):
    bots, position = GAMES[key].bots, POSITIONS[key]()
    for level in bots.LEVELS:
        chosen = {bots.bot(level.key).choose(bots.observe(position, position.seat), Rng(3)) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen < {*position.options}


@every_game
def test_bots_have_words_for_people_and_the_usual_one_is_among_them(key):
    bots = GAMES[key].bots
    assert bots.USUAL in [level.key for level in bots.LEVELS]
    assert bots.LEVELS[-1].key == "random"
    for level in bots.LEVELS:
        assert level.name[0].isupper()
        assert level.about
        assert level.seats in range(2, 9)


@every_game
def test_a_bot_that_there_is_not_is_refused(key):
    with pytest.raises(UnknownBot, match=r"^There is no bot deep thought\. Bots are .*random\.$"):
        GAMES[key].bots.bot("deep thought")


def test_the_levels_of_the_first_game_are_all_its_bots():
    assert [level.key for level in games.of("epic").bots.LEVELS] == list(BOTS)


@every_game
def test_a_draft_bot_picks_one_of_the_options_and_the_last_one_by_chance(key):
    bots = GAMES[key].bots
    view = {"question": {"kind": "rest", "options": [3, 4], "cards": []}}
    assert bots.PICKERS[-1] == "random"
    assert {bots.picker("random", "draft").choose(view, Rng(seed)) for seed in range(9)} == {3, 4}
    with pytest.raises(UnknownBot, match=r"^There is no bot nobody\."):
        bots.picker("nobody", "draft")
