"""Construction rules: what each format asks of a deck and its sideboard, what it says of those that are not legal, and
an oracle that counts card by card."""

from collections import Counter
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.construction.formats import ANY_NUMBER
from engine.epic_tcg.catalogue import BANNED_2010, GIFTS_2009, GIFTS_2010, RESTRICTED_2010, UnknownCard, by_name
from engine.epic_tcg.construction import (
    CHOSEN,
    DECK_FORMATS,
    DESIGNED,
    LISTS_2009,
    LISTS_2010,
    BanList,
    Format,
    UnknownFormat,
    allowed_copies,
    by_key,
    gifts_on,
    violations,
)
from engine.epic_tcg.language import FREE
from tests.engine.epic_tcg.construction.kinds import FREE_GIFTS, FREE_NAMES, FREE_ONLY, GIFT_ONLY, NAMES, PLAIN, some

LEGAL = some(PLAIN, 60)
IN_2009, IN_2010 = date(2009, 6, 1), date(2010, 6, 1)


def sentences(deck, deck_format=DESIGNED, **more):
    return [one.text for one in violations(deck, deck_format, **more)]


# --- Designed Deck: sizes and copies ---------------------------------------------------------------------------------


def test_a_designed_deck_has_60_cards_or_more():
    """Rule book, Designed Deck."""
    assert sentences(LEGAL) == []
    assert sentences(some(PLAIN, 150)) == []
    assert sentences(some(PLAIN, 59)) == ["The deck has 59 cards; Designed Deck needs at least 60: add one."]
    assert sentences({}) == ["The deck has 0 cards; Designed Deck needs at least 60: add 60."]


@pytest.mark.parametrize(
    ("size", "advice"), [(1, "add 14, or cut one"), (14, "add one, or cut 14"), (16, "cut one"), (30, "cut 15")]
)
def test_a_sideboard_has_15_cards_or_none(size, advice):
    """Rule book, Sideboard."""
    [found] = violations(LEGAL, DESIGNED, sideboard=some(PLAIN[20:], size))
    cards = "1 card" if size == 1 else f"{size} cards"
    assert found.text == f"The sideboard has {cards}; Designed Deck needs none or exactly 15 cards: {advice}."
    assert (found.rule, found.cards, found.have, found.need) == ("sideboard", (), size, 15)
    assert sentences(LEGAL, sideboard=some(PLAIN[20:], 15)) == sentences(LEGAL, sideboard={}) == []


def test_three_copies_are_counted_over_deck_and_sideboard():
    """Rule book, Designed Deck."""
    name = PLAIN[0]
    assert sentences(LEGAL + Counter([name])) == [f"{name}: 4 copies; Designed Deck allows 3 of each card: cut one."]
    sideboard = some(PLAIN[20:], 13) + Counter({name: 2})
    assert LEGAL[name] == 3
    [found] = violations(LEGAL, DESIGNED, sideboard=sideboard)
    assert found.text == f"{name}: 5 copies; Designed Deck allows 3 of each card: cut 2."
    assert (found.rule, found.cards, found.have, found.need) == ("copies", (name,), 5, 3)


# --- Designed Deck: free cards and gifts -----------------------------------------------------------------------------


def test_eighteen_free_cards_and_nine_gifts_are_legal():
    """Rule book, Designed Deck, Gift Cards."""
    assert sentences(some(FREE_ONLY, 18) + some(PLAIN, 42)) == []
    assert sentences(some(FREE_GIFTS, 9) + some(FREE_ONLY, 9) + some(PLAIN, 42)) == []
    assert sentences(some(GIFT_ONLY, 6) + some(FREE_GIFTS, 3) + some(FREE_ONLY, 15) + some(PLAIN, 36)) == []


def test_a_nineteenth_free_card_may_lie_in_the_sideboard_no_more_than_in_the_deck():
    """Rule book, Designed Deck."""
    free, deck = some(FREE_ONLY, 19), some(PLAIN, 42)
    [found] = violations(free + deck, DESIGNED)
    assert found.text == "The deck has 19 free cards; Designed Deck allows 18: cut one."
    assert (found.rule, found.cards, found.have, found.need) == ("free", tuple(sorted(free)), 19, 18)
    beside = Counter({FREE_ONLY[6]: 1}) + some(PLAIN[20:], 14)
    assert sentences(some(FREE_ONLY, 18) + deck, sideboard=beside) == [
        "Deck and sideboard have 19 free cards; Designed Deck allows 18: cut one."
    ]


