"""Odds equal closed forms, agree with what the engine deals, and mean what they say."""

from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb, prod, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.study.hands import sample
from decks.study.odds import LAST_TURN, chances, draws, fewest, put_back, sort_of, stays
from engine.epic.catalogue import CARDS, by_name, deity_by_name
from engine.epic.language import EVENT, GOOD, SAGE, WILD
from engine.epic.study import LOYALTY, PLANS, alignments, ally, has_loyal_card, is_ally, is_free, loyalty, wanted
from engine.games import DEFAULT
from engine.kernel.studying import copies

ONE_COST = [card.name for card in CARDS if card.cost == 1]
FREE = [card.name for card in CARDS if card.cost == 0]
PLAN_OF = {plan.key: plan for plan in PLANS}
KEEP, NO_FREE, TWO_FREE, SEARCH, ALL = (PLAN_OF[key] for key in ("keep", "no-free", "two-free", "search", "all"))


def exactly(count, size, drawn, of):
    """The hypergeometric closed form: so many of these among the cards drawn."""
    return Fraction(comb(of, count) * comb(size - of, drawn - count), comb(size, drawn)) if count <= drawn else 0


def at_least(count, size, drawn, of):
    return sum(exactly(found, size, drawn, of) for found in range(count, min(drawn, of) + 1))


def is_one(card):
    return card.cost == 1


decks = st.tuples(st.integers(0, 40), st.integers(0, 40)).filter(lambda pair: sum(pair) >= fewest(game=DEFAULT))


def live(dead):
    """An opening hand with fewer free cards than this."""
    return copies(lambda card: not is_free(card), 5 - dead + 1)


def deck_of(ones, free):
    return dict.fromkeys(ONE_COST[:ones], 1) | dict.fromkeys(FREE[:free], 1)


# --- closed forms ----------------------------------------------------------------------------------------------------


@given(decks, st.integers(1, 6), st.integers(0, LAST_TURN))
def test_a_hand_that_is_kept_is_hypergeometric(pair, count, drawn):
    ones, free = pair
    found = chances(deck_of(*pair), copies(is_one, count), KEEP, [drawn], game=DEFAULT)
    assert found == (at_least(count, ones + free, 5 + drawn, ones),)


@given(decks, st.integers(1, 6), st.integers(0, LAST_TURN))
def test_putting_back_free_cards_is_hypergeometric_twice(pair, count, drawn):
    ones, free = pair
    size = ones + free
    expected = sum(
        exactly(held, size, 5, ones) * at_least(max(0, count - held), size - 5, 5 - held + drawn, ones - held)
        for held in range(max(0, 5 - free), min(5, ones) + 1)
    )
    assert chances(deck_of(*pair), copies(is_one, count), NO_FREE, [drawn], game=DEFAULT) == (expected,)
    assert put_back(deck_of(*pair), copies(is_one, count), NO_FREE, game=DEFAULT) == Fraction(5 * free, size)


@given(decks, st.integers(1, 6), st.integers(0, LAST_TURN))
def test_five_new_cards_are_as_good_as_the_five_old_ones(pair, count, drawn):
    question = copies(is_one, count)
    assert chances(deck_of(*pair), question, ALL, [drawn], game=DEFAULT) == chances(
        deck_of(*pair), question, KEEP, [drawn], game=DEFAULT
    )
    assert put_back(deck_of(*pair), question, ALL, game=DEFAULT) == 5


@given(decks, st.integers(1, 3), st.integers(0, LAST_TURN))
def test_searching_goes_on_only_without_what_is_sought(pair, count, drawn):
    ones, free = pair
    size = ones + free
    expected = sum(
        exactly(held, size, 5, ones)
        * (1 if held >= count else at_least(count - held, size - 5, 5 - held + drawn, ones - held))
        for held in range(max(0, 5 - free), min(5, ones) + 1)
    )
    assert chances(deck_of(*pair), copies(is_one, count), SEARCH, [drawn], game=DEFAULT) == (expected,)


