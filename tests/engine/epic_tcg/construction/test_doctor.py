"""The deck doctor: its repairs are legal and smallest, against brute force; what it keeps; what it says."""

from collections import Counter
from dataclasses import replace
from datetime import date
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.construction.repairs import NoRepair
from engine.epic_tcg.catalogue import CARD_OF, GIFTS_2009, UnknownCard
from engine.epic_tcg.construction import (
    CHOSEN,
    DESIGNED,
    LISTS_2009,
    CardLists,
    Change,
    Format,
    Part,
    Repair,
    by_key,
    repair,
    violations,
)
from engine.games import GAMES
from tests.engine.epic_tcg.construction.kinds import FREE_GIFTS, FREE_ONLY, GIFT_ONLY, NAMES, PLAIN, some

DECK, SIDEBOARD = Part.DECK, Part.SIDEBOARD
LEGAL = some(PLAIN, 60)
DAY = date(2009, 6, 1)
RATING = GAMES["epic-tcg"].bots.RATING


def checked(deck, deck_format, sideboard=(), *, rating=None, **more):
    """The repair of a deck with its sideboard, after looking whether it is one."""
    sideboard = Counter(sideboard)
    repaired = repair(deck, deck_format, sideboard=sideboard, rating=rating, **more)
    after, beside = repaired.applied(deck, sideboard)
    assert violations(after, deck_format, sideboard=beside, **more) == []
    distance = sum(
        abs(now.get(name, 0) - was.get(name, 0))
        for now, was in ((after, deck), (beside, sideboard))
        for name in {*now, *was}
    )
    assert repaired.size == distance
    assert all(one.why.endswith(".") for one in repaired.changes)
    return repaired


def counts(repaired, part):
    """How many copies are cut from a part and added to it."""
    by = [one.count for one in repaired.changes if one.part is part]
    return -sum(count for count in by if count < 0), sum(count for count in by if count > 0)


# --- stories ---------------------------------------------------------------------------------------------------------


def test_a_legal_deck_needs_nothing():
    assert repair(LEGAL, DESIGNED, sideboard=some(PLAIN[20:], 15)) == Repair(())


def test_a_fourth_copy_goes_and_another_card_comes():
    deck = some(PLAIN, 59) + Counter(PLAIN[:1])
    repaired = checked(deck, DESIGNED)
    assert repaired.changes == (
        Change(DECK, PLAIN[0], -1, f"{PLAIN[0]}: 4 copies; Designed Deck allows 3 of each card."),
        Change(DECK, PLAIN[19], 1, "The deck then has 59 cards; Designed Deck needs at least 60."),
    )
    assert deck[PLAIN[19]] == 2  # of which there are some already


def test_in_a_bigger_deck_it_only_goes():
    assert checked(LEGAL + Counter(PLAIN[:1]), DESIGNED).size == 1


def test_a_fourth_copy_leaves_the_part_that_can_spare_it():
    """The deck of 61 can, the sideboard of 15 cannot."""
    deck, sideboard = LEGAL + Counter(PLAIN[20:21]), some(PLAIN[20:], 15)
    repaired = checked(deck, DESIGNED, sideboard)
    assert [(one.part, one.name, one.count) for one in repaired.changes] == [(DECK, PLAIN[20], -1)]


def test_a_sideboard_that_is_too_small_goes_or_is_filled_up_whichever_is_less():
    assert counts(checked(LEGAL, DESIGNED, some(PLAIN[20:], 7)), SIDEBOARD) == (7, 0)
    assert counts(checked(LEGAL, DESIGNED, some(PLAIN[20:], 8)), SIDEBOARD) == (0, 7)
    assert counts(checked(LEGAL, DESIGNED, some(PLAIN[20:], 20)), SIDEBOARD) == (5, 0)


def test_a_nineteenth_free_card_and_a_tenth_gift_can_be_one_card():
    deck = some(FREE_GIFTS, 10) + some(FREE_ONLY, 9) + some(PLAIN, 42)
    [change] = checked(deck, DESIGNED).changes
    assert (change.name in FREE_GIFTS, change.count) == (True, -1)
    assert change.why == (
        "The deck has 19 free cards; Designed Deck allows 18. "
        'The deck has 10 gift cards by the list "Lists of 2010" (from 2010-01-01); Designed Deck allows 9.'
    )


