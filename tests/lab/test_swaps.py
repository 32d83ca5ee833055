"""Swaps: where the new card comes to lie, and that packages stay within the format, the copies and the collection."""

from collections import Counter

import pytest

from decks.site_decks import site_decks
from engine.bots.epic.rating import RATING
from engine.construction.contents import Contents
from engine.epic.catalogue.products import CARD_OF
from engine.epic.construction import by_key, violations
from engine.games import DEFAULT, of
from lab.beliefs import rated
from lab.storing import in_order
from lab.swaps import LEAST_POINTS, Bounds, Promises, Swap, best_adds, differences, package, promising, swapped

CONSTRUCTED = by_key("constructed")
BURN = in_order(site_decks(DEFAULT)["burn"].cards)
ANYTHING = Bounds(DEFAULT, CONSTRUCTED)


def test_a_card_takes_the_place_of_the_one_it_replaces():
    cards = ("Kong", "Lash", "Lash", "Muse")
    assert swapped(cards, [Swap("Lash", "Turn")]) == ("Kong", "Turn", "Lash", "Muse")
    assert swapped(cards, [Swap("Lash", "Turn"), Swap("Lash", "Rage")]) == ("Kong", "Turn", "Rage", "Muse")
    with pytest.raises(ValueError, match="not in list"):
        swapped(cards, [Swap("Turn", "Kong")])


def test_differences_are_the_fewest_swaps():
    before, after = ("Kong", "Lash", "Lash", "Muse"), ("Muse", "Turn", "Lash", "Rage")
    assert differences(before, after) == (Swap("Kong", "Rage"), Swap("Lash", "Turn"))
    assert differences(before, before) == ()


def test_a_package_is_legal_after_each_of_its_swaps():
    swaps = package(BURN, RATING, ANYTHING, 20)
    assert len(swaps) == 20
    for number in range(len(swaps) + 1):
        cards = swapped(BURN, swaps[:number])
        assert len(cards) == 60
        assert violations(Counter(cards), CONSTRUCTED) == []
    assert {swap.cut for swap in swaps}.isdisjoint({swap.add for swap in swaps})


def test_a_package_stays_within_the_collection():
    """Two Thought Pluckers are owned, which are the best card by their rating, and none of the other cards to add."""
    owned = Counter(BURN) + Counter({"Thought Plucker": 2})
    swaps = package(BURN, RATING, Bounds(DEFAULT, CONSTRUCTED, owned=owned), 20)
    assert [swap.add for swap in swaps] == ["Thought Plucker"] * 2
    assert package(BURN, RATING, Bounds(DEFAULT, CONSTRUCTED, owned=Counter(BURN)), 20) == ()


def test_copies_that_are_not_owned_may_stay_and_are_not_added():
    assert Bounds(DEFAULT, CONSTRUCTED, owned={"Kong": 1}).most == {"Kong": 1}
    bounds, swap = Bounds(DEFAULT, CONSTRUCTED, owned={"Kong": 1}), Swap("Cave Troll", "Kong")
    assert bounds.allow(BURN, swap)
    assert not bounds.allow(swapped(BURN, [swap]), swap)


def test_the_ratio_of_free_cards_holds():
    """Two cards of cost 1 for each free one of an alignment: burn has 12 wild free cards and 24 others, so that none of
    those can go for a sage card."""
    parts = Counter(
        (card.cost, card.alignment.name) for name in BURN for card in [CARD_OF[name]]
    )  # fmt: skip
    assert (parts[0, "WILD"], parts[1, "WILD"]) == (12, 24)
    assert not ANYTHING.allow(BURN, Swap("Rain of Fire", "Thought Plucker"))
    assert ANYTHING.allow(BURN, Swap("Cave Troll", "Thought Plucker"))


