"""Odds, hands and counts of a deck of the second game: five cards, a mulligan of 1 Mojo a card, no draw in the first
turn of the game."""

from fractions import Fraction
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks import domain
from decks.study.counts import counts
from decks.study.hands import sample
from decks.study.odds import chances, draws, put_back, sort_of, stays
from engine.epic_tcg.catalogue import CARD_OF, CARDS
from engine.epic_tcg.study import LAST_DEALT, PLANS, is_free, wanted
from engine.kernel.studying import copies
from tests.decks.study.test_counts import words_of
from tests.visitors import browser_of, read_by_people

GAME = "epic-tcg"
FREE = [card.name for card in CARDS if is_free(card)][:8]
ACTION = [card.name for card in CARDS if not is_free(card)][:12]
DECK = dict.fromkeys((*FREE, *ACTION), 3)  # 24 free cards and 36 that cost an action
KEEP, TWO_FREE, THREE_ACTION, _, ALL = PLANS


def at_least(count, size, drawn, of):
    """The hypergeometric closed form: so many of these, or more, among the cards drawn."""
    ways = (comb(of, found) * comb(size - of, drawn - found) for found in range(count, min(drawn, of) + 1))
    return Fraction(sum(ways), comb(size, drawn))


def names(cards):
    return [card.name for card in cards]


# --- odds ------------------------------------------------------------------------------------------------------------


@given(st.integers(1, 5), st.integers(0, 10))
def test_a_hand_that_is_kept_is_hypergeometric(count, drawn):
    found = chances(DECK, copies(is_free, count), KEEP, [drawn], game=GAME)
    assert found == (at_least(count, 60, 5 + drawn, 24),)


def test_putting_back_all_five_costs_five_and_helps_nobody():
    question = copies(is_free, 2)
    assert chances(DECK, question, ALL, [0, 4], game=GAME) == chances(DECK, question, KEEP, [0, 4], game=GAME)
    assert put_back(DECK, question, ALL, game=GAME) == 5


def test_of_many_action_cards_those_stay_that_are_looked_for():
    question = copies(lambda card: card.name == ACTION[0], 1)
    sought, other, free = (sort_of(CARD_OF[name], question, GAME) for name in (ACTION[0], ACTION[1], FREE[0]))
    hand = {other: 3, sought: 1, free: 1}
    assert stays(hand, question, THREE_ACTION) == {sought: 1, other: 2, free: 1}
    assert stays(hand, question, TWO_FREE) == hand


def test_what_can_be_asked_for():
    keys = {one.key for one in wanted({"Hulk": 3, "Brute": 3})}
    assert keys == {"action", "free", "champion", "build", "wild", "natural", "card:Hulk", "card:Brute"}
    djinn = {one.key: one.of(CARD_OF["Djinn"]) for one in wanted({"Hulk": 1, "Djinn": 1, "Fireball": 1})}
    assert (djinn["action"], djinn["unaligned"], djinn["wild"], djinn["event"]) == (True, True, False, False)


# --- hands -----------------------------------------------------------------------------------------------------------


@given(st.integers(0, 2**32 - 1), st.booleans(), st.sets(st.integers(0, 4)), st.integers(0, LAST_DEALT), st.data())
def test_the_mulligan_and_the_draws_are_those_of_the_rules(seed, first, back, turn, data):
    chosen = data.draw(st.lists(st.sampled_from(CARDS), min_size=20, max_size=20, unique=True))
    deck = dict.fromkeys((card.name for card in chosen), 2)
    dealt = sample(deck, seed, first=first, game=GAME)
    assert (len(dealt.opening), dealt.life, dealt.hand) == (5, 30, ())
    after = sample(deck, seed, first=first, back=sorted(back), turn=turn, game=GAME)
    assert names(after.opening) == names(dealt.opening)
    kept = [card for card in after.hand if card.place >= 0]
    assert names(kept) == [card.name for card in dealt.opening if card.place not in back]
    assert (len(after.hand), after.life) == (5, 30 - len(back))
    assert len(after.drawn) == draws(turn, first=first)


def test_odds_agree_with_hands_that_the_engine_deals():
    """Two or more free cards by turn 2 of who starts, with a mulligan: of 400 hands within four deviations."""
    question, hands = copies(is_free, 2), 400
    expected = float(chances(DECK, question, TWO_FREE, [1], game=GAME)[0])
    met = 0
    for seed in range(hands):
        opening = sample(DECK, seed, first=True, game=GAME).opening
        free = [card.place for card in opening if is_free(CARD_OF[card.name])]
        after = sample(DECK, seed, first=True, back=free[2:], turn=2, game=GAME)
        met += sum(is_free(CARD_OF[card.name]) for card in (*after.hand, *after.drawn)) >= 2
    assert abs(met / hands - expected) <= 4 * (expected * (1 - expected) / hands) ** 0.5


