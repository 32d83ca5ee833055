"""`python -m bench.improving`: which decks are weakened how, and that the share won back is measured."""

from collections import Counter

import pytest

from bench.weakened import BETTER, REPLACED, WEAK, WHOLE, recovery, share_of, subjects, weakened
from engine.games import of
from lab.beliefs import POINT, rated
from tests.lab.fabricated import World


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("epic", "big-breakthrough core-token-control burn sealed-1 sealed-2"),
        ("epic-tcg", "good evil wild unaligned"),
    ],
)
def test_decks_lose_ten_cards_to_weaker_ones_and_stay_legal(game, names):
    found, rating = subjects(game, 1), of(game).bots.RATING
    assert sorted(one.deck.name for one in found) == sorted(names.split())
    for subject in found:
        weak = weakened(subject, 1)
        lost, came = (Counter(subject.deck.cards) - Counter(weak)), (Counter(weak) - Counter(subject.deck.cards))
        assert sum(came.values()) == sum(lost.values()) == REPLACED
        assert sum(rating[name] for name in came.elements()) < sum(rating[name] for name in lost.elements()) - 10
        assert subject.bounds.problem(weak) is None
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


@pytest.mark.parametrize(("game", "seen"), [("epic", 10), ("epic-tcg", 11)])
def test_a_weakened_deck_wins_back_what_it_lost(tmp_path, game, seen):
    """In a world in which cards are as good as they are rated."""
    subject, *others = subjects(game, 1)
    as_rated = {name: POINT * points for name, points in rated(game).items()}
    base = sum(as_rated[name] for name in subject.deck.cards) / len(subject.deck.cards)
    fields = [other.deck for other in others]
    said = {"bot": "random", "seed": 1, "most": 8000, "rounds": 300, "folder": tmp_path}
    world = World(as_rated, even=0.5 - seen * base)  # the whole deck wins half of its games
    found = recovery(subject, fields, world, **said)
    true = {
        name: world.chance(cards, seen)
        for name, cards in ((WHOLE, subject.deck.cards), (WEAK, weakened(subject, 1)))
    }  # fmt: skip
    assert found.lost.interval[0] < true[WHOLE] - true[WEAK] < found.lost.interval[1]
    assert found.won_back.of == pytest.approx(found.chances[BETTER] - found.chances[WEAK])
    assert found.interval[0] > 0.5
    assert found == recovery(subject, fields, World({}, most=0), **said)  # from the files, without any game


def test_time_that_is_up_is_said(tmp_path):
    subject, *others = subjects("epic", 1)
    said = {"bot": "random", "seed": 1, "most": 8000, "rounds": 10}
    assert recovery(subject, [other.deck for other in others], World({}), **said, until=0.0) is None
