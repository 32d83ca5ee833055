"""Decks that are built from pools."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bots.epic.building import SmallPool, build
from engine.bots.epic.rating import PRIOR, RATING
from engine.epic.catalogue.products import CARD_OF
from engine.epic.construction.formats import by_key, violations
from tests.engine.epic.limited.by_chance import EVERY_CARD

POOLS = st.lists(st.sampled_from(EVERY_CARD), min_size=30, max_size=70)


@given(POOLS)
def test_a_deck_is_legal_and_every_card_of_the_pool_is_explained(pool):
    found = build(pool, PRIOR)
    assert violations(Counter(found.deck), by_key("sealed"), pool=Counter(pool)) == []
    assert len(found.deck) == 30
    assert Counter(one.card for one in found.choices) == Counter(pool)
    assert sorted(one.card for one in found.choices if one.chosen) == list(found.deck)
    for one in found.choices:
        assert one.total == pytest.approx(sum(one.parts.values()), abs=1e-9)
        assert one.to_json()["chosen"] == one.chosen


@given(POOLS)
def test_a_deck_does_not_depend_on_the_order_of_the_pool(pool):
    assert build(pool, PRIOR) == build(pool[::-1], PRIOR)


def test_the_better_cards_are_played():
    order = sorted(EVERY_CARD, key=RATING.get)
    deck = build(order[:20] + order[-30:], PRIOR).deck
    assert len(set(deck) & set(order[-30:])) >= 27


def test_cards_that_ask_for_an_alignment_find_their_company():
    evil = [name for name in EVERY_CARD if CARD_OF[name].alignment.name == "EVIL"][:30]
    mixed = [name for name in EVERY_CARD if CARD_OF[name].alignment.name != "EVIL"]
    mixed.sort(key=lambda name: abs(RATING[name]))
    loyal = [one.parts["support"] for one in build(evil + mixed[:30], PRIOR).choices if one.chosen]
    assert max(loyal) > 0


def test_a_larger_deck_and_a_pool_that_is_too_small():
    assert len(build(EVERY_CARD[:50], PRIOR, 40).deck) == 40
    with pytest.raises(SmallPool, match="The pool has 29 cards; a deck needs 30"):
        build(EVERY_CARD[:29], PRIOR)
