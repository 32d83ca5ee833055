"""What is in a booster, counted by hand: the sheets, the runs, and how often each card comes."""

from collections import Counter
from itertools import pairwise

import pytest

from engine.epic_tcg.catalogue import CARDS, CORE, NUMBER_OF, PRECON, PRIZE, SET_OF, TIME_WARS, Sheet, sheet_of
from engine.epic_tcg.limited.boosters import BOOSTERS, booster, fingerprint

MANY = 12_100


def packs(product, count=200):
    return [booster(product, 5, f"pack/{at}") for at in range(count)]


def runs(product, pack):
    """A pack by its sheets, in the order in which they lie in it."""
    found = []
    for run in BOOSTERS[product]:
        found.append(pack[: run.count])
        pack = pack[run.count :]
    return found  # fmt: skip


def test_a_core_pack_is_a_rare_seven_fast_and_seven_slow_cards():
    for pack in packs(CORE):
        assert [sheet_of(name) for name in pack] == [Sheet.RARE, *[Sheet.FAST] * 7, *[Sheet.SLOW] * 7]
        assert {SET_OF[name] for name in pack} == {CORE}


def test_a_pack_of_time_wars_has_six_kinds_of_slots():
    for pack in packs(TIME_WARS):
        stop, wrath, free, rare, slow, fast = runs(TIME_WARS, pack)
        assert [len(one) for one in (stop, wrath, free, rare, slow, fast)] == [1, 1, 3, 1, 4, 5]
        assert {sheet_of(name) for name in stop} == {Sheet.STOP}
        assert {sheet_of(name) for name in wrath} == {Sheet.WRATH}
        assert {sheet_of(name) for name in free} == {Sheet.FREE}
        assert {sheet_of(name) for name in rare} <= {Sheet.RARE, Sheet.ULTRA}
        assert {sheet_of(name) for name in slow} == {Sheet.SLOW}
        assert {sheet_of(name) for name in fast} == {Sheet.FAST}
        assert {SET_OF[name] for name in pack} == {TIME_WARS}


def test_sheets_are_of_so_many_places():
    """A hundred of each in the Core Set; in Time Wars 34 rares on three places each and 19 ultras are 121."""
    assert [len(run.sheet) for run in BOOSTERS[CORE]] == [100, 100, 100]
    assert [len(run.sheet) for run in BOOSTERS[TIME_WARS]] == [9, 9, 26, 121, 34, 43]
    assert Counter(Counter(BOOSTERS[TIME_WARS][3].sheet).values()) == {3: 34, 1: 19}


def test_a_sheet_is_run_by_collector_number_and_begins_anew_at_its_end():
    fast = BOOSTERS[CORE][1]
    assert fast.from_place(0) == [
        "Aftershock", "Ambush", "Anything but That", "Army of the Apocalypse", "Banshee's Scream", "Begone!", "Blast",
    ]  # fmt: skip
    assert fast.from_place(96) == [
        "Warped Space", "Weapon of Lore", "Wolf's Call", "You Lack Faith", "Aftershock", "Ambush", "Anything but That",
    ]  # fmt: skip
    assert BOOSTERS[TIME_WARS][0].from_place(8) == ["You're Not Welcome"]


@pytest.mark.parametrize("product", BOOSTERS)
def test_cards_of_a_sheet_follow_one_another_in_a_pack(product):
    for pack in packs(product):
        for run, cards in zip(BOOSTERS[product], runs(product, pack), strict=True):
            numbers = sorted({NUMBER_OF[name] for name in run.sheet})
            places = [numbers.index(NUMBER_OF[name]) for name in cards]
            assert places == [(places[0] + at) % len(numbers) for at in range(len(cards))]


@pytest.mark.parametrize("product", BOOSTERS)
def test_no_card_comes_twice_in_a_pack_wherever_its_runs_begin(product):
    for run in BOOSTERS[product]:
        for place in range(len(run.sheet)):
            assert len(set(run.from_place(place))) == run.count
    of = [set(run.sheet) for run in BOOSTERS[product]]
    assert sum(map(len, of)) == len(set().union(*of))


def test_every_card_of_the_two_sets_comes_in_a_booster_and_no_other():
    come = {name for runs in BOOSTERS.values() for run in runs for name in run.sheet}
    assert come == {card.name for card in CARDS if SET_OF[card.name] not in (PRIZE, PRECON)}
    assert len(come) == 504 - 22 - 8


@pytest.mark.parametrize("product", BOOSTERS)
def test_every_place_of_a_sheet_stands_in_as_many_runs_as_a_run_has_cards(product):
    for run in BOOSTERS[product]:
        met = Counter(name for place in range(len(run.sheet)) for name in run.from_place(place))
        places = Counter(run.sheet)
        assert met == {name: run.count * places[name] for name in run.sheet}


def test_any_rare_of_time_wars_is_three_times_as_likely_as_any_ultra():
    """Of 121 packs, 3 have a given rare and one has a given ultra; the bounds are five times the square root."""
    met = Counter(pack[5] for pack in packs(TIME_WARS, MANY))
    assert len(met) == 34 + 19
    for name, count in met.items():
        mean = 300 if sheet_of(name) is Sheet.RARE else 100
        assert abs(count - mean) < 5 * mean**0.5, name
    ultras = sum(count for name, count in met.items() if sheet_of(name) is Sheet.ULTRA)
    assert abs(ultras - 1900) < 5 * 1900**0.5


def test_cards_of_a_sheet_are_equally_likely():
    """In the Core Set one rare of a hundred in a pack, and 7 fast cards of a hundred."""
    met = Counter(name for pack in packs(CORE, MANY) for name in pack)
    assert len(met) == 300
    for name, count in met.items():
        mean = MANY // 100 * (1 if sheet_of(name) is Sheet.RARE else 7)
        assert abs(count - mean) < 6 * mean**0.5, name


def test_where_one_sheet_begins_says_nothing_of_another_or_of_the_next_pack():
    found = packs(CORE, 2000)
    fast = [BOOSTERS[CORE][1].sheet.index(pack[1]) for pack in found]
    slow = [BOOSTERS[CORE][2].sheet.index(pack[8]) for pack in found]
    between = {(one - other) % 100 for one, other in zip(fast, slow, strict=True)}
    after = {(other - one) % 100 for one, other in pairwise(fast)}
    assert len(between) == len(after) == 100


def test_a_booster_is_the_same_for_the_same_seed_and_purpose():
    assert booster(CORE, 5, "a") == booster(CORE, 5, "a")
    assert len({tuple(booster(CORE, seed, purpose)) for seed in (5, 6, 2**127) for purpose in "abc"}) == 9


def test_the_fingerprint_is_one_of_the_sheets():
    assert fingerprint([CORE]) == fingerprint([CORE, CORE])
    assert len({fingerprint(of) for of in ([CORE], [TIME_WARS], [CORE, TIME_WARS])}) == 3
