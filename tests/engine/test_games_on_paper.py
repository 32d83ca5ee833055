"""The contract of a game, kept by all of them: decks on paper, what is owned, registered and studied."""

import json
import re
from operator import attrgetter, itemgetter
from pathlib import Path

import pytest

from engine import games
from engine.bots.decks import SmallPool
from engine.bots.levels import UnknownBot
from engine.construction.contents import Contents
from engine.construction.formats import BadFormat, UnknownFormat
from engine.construction.repairs import applied
from engine.kernel.facts import fit
from engine.kernel.names import Unknown
from engine.kernel.random import Rng
from engine.kernel.studying import CARD, Sort
from tests.engine import made_up_game
from tests.engine.every_game import GAMES, every_game

# --- lists that are dealt --------------------------------------------------------------------------------------------


@every_game
def test_a_list_of_cards_to_deal_is_read(key):
    one, *_, last = GAMES[key].construction.EXAMPLES
    found = GAMES[key].limited.parse(f"2 {one.upper()}\nNo such card\n{last}", 9)
    assert (list(found.cards), [error.line for error in found.errors]) == ([one, one, last], [2])


@every_game
def test_a_deity_is_never_dealt(key):
    for name in GAMES[key].construction.DEITIES:
        found = GAMES[key].limited.parse(name, 9)
        assert (list(found.cards), found.contents.deity, [error.line for error in found.errors]) == ([], "", [1])


# --- what programs and pages are told ---------------------------------------------------------------------------------


@every_game
def test_programs_are_told_of_cards_and_formats_what_the_facts_say(key):
    catalogue, construction = GAMES[key].catalogue, GAMES[key].construction
    cards = [catalogue.facts_of(card) for card in catalogue.SEARCHABLE.cards]
    assert [one["name"] for one in cards] == [one["name"] for one in catalogue.listed()]
    assert all(fit(catalogue.FACTS, one) for one in cards)
    assert all(fit(construction.FACTS, construction.facts_of(one)) for one in construction.DECK_FORMATS)
    json.dumps(cards)


@every_game
def test_pages_are_told_of_all_that_has_a_face(key):
    catalogue = GAMES[key].catalogue
    data, faces = catalogue.data(), catalogue.faces()
    assert [(one["name"], one["token"], one["kind"]) for one in data] == [
        (face.name, face.is_token, face.kind) for face in faces
    ]
    named = {one["name"]: one for one in data}
    for card in catalogue.SEARCHABLE.cards:
        assert tuple(named[card.name]["reminders"]) == tuple(catalogue.reminders(card))
    json.dumps(data)


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
def test_a_format_of_ones_own_is_read_as_it_was_kept(key):
    construction = GAMES[key].construction
    house, name = construction.HOUSE_FORMATS, GAMES[key].catalogue.listed()[0]["name"]
    unlimited = {ask.key: None for ask in house.asks if getattr(ask, "otherwise", "")}
    data = {"name": "Ours", "least": 1, "lists": [{"name": "Without", "banned": [name.upper()]}], **unlimited}
    ours = house.parse(json.dumps(data))
    assert house.read(house.as_data(ours)) == ours
    assert (ours.name, ours.copies) == ("Ours", house.usual.copies)
    assert "banned" in [one.rule for one in construction.card_violations(name, 1, ours)]
    assert construction.rules(ours)


@every_game
@pytest.mark.parametrize("text", ["[]", '{"name": 7}', '{"name": "Ours", "least": 0}', "no JSON"])
def test_what_defines_no_format_is_refused(key, text):
    with pytest.raises(BadFormat):
        GAMES[key].construction.HOUSE_FORMATS.parse(text)


@every_game
def test_cards_of_decks_are_named_as_people_type_them_and_have_alignments(key):
    construction = GAMES[key].construction
    names = [one["name"] for one in GAMES[key].catalogue.listed() if construction.in_decks(one["name"])]
    for name in names:
        assert construction.printed(f" {name.upper()} ") == name
        assert set(construction.alignments_of(name)) <= set(construction.ALIGNMENTS)
    assert {word for name in names for word in construction.alignments_of(name)} == set(construction.ALIGNMENTS)
    for look_up in (construction.printed, construction.deity):
        with pytest.raises(Unknown):
            look_up("No such card")


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
    assert construction.judged(deck.contents, construction.DECK_FORMATS[0], pool=None, on=None)[0].rule == "size"
    assert construction.size_of(deck.contents).startswith("1 ")
    assert construction.beside(deck.contents).keys() == construction.beside(None).keys()


