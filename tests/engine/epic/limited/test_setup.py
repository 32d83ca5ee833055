"""Setups: defaults, what is dealt from what, and every reason why a setup cannot be drafted."""

import json
from collections import Counter

import pytest

from engine.epic.catalogue.products import CARD_OF, CARDS, cards_of
from engine.epic.language import Gem
from engine.epic.limited import Setup, plan
from engine.epic.limited.setup import collection
from engine.limited import BadSetup, new_draft
from engine.limited.dealing import divisions
from engine.limited.story import pools
from tests.engine.epic.limited.by_chance import EVERY_CARD, TABLES, drafted, named, setup_of

BASE = {card.name for card in cards_of("Base Set")}


def refused(key, **chosen):
    with pytest.raises(BadSetup) as refusal:
        plan(key, **chosen)
    return {one.field: one.text for one in refusal.value.problems}


# --- cards -----------------------------------------------------------------------------------------------------------


def test_three_sets_make_a_cube_of_one_copy_of_each_red_gem_and_three_of_each_white_gem_card():
    setup = plan("cube")
    cube = Counter(collection(setup))
    assert (setup.seats, setup.sets, setup.products) == (8, 3, ("Base Set",))
    assert set(cube) == BASE
    assert {name: count for name, count in cube.items() if CARD_OF[name].gem == Gem.RED} == {
        name: 1 for name in BASE if CARD_OF[name].gem == Gem.RED
    }
    assert set(cube.values()) == {1, 3}
    assert cube.total() == 28 + 3 * 92 == 304


def test_a_card_that_another_product_prints_again_is_no_second_copy():
    cube = Counter(collection(plan("cube", seats=4, products=("Promos", "Pantheon"))))
    assert cube["Knight of the Dawn"] == 3
    assert cube["Forbidden Research"] == {Gem.RED: 1, Gem.WHITE: 3}[CARD_OF["Forbidden Research"].gem]


@pytest.mark.parametrize(("seats", "sets"), [(2, 1), (4, 1), (5, 2), (8, 2)])
def test_five_players_and_more_need_two_sets(seats, sets):
    assert plan("pack", seats=seats).sets == plan("random30", seats=seats).sets == sets


def test_more_products_are_as_good_as_more_sets():
    assert plan("pack", seats=8, products=("Base Set", "Tyrants", "Uprising", "Pantheon")).sets == 1


def test_dark_and_random_60_are_drafted_from_one_copy_of_each_card():
    assert sorted(collection(plan("dark"))) == sorted(BASE)
    assert sorted(collection(plan("random60"))) == sorted(EVERY_CARD)


def test_a_sealed_pool_is_as_large_as_the_host_says():
    assert [len(pool) for pool in pools(drafted("sealed", 3, pool=60))] == [60, 60, 60]
    assert plan("sealed").pool == 45


def test_names_of_an_own_list_may_be_written_in_any_way():
    cards = [name.upper() for name in EVERY_CARD]
    assert setup_of("own", cards=cards) == setup_of("own", cards=EVERY_CARD[::-1])


@pytest.mark.parametrize("key", ["random30", "sealed", "random60", "pack", "open", "dark", "cube"])
def test_every_format_can_be_dealt_from_an_own_list(key):
    draft = drafted(key, 2, cards=[*EVERY_CARD, *EVERY_CARD])
    assert {len(pool) >= 30 for pool in draft.pools} == {True}


# --- random 60 -------------------------------------------------------------------------------------------------------


def shares(pool):
    return sorted(Counter(CARD_OF[name].alignment for name in pool).values())


@pytest.mark.parametrize("seed", range(12))
def test_lists_have_60_different_cards_with_13_to_17_of_each_alignment(seed):
    for pool in pools(new_draft(plan("random60", seats=4), seed)):
        assert len(pool) == len(set(pool)) == 60
        assert 13 <= shares(pool)[0] <= shares(pool)[3] <= 17


def test_a_mulligan_gives_another_list_of_56_with_12_to_16():
    draft = drafted("random60", 8, seed=4)
    seen = set()
    for pool in pools(draft):
        size, low, high = (60, 13, 17) if len(pool) == 60 else (56, 12, 16)
        assert len(pool) == len(set(pool)) == size
        assert low <= shares(pool)[0] <= shares(pool)[3] <= high
        seen.add(size)
    assert seen == {56, 60}