# --- counts ----------------------------------------------------------------------------------------------------------


def test_a_deck_by_alignment_type_and_speed():
    """Hulk 8/8 and Brute are wild champions of speed build, Fireball is a fast event; Hulk alone costs an action."""
    found = counts({"Hulk": 3, "Brute": 2, "Fireball": 1}, game=GAME)
    assert (found.size, found.champions) == (6, 5)
    assert [(one.name, one.ones, one.free) for one in found.alignments if one.size] == [("wild", 3, 3)]
    assert [(one.name, one.ones, one.free) for one in found.kinds] == [
        ("Champions", 3, 2),
        ("Objects", 0, 0),
        ("Events", 0, 1),
    ]
    assert [(one.name, one.size) for one in words_of(found, "Speeds")] == [("build", 5), ("fast", 1)]


@given(st.dictionaries(st.sampled_from([card.name for card in CARDS]), st.integers(1, 3), max_size=40))
def test_every_card_is_counted_once(cards):
    found = counts(cards, game=GAME)
    size = sum(cards.values())
    assert sum(one.size for one in found.alignments) == sum(one.size for one in found.kinds) == size
    assert sum(one.size for one in words_of(found, "Origins")) == size
    assert sum(one.size for one in words_of(found, "Speeds") if one.name != "instantaneous") == size


# --- pages -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def study_of(ann):
    """The address of the study of a deck of Ann's."""

    def study_of(cards=DECK):
        deck = domain.create(person=ann, name="Giants", game=GAME, format_spec="designed", cards=cards)
        return f"/epic-tcg/decks/{deck.slug}/study/"

    return study_of


@pytest.mark.parametrize("rest", ["", "odds/", "hands/"])
def test_a_study_is_read_by_whoever_may_read_the_deck(study_of, ann, bob, rest):
    address = study_of() + rest
    page = browser_of(ann).get(address)
    assert page.status_code == 200
    assert "no-store" in page["Cache-Control"]
    assert "Bot games" in read_by_people(page)
    assert "Make it better" in read_by_people(page)
    assert "health" not in read_by_people(page)
    assert browser_of(bob).get(address).status_code == 404
    assert browser_of(ann).get(address.removeprefix("/epic-tcg")).status_code in (302, 404)


def test_odds_answer_what_is_asked(study_of, ann):
    """3 copies among 60: 1 - C(57,5) / C(60,5) is 23 percent; 1 - C(24,5) / C(60,5) is above 99."""
    asked = {"first": "yes", "plan": "keep", "turn": "0", "count": "1"}
    browser, address = browser_of(ann), f"{study_of()}odds/"
    text = read_by_people(browser.get(address, asked | {"what": f"card:{FREE[0]}"}))
    assert f"23% to have seen 1 or more copies of {FREE[0]} in the opening hand. Keep all five" in text
    text = read_by_people(browser.get(address, asked | {"what": "action", "plan": "all"}))
    assert ">99% to have seen 1 or more action cards in the opening hand." in text
    assert "It costs 5.0 Mojo on average." in text
    assert "In the opening hand" in text
    assert "Action cards >99%" in text


def test_what_costs_next_to_nothing_is_not_said_to_be_minus_nothing(study_of, ann):
    """Three of the three free cards among five of 60: in 3 of 10,000 hands one goes back."""
    address = (
        f"{study_of({FREE[0]: 3} | dict.fromkeys([card.name for card in CARDS if not is_free(card)][:19], 3))}odds/"
    )
    text = read_by_people(browser_of(ann).get(address, {"plan": TWO_FREE.key, "what": "action"}))
    assert "It costs less than 0.1 Mojo on average." in text
    assert "0.0" not in text


def test_counts_say_what_the_format_allows(study_of, ann):
    text = read_by_people(browser_of(ann).get(study_of()))
    assert "Designed Deck allows 18 free cards, sideboard included; this deck has 24, 6 too many" in text
    assert "60 cards:" in text
    assert "Cost 1" not in text


def test_a_hand_is_dealt_put_back_and_drawn_to(study_of, ann):
    browser, address = browser_of(ann), f"{study_of()}hands/"
    assert "lose 1 Mojo for each" in read_by_people(browser.get(address, {"seed": "5"}))
    asked = {"seed": "5", "done": "on", "back": ["0", "2"], "first": "yes", "turn": str(LAST_DEALT)}
    page = browser.get(address, asked)
    assert "2 cards went to the bottom" in read_by_people(page)
    assert "You have 28 Mojo." in read_by_people(page)
    assert len(page.context["hand"].drawn) == LAST_DEALT - 1
    assert "Play this deck" in read_by_people(page)
    late = browser.get(address, asked | {"turn": str(LAST_DEALT + 1)})
    assert late.context["asked"]["turn"] == 0  # nobody could choose what to discard: a new hand
