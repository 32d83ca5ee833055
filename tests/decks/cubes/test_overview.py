"""What is to be seen of the cards of a cube, and what it lacks for a draft."""

import pytest

from decks.cubes.overview import for_a_draft, overview
from engine.epic.limited import CUBES
from engine.games import DEFAULT


def sizes(bars):
    return {bar.sort.name: bar.sort.size for bar in bars}


def test_cards_are_counted_by_every_sort():
    seen = overview({"Kong": 3, "Fire Shaman": 2, "Flame Strike": 1, "Drain Essence": 4}, game=DEFAULT)
    words = {one.title: sizes(one.bars) for one in seen.words}
    assert sizes(seen.alignments) == {"good": 0, "evil": 4, "sage": 0, "wild": 6}
    assert sizes(seen.kinds) == {"Slow champions": 5, "Fast champions": 0, "Events": 5}
    assert seen.counts.size == 10
    assert words["Gems"] == {"red gem": 3, "white gem": 7}
    assert (seen.ones + seen.free, seen.offense.words.startswith("Offense of champions: ")) == (10, True)
    assert words["Classes"] == {"ape": 3, "giant": 3, "human": 2}


def test_the_official_cube_is_enough_for_eight():
    draft = for_a_draft(CUBES[0].cards, game=DEFAULT)
    assert (draft.needs, draft.lacks, draft.short, draft.players) == (288, 0, (), 8)


def test_what_is_missing_for_eight_is_said_by_alignment():
    draft = for_a_draft({"Kong": 60, "Drain Essence": 20}, game=DEFAULT)
    assert (draft.lacks, draft.players) == (208, 2)
    assert [(one.alignment, one.missing) for one in draft.short] == [
        ("good", 72),
        ("evil", 52),
        ("sage", 72),
        ("wild", 12),
    ]


def test_an_empty_cube_has_an_overview():
    draft = overview({}, game=DEFAULT).draft
    assert (draft.lacks, draft.players) == (288, 0)


def test_a_game_counts_what_it_has_and_asks_for_its_own_packs():
    """Of the Epic TCG: a Draft of four players opens 12 packs of 15."""
    seen = overview({"Hulk": 3, "Muse": 2}, game="epic-tcg")
    assert sizes(seen.alignments) == {"good": 2, "evil": 0, "wild": 3, "unaligned": 0}
    words = {one.title: sizes(one.bars) for one in seen.words}
    assert words.keys() == {"Speeds", "Sets", "Rarities"}
    assert sum(words["Sets"].values()) == sum(words["Rarities"].values()) == 5
    assert (seen.draft.name, seen.draft.table, seen.draft.needs, seen.draft.lacks) == ("Cube Draft", 4, 180, 175)
    assert (seen.draft.short, seen.draft.players) == ((), 0)


@pytest.mark.parametrize(("size", "players"), [(89, 0), (90, 2), (134, 2), (135, 3), (180, 4), (360, 8), (2000, 8)])
def test_a_cube_is_enough_for_as_many_as_have_three_packs_each(size, players):
    draft = for_a_draft({"Hulk": size}, game="epic-tcg")
    assert (draft.players, draft.lacks) == (players, max(0, 180 - size))