def test_a_free_gift_counts_for_both():
    """Rule book, Designed Deck, Gift Cards."""
    deck = some(FREE_GIFTS, 10) + some(FREE_ONLY, 10) + some(PLAIN, 40)
    assert sentences(deck, on=IN_2009) == [
        "The deck has 20 free cards; Designed Deck allows 18: cut 2.",
        'The deck has 10 gift cards by the list "Rule book of 2009"; Designed Deck allows 9: cut one.',
    ]


def test_gifts_that_cost_an_action_count_for_gifts_only():
    """Rule book, Gift Cards."""
    deck = some(GIFT_ONLY, 6) + some(FREE_GIFTS, 4) + some(PLAIN, 50)
    [found] = violations(deck, DESIGNED, on=IN_2010)
    assert (found.rule, found.have, found.need) == ("gifts", 10, 9)
    assert found.cards == tuple(sorted({*GIFT_ONLY, *FREE_GIFTS[:2]}))
    assert found.text == (
        'The deck has 10 gift cards by the list "Lists of 2010" (from 2010-01-01); Designed Deck allows 9: cut one.'
    )


def test_free_is_what_the_corner_of_the_card_says():
    """Rule book, Free Cards."""
    assert by_name("Doom").price is not FREE
    assert by_name("Rushing In").price is FREE


# --- Designed Deck: lists with a day ---------------------------------------------------------------------------------

LISTED = some(PLAIN, 57) + Counter({"Doom": 1, "Mr. Hyde": 2})


def test_the_rule_book_restricts_and_bans_nothing():
    """Rule book, Restricted Cards, Banned Cards."""
    assert sentences(LISTED, on=IN_2009) == []
    assert (LISTS_2009.banned, LISTS_2009.restricted, len(LISTS_2009.gifts)) == ((), (), 38)


def test_the_lists_of_2010_restrict_and_ban():
    """Rule book, Restricted Cards, Banned Cards."""
    assert sentences(LISTED, on=IN_2010) == [
        'The list "Lists of 2010" (from 2010-01-01) bans Doom; the deck has 1 copy: cut one.',
        'The list "Lists of 2010" (from 2010-01-01) restricts Mr. Hyde to one copy; the deck has 2 copies: cut one.',
    ]
    assert [len(LISTS_2010.banned), len(LISTS_2010.restricted), len(LISTS_2010.gifts)] == [3, 4, 47]
    assert set(LISTS_2010.banned) == BANNED_2010
    assert set(LISTS_2010.restricted) == RESTRICTED_2010


def test_restricted_and_banned_cards_are_counted_over_deck_and_sideboard():
    """Rule book, Restricted Cards, Banned Cards."""
    deck = LEGAL + Counter(["Mr. Hyde"])
    beside = some(PLAIN[20:], 13) + Counter(["Mr. Hyde", "Doom"])
    found = violations(deck, DESIGNED, sideboard=beside, on=IN_2010)
    assert [one.text for one in found] == [
        'The list "Lists of 2010" (from 2010-01-01) bans Doom; deck and sideboard have 1 copy: cut one.',
        (
            'The list "Lists of 2010" (from 2010-01-01) restricts Mr. Hyde to one copy; '
            "deck and sideboard have 2 copies: cut one."
        ),
    ]
    assert [(one.rule, one.cards, one.have, one.need) for one in found] == [
        ("banned", ("Doom",), 1, 0), ("restricted", ("Mr. Hyde",), 2, 1),
    ]  # fmt: skip


def test_one_list_follows_the_other_without_a_gap():
    """House ruling T5."""
    before = CHOSEN - timedelta(days=1)
    assert [one.holds(before) for one in DESIGNED.lists] == [True, False]
    assert [one.holds(CHOSEN) for one in DESIGNED.lists] == [False, True]
    assert [one.holds(None) for one in DESIGNED.lists] == [False, True]  # without a day, the latest
    assert gifts_on(DESIGNED, before)[0] == GIFTS_2009
    assert gifts_on(DESIGNED, CHOSEN)[0] == GIFTS_2010


def test_the_day_of_the_second_list_is_chosen_and_says_so():
    """House ruling T5."""
    assert date(2010, 1, 1) == CHOSEN
    assert LISTS_2010.note == "The day on which the lists of 2010 began is not known. 2010-01-01 is chosen."
    assert LISTS_2009.note == ""