def test_loyalty_is_inclusion_and_exclusion(deck):
    loyal, others, rest = 6, 24, 30  # of 60
    for drawn in range(LAST_TURN + 1):
        seen = 5 + drawn

        def ways(first, second, seen=seen):
            return Fraction(
                prod((comb(loyal, first), comb(others, second), comb(rest, seen - first - second))), comb(60, seen)
            )

        none_loyal = Fraction(comb(60 - loyal, seen), comb(60, seen))
        too_few = sum(ways(one, two) for one in range(3) for two in range(3 - one))
        both = sum(ways(0, two) for two in range(3))
        found = chances(deck, loyalty(GOOD), KEEP, [drawn], game=DEFAULT)[0]
        assert found == 1 - none_loyal - too_few + both


def test_an_ally_trigger_is_inclusion_and_exclusion(deck):
    for drawn in range(LAST_TURN + 1):
        seen = 5 + drawn

        def without(count, seen=seen):
            return Fraction(comb(60 - count, seen), comb(60, seen))

        # wild: 3 free allies, and 18 cards of cost 1 to play after one
        found = chances(deck, ally(WILD), KEEP, [drawn], game=DEFAULT)[0]
        assert found == 1 - without(3) - without(18) + without(3 + 18)
        # good: 3 allies of cost 1, of which two are enough, and 18 others of cost 1
        alone = Fraction(3 * comb(60 - 3 - 18, seen - 1), comb(60, seen))
        assert chances(deck, ally(GOOD), KEEP, [drawn], game=DEFAULT)[0] == 1 - without(3) - alone


def held_of(groups, question):
    return tuple(groups.count(group) for group in range(question.groups))


def kept_places(hand, question, plan):
    """The places of the cards that a plan keeps of a hand of sorts."""
    left = dict(stays(dict(Counter(hand)), question, plan))
    kept = []
    for place, sort in enumerate(hand):
        if left.get(sort, 0):
            left[sort] -= 1
            kept.append(place)
    return kept


# --- what the engine deals -------------------------------------------------------------------------------------------

HANDS = 1000
SIGMAS = 4.5  # by chance alone one number in 150,000 lies further out; the seeds are fixed


@pytest.fixture(scope="module")
def dealt(deck):
    """What the engine deals from the deck, each once: plans differ in few hands, and questions in none."""

    @cache
    def dealt(seed, *, first, back=None, turn=0):
        return sample(deck, seed, first=first, back=back, turn=turn, game=DEFAULT)

    return dealt


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.key)
@pytest.mark.parametrize("about", ["loyalty", "ally", "live", "copies"])
def test_odds_agree_with_hands_that_the_engine_deals(deck, dealt, plan, about):
    first, turn = (True, 3) if about in ("loyalty", "copies") else (False, 1)
    question = {
        "loyalty": loyalty(GOOD),
        "ally": ally(GOOD),
        "live": live(4),
        "copies": copies(lambda card: card.name == "Kong", 1),
    }[about]
    expected = float(chances(deck, question, plan, [draws(turn, first=first)], game=DEFAULT)[0])
    met = gone = 0
    for seed in range(HANDS):
        opening = [sort_of(by_name(card.name), question, game=DEFAULT) for card in dealt(seed, first=first).opening]
        kept = kept_places(opening, question, plan)
        back = tuple(place for place in range(5) if place not in kept)
        after = dealt(seed, first=first, back=back, turn=turn)
        seen = [sort_of(by_name(card.name), question, game=DEFAULT).group for card in (*after.hand, *after.drawn)]
        assert len(seen) == 5 + draws(turn, first=first)
        met += question.holds(held_of(seen, question))
        gone += len(back)
    assert abs(met / HANDS - expected) <= SIGMAS * sqrt(expected * (1 - expected) / HANDS) + 1e-9
    assert abs(gone / HANDS - float(put_back(deck, question, plan, game=DEFAULT))) <= SIGMAS * 2.5 / sqrt(HANDS) + 1e-9