def test_every_list_that_is_allowed_is_as_likely_as_every_other_one():
    # of 2 and 3 cards, 3 with 1 or 2 of each: 2*1 choices of (2, 1) -> comb(2,2)*comb(3,1) = 3, (1, 2) -> 2*3 = 6
    assert divisions((2, 3), 3, 1, 2) == ((2 * (1 << 32) // 3, (1, 2)), (1 << 32, (2, 1)))


def test_lists_need_enough_cards_of_each_alignment():
    good = [name for name in EVERY_CARD if CARD_OF[name].alignment.name == "GOOD"]
    assert refused("random60", cards=good)["cards"] == (
        "Random 60 makes lists of 60 different cards with 13 to 17 of each alignment; there are "
        f"{len(good)} good, 0 evil, 0 sage, 0 wild. Choose more products."
    )
    assert "products" in refused("random60", products=("Promos",))


# --- refusals --------------------------------------------------------------------------------------------------------


def test_an_unknown_format():
    assert refused("chess")["format"] == (
        'No draft is called "chess". There are random30, sealed, random60, pack, open, dark, cube, own, glimpse, '
        "winston, winchester, grid, solomon, housman, rochester, rotisserie, team, continuous."
    )


@pytest.mark.parametrize(
    ("key", "seats", "who"),
    [("open", 3, "exactly 2"), ("dark", 1, "exactly 2"), ("cube", 9, "2 to 8"), ("pack", 0, "2 to 8")],
)
def test_players_too_few_or_too_many(key, seats, who):
    assert refused(key, seats=seats)["seats"].endswith(f" is for {who} players, not for {seats}.")


def test_too_few_cards():
    assert refused("pack", seats=5, sets=1) == {
        "sets": "Pack Draft for 5 players needs 150 cards; 1 set of Base Set are 120. Take more sets or more products."
    }
    assert refused("dark", products=("Tyrants", "Uprising"))["products"].startswith(
        "Dark Draft for 2 players needs 120 cards"
    )
    assert refused("own", cards=["Kong"] * 59, seats=2) == {
        "cards": "Own Cube for 2 players needs 60 cards; the list has 59. Add 1 or seat fewer players."
    }


def test_too_many_sets_or_none():
    assert refused("cube", sets=2)["sets"] == "Cube Draft is dealt from 3 sets of each product, not 2."
    assert refused("dark", sets=2)["sets"] == "Dark Draft is dealt from 1 set of each product, not 2."
    assert refused("pack", sets=0)["sets"] == "Pack Draft is dealt from 1 to 8 sets of each product, not 0."


def test_products_that_are_none():
    assert refused("pack", products=("Core",))["products"].startswith('No product is called "Core".')
    assert "not both" in refused("pack", cards=EVERY_CARD, products=("Base Set",))["products"]
    assert "not both" in refused("pack", cards=EVERY_CARD, sets=2)["products"]


def test_names_that_are_no_cards():
    assert refused("own", cards=["Knog", "Kong"])["cards"] == 'No card is called "Knog". Did you mean Kong?'
    assert "needs a list of cards" in refused("own")["cards"]


@pytest.mark.parametrize(
    ("key", "chosen", "field"),
    [
        ("pack", {"packs": 4}, "packs"),
        ("pack", {"pack_size": 12}, "pack_size"),
        ("pack", {"directions": ["left", "left", "left"]}, "directions"),
        ("pack", {"pool": 40}, "pool"),
        ("sealed", {"pool": 29}, "pool"),
        ("sealed", {"pool": 121}, "pool"),
        ("dark", {"review": True}, "review"),
        ("open", {"own_picks": "end"}, "own_picks"),
        ("open", {"packs": 14}, "packs"),
        ("dark", {"own_picks": "review"}, "own_picks"),
        ("dark", {"own_picks": "never"}, "own_picks"),
        ("own", {"packs": 0}, "packs"),
        ("own", {"pack_size": 61}, "pack_size"),
        ("own", {"packs": 2, "pack_size": 14}, "packs"),
        ("own", {"directions": ["left", "up"]}, "directions"),
        ("own", {"directions": ["left"]}, "directions"),
    ],
)
def test_what_the_host_may_not_choose(key, chosen, field):
    with pytest.raises(BadSetup) as refusal:
        setup_of(key, **chosen)
    assert [one.field for one in refusal.value.problems] == [field]


# --- keeping ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_setup_reads_back(table):
    setup = setup_of(*table)
    assert Setup.from_json(json.loads(json.dumps(setup.to_json()))) == setup


KEPT = plan("cube").to_json()


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        {},
        KEPT | {"rules": 2},
        KEPT | {"seats": "8"},
        KEPT | {"seats": True},
        KEPT | {"seats": 80},
        KEPT | {"format": "chess"},
        KEPT | {"products": [1]},
        KEPT | {"cards": {"Knog": 1}},
        KEPT | {"cards": {"Kong": 0}},
        KEPT | {"cards": {"Kong": 10**9}},
        KEPT | {"more": 1},
        KEPT | {"fingerprint": "0" * 16},
    ],
)
def test_a_setup_that_was_tampered_with_is_refused(kept):
    with pytest.raises(BadSetup):
        Setup.from_json(kept)


def test_cards_are_never_dealt_from_others_than_those_they_were_dealt_from():
    with pytest.raises(BadSetup, match="are not the ones that this draft was dealt from"):
        Setup.from_json(KEPT | {"fingerprint": "0" * 16})


def test_all_cards_fit_into_an_option():
    assert 8 * len(CARDS) <= 1 << 12