def test_a_limited_deck_takes_cards_of_its_pool_only():
    pool = Counter({"Kong": 20, "Lash": 9, "Muse": 3})
    bounds = Bounds(DEFAULT, by_key("sealed"), owned=pool)
    deck = ("Kong",) * 18 + ("Lash",) * 9 + ("Muse",) * 3
    points = dict.fromkeys(RATING, 0.0) | {"Lash": -5.0, "Kong": 5.0, "Turn": 50.0}
    assert package(deck, points, bounds, 20) == (Swap("Lash", "Kong"),) * 2  # as many Kongs as the pool has left


def test_what_promises_most_comes_first():
    points = dict.fromkeys(RATING, 0.0) | {"Cave Troll": -20.0, "Thought Plucker": 40.0, "Kong": 30.0}
    first = promising(BURN, points, ANYTHING)[0]
    assert first == Swap("Cave Troll", "Thought Plucker")
    assert best_adds(BURN, points, ANYTHING, 2) == ["Thought Plucker", "Kong"]
    assert package(BURN, points, ANYTHING, 3) == (Swap("Cave Troll", "Thought Plucker"),) * 3


def test_each_swap_promises_something():
    points = dict.fromkeys(RATING, 0.0)
    found = promising(BURN, points, ANYTHING)
    assert found
    for swap in found:
        promises = Promises(BURN, points, DEFAULT)
        promises.value.add(swap.cut, -1)
        assert promises.of(swap.add) - promises.of(swap.cut) >= LEAST_POINTS


def test_no_more_cards_are_replaced_than_allowed():
    """What was replaced before may be replaced again, and put back."""
    bounds = Bounds(DEFAULT, CONSTRUCTED, changes=(BURN, 2))
    assert len(package(BURN, RATING, bounds, 20)) == 2
    after = swapped(BURN, package(BURN, RATING, bounds, 20))
    assert len(differences(BURN, after)) == 2
    back = differences(after, BURN)[0]
    assert bounds.allow(after, back)
    assert not bounds.allow(after, Swap("Pyromancer", "Kong"))
    assert ANYTHING.allow(after, Swap("Pyromancer", "Kong"))


# --- the other game --------------------------------------------------------------------------------------------------

TCG = of("epic-tcg")
DESIGNED = TCG.construction.by_key("designed")
GOOD = tuple(sorted(TCG.construction.READY[0].cards))


def test_a_package_keeps_to_the_rules_of_decks_of_its_game():
    """Designed Deck allows three copies of a card, 18 free cards and 9 gift cards."""
    bounds = Bounds(TCG.KEY, DESIGNED)
    swaps = package(GOOD, rated(TCG.KEY), bounds, 20)
    after = swapped(GOOD, swaps)
    assert len(swaps) == 20
    assert TCG.construction.judged(Contents(Counter(after)), DESIGNED, pool=None, on=None) == []
    assert max(Counter(after).values()) <= 3


def test_what_lies_in_the_sideboard_counts_with_the_deck():
    first = package(GOOD, rated(TCG.KEY), Bounds(TCG.KEY, DESIGNED), 1)[0]
    beside = {first.add: 2}
    bounds = Bounds(TCG.KEY, DESIGNED, sideboard=beside)
    assert bounds.most[first.add] == 3 - 2
    owned = Bounds(TCG.KEY, DESIGNED, owned=Counter(GOOD) + Counter(beside), sideboard=beside)
    assert first.add not in owned.most
    assert owned.most[GOOD[0]] == 3


def test_a_rating_promises_as_many_points_as_its_game_says():
    """A twentieth of the log odds of winning is a quarter of that of a win, where both are as likely (1 / 4 / 20)."""
    assert pytest.approx(100 / 4 / 20) == TCG.bots.RATING_POINT
    points = rated(TCG.KEY)
    assert points["Hulk"] == pytest.approx(1.25 * TCG.bots.RATING["Hulk"])
    value, promises = TCG.bots.valuing(), Promises(GOOD, points, TCG.KEY)
    for name in GOOD:
        value.add(name)
    assert promises.of("Hulk") == pytest.approx(1.25 * sum(value.parts("Hulk").values()))