# --- questions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.key)
@pytest.mark.parametrize(
    "question",
    [loyalty(GOOD), ally(WILD), ally(GOOD), live(3)],
    ids=["loyalty", "ally of wild", "ally of good", "live"],
)
def test_every_turn_helps(deck, plan, question):
    found = chances(deck, question, plan, range(LAST_TURN + 1), game=DEFAULT)
    assert list(found) == sorted(found)
    assert 0 < found[0] < found[-1] <= 1


def test_who_goes_first_draws_one_card_less():
    assert [draws(turn, first=True) for turn in range(4)] == [0, 0, 1, 2]
    assert [draws(turn, first=False) for turn in range(4)] == [0, 1, 2, 3]


def test_of_two_free_cards_those_stay_that_matter():
    free_ally, other = by_name("Fire Shaman"), by_name("Rage")
    question = ally(WILD)
    hand = {sort_of(other, question, game=DEFAULT): 3, sort_of(free_ally, question, game=DEFAULT): 2}
    assert stays(hand, question, TWO_FREE) == {
        sort_of(free_ally, question, game=DEFAULT): 2,
        sort_of(other, question, game=DEFAULT): 0,
    }


def test_loyalty_needs_two_others_and_counts_loyal_ones(deck):
    holds = loyalty(GOOD).holds
    assert [holds(held) for held in ((1, 1), (1, 2), (2, 1), (3, 0), (0, 5))] == [False, True, True, True, False]
    assert loyalty(GOOD).group(by_name("Angel of Light")) == 0
    assert loyalty(GOOD).group(by_name("Kong")) is None
    assert LOYALTY == 2


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.key)
def test_a_part_is_looked_at_while_the_mulligan_goes_by_the_whole(deck, plan):
    whole, part = (chances(deck, loyalty(GOOD), plan, [3], of, game=DEFAULT)[0] for of in (None, has_loyal_card))
    assert 0 < whole < part < 1
    if plan in (KEEP, ALL):
        assert part == at_least(1, 60, 8, 6)


def test_a_card_of_all_alignments_is_shown_to_any_and_triggers_every_ally():
    erwin = by_name("Erwin, Architect of War")
    assert {loyalty(one).group(erwin) for one in (GOOD, SAGE, WILD)} == {1}
    assert {ally(one).group(erwin) for one in (GOOD, SAGE, WILD)} == {None}  # it is free (5.18.2)


def test_a_deity_waits_from_the_start(deck):
    lashnok = deity_by_name("Lashnok, Worldbreaker")
    assert is_ally(lashnok, WILD)
    ones = 18
    assert chances(deck, ally(WILD, lashnok), KEEP, [0], game=DEFAULT) == (at_least(1, 60, 5, ones),)
    assert chances(deck, ally(GOOD, lashnok), KEEP, [0], game=DEFAULT) == chances(
        deck, ally(GOOD), KEEP, [0], game=DEFAULT
    )


def test_dead_hands_are_those_that_are_not_live(deck):
    free = sum(count for name, count in deck.items() if by_name(name).cost == 0)
    for dead in range(1, 6):
        assert 1 - chances(deck, live(dead), KEEP, [0], game=DEFAULT)[0] == at_least(dead, 60, 5, free)


def test_what_can_be_asked_for_is_in_the_deck(deck):
    offered = {one.key: one for one in wanted(deck)}
    assert alignments(deck) == ["good", "wild"]
    assert {"good", "wild", "one", "free", "loyal", "card:Kong"} <= offered.keys()
    assert not {"sage", "evil"} & offered.keys()
    assert "event" not in {one.key for one in wanted({"Kong": 60})}
    for one in offered.values():
        assert 0 < chances(deck, copies(one.of, 1), KEEP, [0], game=DEFAULT)[0] <= 1
    assert offered["event"].of(by_name("Banishment")) == (by_name("Banishment").kind == EVENT)