@every_game
def test_a_deck_is_written_as_a_list_that_reads_as_the_same_deck(key):
    construction = GAMES[key].construction
    one, two, three = construction.EXAMPLES
    beside = {"sideboard": {three: 2}} if construction.SIDEBOARDS else {}
    deck = Contents({one: 3, two: 1}, deity=next(iter(construction.DEITIES), ""), **beside)
    read = construction.parse(construction.written(deck), 200)
    assert (read.contents, list(read.errors)) == (deck, [])
    assert construction.corrected(f"3 {one[:-1]}x", 200) == f"3 {one}"


@every_game
def test_what_the_doctor_changes_makes_a_deck_legal(key):
    construction = GAMES[key].construction
    usual = construction.DECK_FORMATS[0]
    deck = Contents({construction.EXAMPLES[0]: 1})
    for remedy in construction.remedies(deck, usual, pool=None, on=None):
        after = applied(deck, remedy.changes)
        assert construction.judged(after, usual, pool=None, on=None) == []
        assert after.cards[construction.EXAMPLES[0]] >= 1
        assert sum(after.cards.values()) == usual.least
        assert all(one.why for one in remedy.changes)
        assert set(remedy.keys) <= set(construction.WAYS)


@every_game
def test_every_card_of_decks_is_laid_out_by_the_traits_that_the_layout_asks(key):
    construction = GAMES[key].construction
    layout = construction.LAYOUT
    entries = [construction.entry(name) for name in map(itemgetter("name"), GAMES[key].catalogue.listed())]
    assert {
        layout.price,
        *(trait for sorts in (*layout.sorts.values(), layout.pool) for one in sorts for trait in one.where),
    } <= set.intersection(*(set(one.traits) for one in entries))
    assert {one.within for one in layout.groupings} - {""} <= layout.sorts.keys()
    assert {*layout.glance} <= layout.sorts.keys()
    assert all(one.key in layout.sorts or one.without for one in layout.groupings)
    assert (
        {*layout.highest}
        <= {*layout.orders}
        <= {"match", "name", *(one.key for one in GAMES[key].catalogue.SEARCHABLE.orders)}
    )
    played = [one for one in entries if construction.in_decks(one.name)]
    assert sorted(played, key=attrgetter("place"))
    for sorts in layout.sorts.values():
        for one in played:
            assert sum(sort.where.items() <= one.traits.items() for sort in sorts) <= 1


# --- owning ----------------------------------------------------------------------------------------------------------


@every_game
def test_each_printing_of_each_card_is_counted_in_exactly_one_product(key):
    collecting, catalogue = GAMES[key].collecting, GAMES[key].catalogue
    counted = [(name, one.set_name) for one in collecting.PRODUCTS for name in one.names]
    printed = [
        (card.name, one.of) for card in catalogue.SEARCHABLE.cards for one in catalogue.printings_of(card)
    ]  # fmt: skip
    assert sorted(counted) == sorted(printed)
    assert len({one.name for one in collecting.PRODUCTS}) == len(collecting.PRODUCTS)


@every_game
def test_each_card_belongs_to_a_set_that_prints_it_and_to_a_kind(key):
    collecting, catalogue = GAMES[key].collecting, GAMES[key].catalogue
    for card in catalogue.SEARCHABLE.cards:
        assert collecting.home(card.name) in {one.of for one in catalogue.printings_of(card)}
        assert any(card.name in kind.names for kind in collecting.KINDS)
        assert 1 <= collecting.playset(card.name) <= collecting.PLAYSET
    assert all(GAMES[key].construction.in_decks(name) for name in collecting.KINDS[0].names)


@every_game
def test_a_booster_has_cards_of_the_game_and_is_the_same_for_the_same_seed(key):
    collecting = GAMES[key].collecting
    names = {card.name for card in GAMES[key].catalogue.SEARCHABLE.cards}
    for opened in collecting.BOOSTERS.values():
        assert opened(5, "a") == opened(5, "a")
        assert set(opened(5, "a")) <= names


