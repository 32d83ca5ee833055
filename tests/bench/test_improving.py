"""`python -m bench.improving`: which decks are weakened how, and that the share won back is measured."""

from collections import Counter

import pytest

from bench.improving import NAMES
from bench.weakened import BETTER, REPLACED, WEAK, WHOLE, recovery, share_of, subjects, weakened
from engine.bots.epic.rating import RATING
from engine.epic.construction import violations
from lab.beliefs import POINT
from tests.lab.fabricated import World

AS_RATED = {name: POINT * rating for name, rating in RATING.items()}


def test_five_decks_lose_ten_cards_to_weaker_ones_and_stay_legal():
    found = subjects(1)
    assert [one.deck.name for one in found] == NAMES.split()
    for subject in found:
        weak = weakened(subject, 1)
        lost, came = (Counter(subject.deck.cards) - Counter(weak)), (Counter(weak) - Counter(subject.deck.cards))
        assert sum(came.values()) == sum(lost.values()) == REPLACED
        assert sum(RATING[name] for name in came.elements()) < sum(RATING[name] for name in lost.elements()) - 10
        pool = subject.bounds.owned
        assert violations(Counter(weak), subject.bounds.deck_format, pool=pool) == []
        assert weak == weakened(subject, 1) != weakened(subject, 2)


def test_the_share_that_was_won_back():
    """Four rounds lose 0.2, 0.4, 0.2 and 0.4, and win back half of each: so the share is a half, and sure."""
    whole, weak = [0.7, 0.9, 0.7, 0.9], [0.5] * 4
    share, interval = share_of(whole, weak, [0.6, 0.7, 0.6, 0.7])
    assert share == pytest.approx(0.5)
    assert interval == pytest.approx((0.5, 0.5))
    share, (low, high) = share_of(whole, weak, [0.7, 0.6, 0.7, 0.6])
    assert share == pytest.approx(0.5)  # 0.6 of 1.2
    assert (low + high) / 2 == pytest.approx(0.5)
    assert high - low > 0.5
    assert share_of(weak, whole, weak) == (None, None)


def test_a_weakened_deck_wins_back_what_it_lost(tmp_path):
    """In a world in which cards are as good as they are rated."""
    subject, *others = subjects(1)
    fields = [other.deck for other in others]
    said = {"bot": "random", "seed": 1, "most": 8000, "rounds": 300, "folder": tmp_path}
    world = World(AS_RATED, even=0.5)
    found = recovery(subject, fields, world, **said)
    true = {
        name: world.chance(cards)
        for name, cards in ((WHOLE, subject.deck.cards), (WEAK, weakened(subject, 1)))
    }  # fmt: skip
    assert found.lost.interval[0] < true[WHOLE] - true[WEAK] < found.lost.interval[1]
    assert found.won_back.of == pytest.approx(found.chances[BETTER] - found.chances[WEAK])
    assert found.interval[0] > 0.5
    assert found == recovery(subject, fields, World({}, most=0), **said)  # from the files, without any game


def test_time_that_is_up_is_said(tmp_path):
    subject, *others = subjects(1)
    said = {"bot": "random", "seed": 1, "most": 8000, "rounds": 10}
    assert recovery(subject, [other.deck for other in others], World({}), **said, until=0.0) is None
