"""Sample hands follow the rules, because the engine deals them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.study.hands import sample
from engine.epic.construction import preconstructed
from engine.epic.study import LAST_DEALT as LAST_TURN
from engine.games import DEFAULT

DECK = dict.fromkeys(preconstructed("sage"), 2)


def names(cards):
    return [card.name for card in cards]


def test_a_seed_deals_the_same_hand_each_time():
    assert sample(DECK, 5, first=True, game=DEFAULT) == sample(DECK, 5, first=True, game=DEFAULT)
    assert len({tuple(names(sample(DECK, seed, first=True, game=DEFAULT).opening)) for seed in range(20)}) == 20


@given(st.integers(0, 2**32 - 1), st.booleans(), st.sets(st.integers(0, 4)), st.integers(0, LAST_TURN))
def test_the_mulligan_and_the_draws_are_those_of_the_rules(seed, first, back, turn):
    dealt = sample(DECK, seed, first=first, game=DEFAULT)
    assert (len(dealt.opening), dealt.hand, dealt.drawn) == (5, (), ())
    after = sample(DECK, seed, first=first, back=sorted(back), turn=turn, game=DEFAULT)
    assert names(after.opening) == names(dealt.opening)
    assert {card.place for card in after.opening if card.back} == back
    kept = [card for card in after.hand if card.place >= 0]
    assert names(kept) == [card.name for card in dealt.opening if card.place not in back]
    assert len(after.hand) == 5  # 1.8.2
    assert after.life == 30 - len(back)
    assert len(after.drawn) == (turn - 1 if first and turn else turn)  # 1.6.4


def test_a_later_turn_draws_on():
    early, late = (sample(DECK, 8, first=False, back=[0], turn=turn, game=DEFAULT) for turn in (1, 3))
    assert early.hand == late.hand
    assert late.drawn[:1] == early.drawn


def test_a_deck_too_small_and_a_turn_too_late_are_not_dealt():
    with pytest.raises(AssertionError):
        sample(dict.fromkeys(preconstructed("sage")[:19], 1), 1, first=True, game=DEFAULT)
    with pytest.raises(AssertionError):
        sample(DECK, 1, first=True, back=(), turn=LAST_TURN + 1, game=DEFAULT)