@every_game
def test_a_heading_is_known_in_every_game(key):
    heading = GAMES[key].construction.heading
    assert [heading(line) for line in ("Sideboard", "Champions (12):", "My deck", "3 Hulk")] in (
        ["sideboard", "champions", "my deck", ""],
        ["sideboard", "champions", "", ""],
    )


def test_the_second_game_is_collected_by_set_and_rarity():
    """Core Set 300, Time Wars 174, Prize 22, Precon 8."""
    collecting = games.of("epic-tcg").collecting
    assert [(one.name, one.contents) for one in collecting.PRODUCTS] == [
        ("Core Set commons", "200 commons"),
        ("Core Set rares", "100 rares"),
        ("Time Wars commons", "121 commons"),
        ("Time Wars rares", "34 rares"),
        ("Time Wars ultras", "19 ultras"),
        ("Prize", "22 prize cards"),
        ("Precon", "8 ultras"),
    ]
    assert [(kind.title, len(kind.names)) for kind in collecting.KINDS] == [
        ("Different cards", 504),
        ("Commons", 321),
        ("Rares", 134),
        ("Ultras", 27),
        ("Prize cards", 22),
    ]
    assert list(collecting.BOOSTERS) == ["Core Set", "Time Wars"]
    assert games.of("epic").collecting.BOOSTERS == {}


# --- registering -----------------------------------------------------------------------------------------------------


@every_game
def test_a_deck_is_registered_with_all_its_cards_and_what_is_wrong_with_it(key):
    game = GAMES[key]
    names = sorted(game.collecting.KINDS[0].names)[:5]
    deck_format = game.construction.DECK_FORMATS[0]
    found = game.construction.registered(dict.fromkeys(names, 1), {}, deck_format, None)
    assert sorted(entry.text.partition(" (")[0] for one in found.sections for entry in one.entries) == names
    assert sum(one.size for one in found.sections) == 5
    assert all(len(line.figures) <= len(found.heads) for line in found.table)
    assert bool(found.reasons) == (deck_format.least > 5)


@every_game
def test_tokens_of_cards_have_faces(key):
    catalogue = GAMES[key].catalogue
    known = {face.name for face in catalogue.faces()}
    assert {name for card in catalogue.SEARCHABLE.cards for name in catalogue.tokens_of(card)} <= known


# --- studying --------------------------------------------------------------------------------------------------------


def a_deck(game):
    """Three copies of each of the first ten cards of decks."""
    return dict.fromkeys(sorted(game.collecting.KINDS[0].names)[:10], 3)


@every_game
def test_what_can_be_asked_for_is_in_the_deck(key):
    game = GAMES[key]
    deck = a_deck(game)
    found = [game.catalogue.named(name) for name in deck]
    wanted = game.study.wanted(deck)
    assert len({one.key for one in wanted}) == len(wanted)
    assert all(any(map(one.of, found)) for one in wanted)
    assert [one.name for one in wanted if one.key.startswith(CARD)] == list(deck)
    assert {one.key for one in game.study.tabled(deck)} <= {one.key for one in wanted}


@every_game
def test_plans_keep_no_more_than_the_hand(key):
    study = GAMES[key].study
    hand = {Sort(0, True): 2, Sort(0, False): 1, Sort(1, True): 1, Sort(1, False): 1}
    for plan in study.PLANS:
        for holds in (True, False):
            kept = plan.kept(hand, 1, holds)
            assert all(0 <= count <= hand[sort] for sort, count in kept.items()), plan.key
    keys = [plan.key for plan in study.PLANS]
    assert study.USUAL_PLAN in keys
    assert set(study.OPENING_HANDS.plans) <= set(keys)
    assert max(study.OPENING_HANDS.counts) <= study.OPENING


@every_game
def test_each_card_is_of_one_kind(key):
    game = GAMES[key]
    for name in game.collecting.KINDS[0].names:
        card = game.catalogue.named(name)
        assert sum(kind.of(card) for kind in game.study.KINDS) == 1, name
        assert game.study.strength(card) is None or game.study.is_champion(card)


@every_game
def test_an_opening_hand_is_dealt_by_the_engine_of_the_game(key):
    game = GAMES[key]
    deck = tuple(name for name, count in a_deck(game).items() for _ in range(count))
    dealt = game.study.DEALER.sample(deck, 7, first=True, back=None, turn=0)
    assert dealt == game.study.DEALER.sample(deck, 7, first=True, back=None, turn=0)
    assert [card.place for card in dealt.opening] == list(range(game.study.OPENING))
    assert {card.name for card in dealt.opening} <= set(deck)