def test_timewalker_is_a_gift_of_the_first_list_only():
    """And costs an action."""
    deck = Counter({"Timewalker": 1}) + some(GIFT_ONLY, 6) + some(FREE_GIFTS, 3) + some(PLAIN, 50)
    assert [one.rule for one in violations(deck, DESIGNED, on=IN_2009)] == ["gifts"]
    assert violations(deck, DESIGNED, on=IN_2010) == []


def test_a_list_of_ones_own_comes_to_the_others():
    mine = DESIGNED.with_lists(BanList("Ours", (PLAIN[0],)))
    assert sentences(LEGAL, mine) == [f'The list "Ours" bans {PLAIN[0]}; the deck has 3 copies: cut 3.']


# --- packs -----------------------------------------------------------------------------------------------------------

POOL = some(PLAIN, 40, 4) + some(FREE_ONLY, 5, 5)  # the three packs of a player


@pytest.mark.parametrize("key", ["sealed-3", "draft-3"])
def test_a_deck_out_of_packs_has_30_cards_or_more_and_as_many_copies_as_there_are(key):
    """Rule book, Sealed Pack, Draft."""
    deck_format = by_key(key)
    assert sentences(some(PLAIN, 30, 4), deck_format, pool=POOL) == []
    assert sentences(some(PLAIN, 40, 4), deck_format, pool=POOL) == []
    assert sentences(some(PLAIN, 29, 4), deck_format, pool=POOL) == [
        f"The deck has 29 cards; {deck_format.name} needs at least 30: add one."
    ]


def test_a_sideboard_out_of_packs_has_15_cards_or_none():
    """Rule book, Sideboard, Sealed Pack."""
    rest = POOL - some(PLAIN, 30, 4)
    assert rest.total() == 15
    assert sentences(some(PLAIN, 30, 4), by_key("sealed-3"), sideboard=rest, pool=POOL) == []
    assert sentences(some(PLAIN, 30, 4), by_key("sealed-3"), sideboard=rest - Counter(PLAIN[9:10]), pool=POOL) == [
        "The sideboard has 14 cards; Sealed Pack 3 needs none or exactly 15 cards: add one, or cut 14."
    ]


def test_deck_and_sideboard_are_of_one_pool():
    deck, beside = some(PLAIN, 30, 4), some(PLAIN, 12, 4) + Counter({"Doom": 3})
    assert sentences(deck, by_key("draft-3"), sideboard=beside, pool=POOL) == [
        f"{PLAIN[0]}: 8 copies in deck and sideboard, 4 in the pool: cut 4.",
        f"{PLAIN[1]}: 8 copies in deck and sideboard, 4 in the pool: cut 4.",
        f"{PLAIN[2]}: 8 copies in deck and sideboard, 4 in the pool: cut 4.",
        "Doom: 3 copies in deck and sideboard, none in the pool: cut 3.",
    ]


def test_without_its_pool_nothing_is_asked_of_it():
    assert sentences(Counter({"Doom": 30}), by_key("draft-2")) == []


@pytest.mark.parametrize(("key", "name", "size"), [("pack-war", "Pack War", 15), ("sealed-2", "Sealed Pack 2", 30)])
def test_without_deck_building_the_deck_is_all_cards_of_the_packs(key, name, size):
    """Rule book, Sealed Pack, Pack War."""
    pool, deck_format = some(PLAIN, size, 2), by_key(key)
    assert sentences(pool, deck_format, pool=pool) == []
    assert sentences(pool - Counter(PLAIN[:1]) + Counter(["Doom"]), deck_format, pool=pool) == [
        "Doom: 1 copy in the deck, none in the pool: cut one."
    ]
    assert sentences(pool - Counter(PLAIN[:2]), deck_format, sideboard=Counter(PLAIN[:2]), pool=pool) == [
        f"The deck has {size - 2} cards; {name} needs exactly {size}: add 2.",
        f"The sideboard has 2 cards; {name} needs none: cut 2.",
    ]
    assert sentences(pool + Counter(PLAIN[:1]), deck_format) == [
        f"The deck has {size + 1} cards; {name} needs exactly {size}: cut one."
    ]


# --- all of it -------------------------------------------------------------------------------------------------------


def test_formats_are_found_by_their_keys():
    assert [by_key(one.key) for one in DECK_FORMATS] == list(DECK_FORMATS)
    assert [one.key for one in DECK_FORMATS] == [
        "designed", "pack-war", "sealed-2", "sealed-3", "sealed-4", "sealed-5", "sealed-6",
        "draft-2", "draft-3", "draft-4", "draft-5", "draft-6",
    ]  # fmt: skip


