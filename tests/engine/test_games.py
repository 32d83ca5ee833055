"""The contract of a game, kept by all of them: the two of the site, and one that is made up."""

import json
from collections import Counter

import pytest

from engine import games
from engine.bots.epic.players import BOTS
from engine.bots.levels import UnknownBot
from engine.kernel.factcheck import BadFacts
from engine.kernel.fuzz import Broken
from engine.kernel.notation import BadNotation
from engine.kernel.perft import Case
from engine.kernel.random import Rng
from engine.kernel.searchable import LettersOf, NumberOf, TextOf, WordsOf
from tests.engine.every_game import BEGUN, FACTS, GAMES, HOW_MANY, POSITIONS, every_game, every_game_of_the_site


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


# --- games of the site ----------------------------------------------------------------------------------------


@every_game_of_the_site
def test_a_position_that_is_written_is_read_as_the_same(key):
    positions = games.of(key).positions
    text = positions.write(positions.read(POSITIONS[key], 1))
    assert positions.write(positions.read(text, 1)) == text
    with pytest.raises(BadNotation):
        positions.read("nonsense", 1)


@every_game_of_the_site
def test_a_position_is_looked_at_from_every_seat(key):
    game = games.of(key)
    g = game.positions.read(POSITIONS[key], 1)
    seen = json.loads(json.dumps(game.views.laid_open(g)))
    assert [view["seat"] for view in seen["views"]] == [0, 1]
    assert [[len(one["hand"]) for one in view["players"]] for view in seen["views"]] == [[1, 0], [0, 0]]
    assert (seen["seat"], len(seen["options"])) == (0, 2)
    assert "seat 1" in game.views.picture(g)
    shown = game.views.choices(g).splitlines()
    assert all(option["text"] in line for option, line in zip(seen["options"], shown[1:], strict=True))


@every_game_of_the_site
def test_what_can_be_chosen_is_counted(key):
    game = games.of(key)
    proofs, case = game.proofs, Case("", POSITIONS[key], 1, ())
    assert proofs.perft(proofs.game_of(case), 1) == 2
    assert [count for _, count in proofs.divide(proofs.game_of(case), 1)] == [1, 1]
    codes = [option["code"] for option in game.views.laid_open(proofs.game_of(case))["options"]]
    assert [option for option, _ in proofs.divide(proofs.game_of(case), 1)] == codes


@every_game_of_the_site
def test_every_clause_is_counted_in_random_games(key):
    catalogue, proofs = games.of(key).catalogue, games.of(key).proofs
    counted = proofs.Coverage().by_card()
    for card in catalogue.SEARCHABLE.cards:
        texts = [one["text"] for one in counted.get(card.name, [])]
        assert len(set(texts)) == len(texts)
        assert {clause.counted_as for clause in proofs.clauses(card)} <= set(texts), card.name
        assert all(clause.text for clause in proofs.clauses(card))


@every_game_of_the_site
def test_a_random_game_counts_what_has_fired(key):
    proofs = games.of(key).proofs
    coverage, tally = proofs.Coverage(), Counter()
    things = coverage.unfired()
    assert len(things) == sum(map(len, coverage.by_card().values()))
    g = proofs.fuzz_game(0, 5, coverage, 40, tally=tally)
    fired = {(name, one["text"]) for name, all_of_it in coverage.by_card().items() for one in all_of_it if one["games"]}
    assert coverage.games == 1
    assert 0 < len(fired) == len(things) - len(coverage.unfired())
    assert proofs.ended_by(g)
    assert tally["accepted"]
    names = set(coverage.by_card())
    assert {proofs.thing(number).partition(": ")[0] for number in things} <= names


@every_game_of_the_site
def test_a_game_that_broke_a_law_is_kept(key):
    proofs = games.of(key).proofs
    setup = proofs.fuzz_game(0, 5, proofs.Coverage(), 999, tally=Counter()).setup
    kept = json.loads(json.dumps(proofs.record_of(Broken(setup, 5, [], ["it is odd"]))))
    assert (kept["seed"], kept["options"]) == ("5", [])


@every_game_of_the_site
def test_the_programs_of_every_card_are_shown(key):
    catalogue, proofs = games.of(key).catalogue, games.of(key).proofs
    for card in catalogue.SEARCHABLE.cards:
        lines = list(proofs.programs(card))
        assert all(line[0].isdigit() or line.startswith("   ") for line in lines)


@every_game_of_the_site
def test_definitions_have_fingerprints_of_their_own(key):
    catalogue, proofs = games.of(key).catalogue, games.of(key).proofs
    prints = {proofs.fingerprint(card) for card in catalogue.SEARCHABLE.cards}
    assert len(prints) == HOW_MANY[key]
    assert proofs.FINGERPRINT not in prints


# --- bots ------------------------------------------------------------------------------------------------------------


@every_game
def test_every_bot_chooses_an_option_of_its_seat_again_and_again(key):
    bots, position = GAMES[key].bots, BEGUN[key]()
    for level in bots.LEVELS:
        chosen = {bots.bot(level.key).choose(bots.observe(position, position.seat), Rng(3)) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen < {*position.options}


@every_game
def test_bots_have_words_for_people_and_the_usual_one_is_among_them(key):
    bots = GAMES[key].bots
    assert bots.USUAL in [level.key for level in bots.LEVELS]
    assert bots.LEVELS[-1].key == "random"
    assert list(bots.SECONDS) == [level.key for level in bots.LEVELS]
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
