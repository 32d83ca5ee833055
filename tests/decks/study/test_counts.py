"""Counts of a deck, by hand."""

from hypothesis import given
from hypothesis import strategies as st

from decks.study.counts import counts
from engine.epic.catalogue import CARDS, by_name, is_fast
from engine.epic.construction import LAYOUT
from engine.epic.language import EVENT
from engine.games import DEFAULT


def sizes(sorts):
    return {one.name: (one.ones, one.free) for one in sorts if one.size}


def words_of(found, title):
    """The words under a title."""
    return next(one.sorts for one in found.words if one.title == title)


def test_a_deck_by_alignment_and_cost(deck):
    found = counts(deck, game=DEFAULT)
    assert found.size == 60
    assert [(one.name, one.ones, one.free) for one in found.alignments] == [
        ("good", 21, 9),
        ("evil", 0, 0),
        ("sage", 0, 0),
        ("wild", 18, 12),
    ]


def test_kinds_and_speed(deck):
    found = counts(deck, game=DEFAULT)
    assert sizes(found.kinds) == {"Slow champions": (18, 12), "Fast champions": (12, 3), "Events": (9, 6)}
    assert found.champions == 45


def test_curves_count_champions_by_their_numbers():
    found = counts({"Kong": 2, "Fire Shaman": 3, "Lash": 3}, game=DEFAULT)
    assert sizes(found.offense.counts) == {"13": (2, 0), "3": (0, 3)}
    assert found.offense.mean == (2 * 13 + 3 * 3) / 5
    assert found.offense.most == 3
    assert sizes(found.defense.counts) == {str(LAYOUT.largest): (2, 0), "2": (0, 3)}


def test_words_of_cards_the_most_frequent_first():
    found = counts({"Kong": 1, "Fire Shaman": 3, "White Dragon": 2}, game=DEFAULT)
    assert [one.name for one in words_of(found, "Classes")] == ["human", "dragon", "ape", "giant"]
    assert sizes(words_of(found, "Keywords")) == {"airborne": (0, 2)}
    assert sizes(words_of(found, "Abilities")) == {"ally": (0, 3), "tribute": (1, 2), "recycle": (0, 2)}
    assert sizes(words_of(found, "What cards do")) == {"damage": (1, 3)}


def test_a_deck_without_cards_is_counted():
    found = counts({}, game=DEFAULT)
    assert (found.size, found.offense.mean, found.offense.most, words_of(found, "Keywords")) == (0, None, 0, ())


@given(st.dictionaries(st.sampled_from([card.name for card in CARDS]), st.integers(1, 4), max_size=40))
def test_every_card_is_counted_once(cards):
    found = counts(cards, game=DEFAULT)
    size = sum(cards.values())
    events = sum(count for name, count in cards.items() if by_name(name).kind == EVENT)
    fast = sum(count for name, count in cards.items() if is_fast(by_name(name)))
    assert sum(one.size for one in found.alignments) == size
    assert sum(one.size for one in found.kinds) == size
    assert sum(one.size for one in found.kinds[1:]) == fast
    for curve in (found.offense, found.defense):
        assert sum(one.size for one in curve.counts) == size - events