def test_make_goes_over_every_game_that_can_be_played():
    makefile = (Path(__file__).resolve().parents[2] / "Makefile").read_text(encoding="utf-8")
    assert re.findall(r"^GAMES \?= (.*)$", makefile, re.MULTILINE) == [" ".join(games.GAMES)]


@every_game
def test_a_draft_bot_picks_one_of_the_options_and_the_last_one_by_chance(key):
    bots = GAMES[key].bots
    view = {"question": {"kind": "rest", "options": [3, 4], "cards": []}}
    assert bots.PICKERS[-1] == "random"
    assert {bots.picker("random", "draft").choose(view, Rng(seed)) for seed in range(9)} == {3, 4}
    with pytest.raises(UnknownBot, match=r"^There is no bot nobody\."):
        bots.picker("nobody", "draft")


def deck_cards(game):
    return sorted(face.name for face in game.catalogue.faces() if game.construction.in_decks(face.name))


@every_game
def test_the_best_draft_bot_of_a_format_is_one_of_them_and_builds_decks_of_pools(key):
    game = GAMES[key]
    names = deck_cards(game)
    for procedure in game.limited.PROCEDURES:
        best = game.bots.best_picker(procedure.key)
        assert best in game.bots.PICKERS
        found = game.bots.build(names, 9, best, procedure.key)
        assert len(found.deck) == 9
        assert sorted(choice.card for choice in found.choices) == names
        with pytest.raises(SmallPool, match="The pool has 8 cards; a deck needs 9"):
            game.bots.build(names[:8], 9, best, procedure.key)
        mine, other = game.bots.shares(names[:11], 2, 5, best, procedure.key)
        assert (len(mine), len(other), sorted(mine + other)) == (5, 6, names[:11])
        with pytest.raises(SmallPool, match="The pool has 9 cards; a deck needs 10"):
            game.bots.shares(names[:9], 2, 5, best, procedure.key)


@every_game
def test_draft_bots_say_what_they_think_of_cards_in_parts_that_have_a_meaning(key):
    bots, names = GAMES[key].bots, deck_cards(GAMES[key])
    assert sorted(bots.RATING) == names
    for procedure in GAMES[key].limited.PROCEDURES:
        best = bots.best_picker(procedure.key)
        assert sorted(bots.best_first(best, procedure.key)) == names
        view = {
            "viewer": 0,
            "own_picks": "always",
            "round": 1,
            "rounds": 1,
            "seats": [{"pool": names[:3]}],
            "question": {"kind": "pick", "pack": 1, "pick": 1, "take": 1, "options": [*range(9)], "cards": names[:9]},
        }
        scores = bots.picker(best, procedure.key).explain({"format": procedure.key, **view})
        assert [one.option for one in scores] == list(range(9))
        assert {part for one in scores for part in one.parts} <= bots.PARTS.keys()
        for choice in bots.build(names[:9], 9, best, procedure.key).choices:
            assert bots.reasons(choice.card).keys() <= choice.parts.keys()
    assert bool(bots.PARTS) is bots.POINT.endswith(".")


@every_game
def test_decks_of_every_limited_format_are_played_in_matches_that_somebody_wins(key):
    limited, play = GAMES[key].limited, GAMES[key].play
    assert all(number % 2 for number in limited.BEST_OF)
    for name in [one.key for one in limited.PROCEDURES if one.has_products]:
        kept = limited.plan(name).to_json()
        decks = [deck_cards(GAMES[key])[: limited.deck_format(kept).least]] * 2
        assert play.new_game(play.setup(decks, None, **limited.agreed(kept)), 1).reason == 0


@pytest.mark.parametrize(("key", "rated"), [("epic", True), ("epic-tcg", False), (made_up_game.KEY, False)])
def test_draft_bots_rate_all_cards_or_none(key, rated):
    bots = GAMES[key].bots
    for procedure in GAMES[key].limited.PROCEDURES:
        ratings = bots.ratings(bots.best_picker(procedure.key), procedure.key)
        assert (None if ratings is None else sorted(ratings.by_card)) == (deck_cards(GAMES[key]) if rated else None)