def test_gifts_stay_where_other_free_cards_can_go():
    repaired = checked(some(FREE_GIFTS, 9) + some(FREE_ONLY, 12) + some(PLAIN, 42), DESIGNED)
    assert repaired.size == 3
    assert {one.name for one in repaired.changes} <= set(FREE_ONLY)


def test_what_is_banned_is_replaced_and_what_is_restricted_stays_once():
    deck = some(PLAIN, 56) + Counter({"Doom": 2, "The Herald": 3})
    repaired = checked(deck, DESIGNED, on=CHOSEN)
    assert [(one.name, one.count) for one in repaired.changes[:2]] == [("Doom", -2), ("The Herald", -2)]
    assert counts(repaired, DECK) == (4, 3)
    assert repair(deck, DESIGNED, on=DAY) == Repair(())


def test_cards_move_to_the_other_part():
    """Of a pool of 45 cards, 30 in the deck: what it misses lies in the sideboard."""
    pool = some(PLAIN, 45)
    deck, sideboard = some(PLAIN, 27), some(PLAIN[9:], 18)
    repaired = checked(deck, by_key("sealed-3"), sideboard, pool=pool)
    assert (counts(repaired, DECK), counts(repaired, SIDEBOARD)) == ((0, 3), (3, 0))
    assert len({one.name for one in repaired.changes}) == 1


def test_the_whole_pool_is_played_where_there_is_no_building():
    pool = some(PLAIN, 15, 1)
    deck, sideboard = some(PLAIN, 12, 1) + Counter(PLAIN[20:21]), some(PLAIN[12:], 2, 1)
    repaired = checked(deck, by_key("pack-war"), sideboard, pool=pool)
    assert repaired.applied(deck, sideboard) == (dict(pool), {})


def test_a_deck_of_an_unknown_pool_gets_no_other_cards():
    repaired = checked(some(PLAIN, 28), by_key("draft-3"), some(PLAIN[10:], 17))
    assert (counts(repaired, DECK), counts(repaired, SIDEBOARD)) == ((0, 2), (2, 0))


def test_an_empty_deck_is_filled_up():
    assert checked({}, DESIGNED).size == 60


def test_alignments_of_the_deck_are_added_before_others():
    alignments = {CARD_OF[name].alignment for name in PLAIN[:2]}
    deck = Counter(dict.fromkeys(PLAIN[:2], 3))
    assert {CARD_OF[one.name].alignment for one in checked(deck, DESIGNED).changes} <= alignments


def test_better_cards_come_into_the_deck_and_worse_ones_go():
    rating = {name: place for place, name in enumerate(PLAIN)}
    best, worst = PLAIN[-20:], PLAIN[:20]
    assert checked({}, DESIGNED, rating=rating).applied({}) == (dict.fromkeys(best, 3), {})
    least = replace(DESIGNED, most=60)
    added = checked(some(best, 50), least, rating=rating).applied(some(best, 50))
    assert added == (dict.fromkeys(best, 3), {})
    too_many = some(PLAIN[:21], 63)
    assert checked(too_many, least, rating=rating).applied(too_many) == (dict.fromkeys(PLAIN[1:21], 3), {})
    pool = some(PLAIN, 45)
    deck, sideboard = some(worst, 27), pool - some(worst, 27)
    moved = checked(deck, by_key("sealed-3"), sideboard, pool=pool, rating=rating).changes
    assert [(one.part, one.name, one.count) for one in moved] == [(SIDEBOARD, PLAIN[14], -3), (DECK, PLAIN[14], 3)]


@pytest.mark.parametrize(
    ("deck", "deck_format", "more", "said"),
    [
        ({PLAIN[0]: 1}, by_key("sealed-3"), {"pool": {PLAIN[0]: 2, PLAIN[1]: 2}},
         "No legal deck can be made: Sealed Pack 3 needs at least 30 cards, and the pool allows 4 at most."),
        ({PLAIN[0]: 2}, by_key("draft-3"), {"sideboard": {PLAIN[1]: 1}},
         (
             "No legal deck can be made: Draft 3 needs at least 30 cards, and of this deck 3 may stay, "
             "and nothing can be added without its pool."
         )),
        ({}, by_key("pack-war"), {"pool": {}},
         "No legal deck can be made: Pack War needs exactly 15 cards, and the pool allows none."),
        ({}, Format("x", "X", 4, pool=True, free=2), {"pool": {FREE_ONLY[0]: 3, PLAIN[0]: 1}},
         "No legal deck can be made: X needs at least 4 cards, and the pool allows 3 at most."),
    ],
)  # fmt: skip
def test_where_no_deck_is_legal_it_says_so(deck, deck_format, more, said):
    with pytest.raises(NoRepair) as raised:
        repair(deck, deck_format, **more)
    assert str(raised.value) == said


