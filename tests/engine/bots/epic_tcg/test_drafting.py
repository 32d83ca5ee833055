"""Draft bots of the Epic TCG, the decks that they build, and the matches of bots."""

from collections import Counter

import pytest

from engine.bots.decks import SmallPool
from engine.bots.epic_tcg import PICKERS, builds, contest, match, picker
from engine.bots.epic_tcg.drafting import build
from engine.bots.epic_tcg.plans import RATING, Plan
from engine.bots.levels import UnknownBot
from engine.bots.pickers import play_on
from engine.epic_tcg.catalogue import CARDS
from engine.epic_tcg.construction import violations
from engine.epic_tcg.limited import plan
from engine.kernel.scores import score
from engine.limited.machine import new_draft
from engine.limited.story import pools

EVERY = [card.name for card in CARDS]


def test_every_card_is_rated():
    assert sorted(RATING) == sorted(EVERY)


def test_a_card_that_stops_for_nothing_is_rated_higher_than_a_large_body():
    """Anything but That: free, instantaneous, fast. Burrowing Wurm: 15/15, an action, in the Build Step."""
    assert RATING["Anything but That"] > RATING["Burrowing Wurm"]


def test_a_deck_is_of_its_pool_and_every_card_is_explained():
    pool = EVERY[::7]
    found = build(pool, 30, "bot", "draft")
    assert len(found.deck) == 30
    assert not Counter(found.deck) - Counter(pool)
    assert Counter(one.card for one in found.choices) == Counter(pool)
    assert sorted(one.card for one in found.choices if one.chosen) == list(found.deck)
    assert found == build(pool[::-1], 30, "bot", "draft")
    with pytest.raises(SmallPool, match="The pool has 72 cards; a deck needs 73"):
        build(pool[:72], 73, "bot", "draft")


def test_who_asks_for_an_alignment_gets_more_among_it():
    """Ancient Red Dragon: expend it and discard a wild card."""
    alone, among = Plan(), Plan()
    for name in ["Hulk", "T-Rex", "Hive Lord", "Bull Elephant", "Giant Spider"]:
        among.add(name)
    assert among.parts("Ancient Red Dragon")["support"] > alone.parts("Ancient Red Dragon")["support"] == 0


@pytest.mark.parametrize(("key", "packs"), [("draft", 2), ("draft", 3), ("sealed", 3)])
def test_bots_finish_a_table_of_four_with_legal_decks(key, packs):
    draft = new_draft(plan(key, seats=4, packs=packs), 3)
    play_on(draft, [picker(PICKERS[seat % 2], key) for seat in range(4)])
    for one, pool in zip(builds(draft, ["bot"] * 4), pools(draft), strict=True):
        deck_format = draft.setup.deck_format
        assert violations(Counter(one.deck), deck_format, pool=Counter(pool)) == []


def test_a_picker_that_there_is_not_is_refused():
    with pytest.raises(UnknownBot, match=r"There is no bot measured\. Bots are bot, random\."):
        picker("measured", "draft")


def test_a_game_of_a_contest_and_of_a_match_is_the_same_each_time():
    one = contest(plan("draft", seats=2, packs=2), ("random", "random"), 2)
    assert one.play(1) == one.play(1)
    two = match(("sealed", "good", "evil"), ("random", "greedy", "random"), 4)
    assert two.play(2) == two.play(2)


@pytest.mark.slow
def test_greedy_beats_random_and_drafted_decks_beat_those_of_random_pickers():
    """Few games of fixed seeds; `manage.py duel` and `manage.py draft duel` play more (docs/bots.md)."""
    games = match(("sealed", "sealed"), ("greedy", "random"), 15)
    assert score([games.play(at) for at in range(10)]).wins[0] >= 9
    drafted = contest(plan("draft"), ("bot", "random"), 11)
    assert score([drafted.play(at) for at in range(20)]).wins[0] >= 11