def test_a_format_that_there_is_not_is_refused():
    with pytest.raises(UnknownFormat, match=r'^No format is called "standard"\. There are designed, pack-war, .*-6\.$'):
        by_key("standard")


@pytest.mark.parametrize("deck", [{"doom": 1}, {"Nobody": 1}])
def test_names_are_those_of_the_catalogue(deck):
    with pytest.raises(UnknownCard):
        violations(deck, DESIGNED)
    with pytest.raises(UnknownCard):
        violations({}, DESIGNED, sideboard=deck)


def test_counts_of_nothing_are_no_cards():
    assert sentences({**LEGAL, "Doom": 0, "Nobody": -1}, sideboard={"Doom": 0}) == []


def test_every_broken_rule_is_named_once_and_in_order():
    deck = some(FREE_GIFTS, 19) + Counter({"Mr. Hyde": 4, "Doom": 1})
    found = violations(deck, DESIGNED, sideboard={"Doom": 1}, on=IN_2010)
    assert [(one.rule, one.cards) for one in found] == [
        ("size", ()), ("sideboard", ()),
        ("banned", ("Doom",)), ("restricted", ("Mr. Hyde",)), ("copies", ("Mr. Hyde",)),
        ("free", tuple(sorted(FREE_GIFTS[:7]))), ("gifts", tuple(sorted(FREE_GIFTS[:7]))),
    ]  # fmt: skip


COUNTS = st.dictionaries(st.sampled_from([*NAMES, *BANNED_2010, *RESTRICTED_2010]), st.integers(1, 4), max_size=30)
LIMITS = st.none() | st.integers(0, 20)
ANY_FORMAT = st.builds(
    Format,
    key=st.just("x"),
    name=st.just("X"),
    least=st.integers(0, 60),
    copies=st.none() | st.integers(1, 3),
    lists=st.sampled_from([(), DESIGNED.lists]),
    pool=st.booleans(),
    sideboard=st.sampled_from([0, 5, 15]),
    free=LIMITS,
    gifts=LIMITS,
)


def broken(deck, sideboard, deck_format, pool, on):
    """The rules that are broken, with the card where they are about one, told card by card."""
    cards = [*Counter(deck).elements(), *Counter(sideboard).elements()]
    later = on is None or on >= date(2010, 1, 1)
    gifts = GIFTS_2010 if later else GIFTS_2009
    found = set()
    if sum(deck.values()) < deck_format.least:
        found.add(("size", None))
    if sum(sideboard.values()) not in deck_format.sideboards:
        found.add(("sideboard", None))
    for name in set(cards):
        copies = cards.count(name)
        if deck_format.lists and later and name in BANNED_2010:
            found.add(("banned", name))
        if deck_format.lists and later and name in RESTRICTED_2010 and copies > 1:
            found.add(("restricted", name))
        if deck_format.pool and copies > pool.get(name, 0):
            found.add(("pool", name))
        if deck_format.copies and copies > deck_format.copies:
            found.add(("copies", name))
    if deck_format.free is not None and sum(name in FREE_NAMES for name in cards) > deck_format.free:
        found.add(("free", None))
    if deck_format.lists and deck_format.gifts is not None and sum(name in gifts for name in cards) > deck_format.gifts:
        found.add(("gifts", None))
    return found


@settings(max_examples=100, deadline=None)
@given(COUNTS, COUNTS, ANY_FORMAT, COUNTS, st.sampled_from([None, IN_2009, CHOSEN]))
def test_violations_are_what_an_oracle_finds(deck, sideboard, deck_format, pool, on):
    found = violations(deck, deck_format, sideboard=sideboard, pool=pool, on=on)
    of_all = ("size", "sideboard", "free", "gifts")
    named = [(one.rule, None if one.rule in of_all else one.cards[0]) for one in found]
    assert len(named) == len(set(named))
    assert set(named) == broken(deck, sideboard, deck_format, pool, on)


def test_allowed_copies_are_the_most_of_which_nothing_is_said():
    allowed = allowed_copies(DESIGNED, on=IN_2010)
    assert {allowed.get(name, 0) for name in BANNED_2010} == {0}
    assert {allowed[name] for name in RESTRICTED_2010} == {1}
    assert {allowed[name] for name in NAMES} == {3}
    assert set(allowed_copies(by_key("draft-3")).values()) == {ANY_NUMBER}
    assert allowed_copies(by_key("draft-3"), pool=POOL) == POOL