def test_names_are_those_of_the_catalogue():
    with pytest.raises(UnknownCard):
        repair({"doom": 1}, DESIGNED)


# --- the smallest: brute force ---------------------------------------------------------------------------------------

FEW = (PLAIN[0], FREE_ONLY[0], GIFT_ONLY[0], FREE_GIFTS[0], FREE_GIFTS[1])
COPIES = 2
BANS = CardLists("Ours", (FREE_GIFTS[1],), (FREE_GIFTS[0],), gifts=tuple(sorted(GIFTS_2009)))
SMALL_FORMATS = st.builds(
    Format,
    key=st.just("x"),
    name=st.just("X"),
    least=st.integers(0, 5),
    most=st.none() | st.integers(5, 6),
    copies=st.none() | st.just(1),
    lists=st.sampled_from([(LISTS_2009,), (BANS,), ()]),
    pool=st.just(True),
    sideboard=st.sampled_from([0, 2, 3]),
    free=st.none() | st.integers(0, 4),
    gifts=st.none() | st.integers(0, 4),
)
SMALL_DECKS = st.dictionaries(st.sampled_from(FEW), st.integers(1, 3))
POOLS = st.fixed_dictionaries({name: st.integers(0, COPIES) for name in FEW})
SPLITS = [(deck, beside) for deck in range(COPIES + 1) for beside in range(COPIES + 1 - deck)]  # of one card


def room_for(name, deck_format, pool):
    """How many copies of a card there may be, by the rules of single cards."""
    most = min(pool[name], deck_format.copies or COPIES)
    for one in deck_format.lists:
        most = 0 if name in one.banned else min(most, 1) if name in one.restricted else most
    return most


def smallest(deck, sideboard, deck_format, pool):
    """The fewest changes, and of these the fewest cuts, told by trying every deck with every sideboard; None if no
    deck is legal."""
    free = [name in FREE_ONLY + FREE_GIFTS for name in FEW]
    gift = [name in GIFT_ONLY + FREE_GIFTS and deck_format.lists != () for name in FEW]
    choices = []
    for name, is_free, is_gift in zip(FEW, free, gift, strict=True):
        had, beside = deck.get(name, 0), sideboard.get(name, 0)
        choices.append([
            (one, two, is_free * (one + two), is_gift * (one + two), abs(one - had) + abs(two - beside),
             max(0, had - one) + max(0, beside - two))
            for one, two in SPLITS if one + two <= room_for(name, deck_format, pool)
        ])  # fmt: skip
    most = [deck_format.most, deck_format.free, deck_format.gifts]
    best = None
    for chosen in product(*choices):
        size, beside, frees, gifts, changes, cuts = map(sum, zip(*chosen, strict=True))
        fits = all(limit is None or have <= limit for have, limit in zip((size, frees, gifts), most, strict=True))
        if fits and size >= deck_format.least and beside in deck_format.sideboards:
            best = min(best or (changes, cuts), (changes, cuts))
    return best


@settings(max_examples=60, deadline=None)
@given(SMALL_DECKS, SMALL_DECKS, SMALL_FORMATS, POOLS)
def test_brute_force_finds_no_smaller_repair(deck, sideboard, deck_format, pool):
    least = smallest(deck, sideboard, deck_format, pool)
    if least is None:
        with pytest.raises(NoRepair):
            repair(deck, deck_format, sideboard=sideboard, pool=pool, on=DAY)
        return
    repaired = checked(deck, deck_format, sideboard, pool=pool, on=DAY, rating=RATING)
    cuts = sum(-one.count for one in repaired.changes if one.count < 0)
    assert (repaired.size, cuts) == least


DECKS = st.dictionaries(st.sampled_from([*NAMES, "Doom", "Mr. Hyde"]), st.integers(1, 4), max_size=40)


@settings(max_examples=40, deadline=None)
@given(DECKS, DECKS, st.sampled_from([DAY, CHOSEN]))
def test_any_deck_can_be_mended(deck, sideboard, on):
    repaired = checked(deck, DESIGNED, sideboard, on=on)
    after, beside = repaired.applied(deck, sideboard)
    assert repair(after, DESIGNED, sideboard=beside, on=on) == Repair(())
