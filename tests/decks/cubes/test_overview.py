"""What is to be seen of the cards of a cube, and what it lacks for a draft."""

from decks.cubes.of_the_site import official_cards
from decks.cubes.overview import for_a_draft, overview


def sizes(bars):
    return {bar.sort.name: bar.sort.size for bar in bars}


def test_cards_are_counted_by_every_sort():
    seen = overview({"Kong": 3, "Fire Shaman": 2, "Flame Strike": 1, "Drain Essence": 4})
    assert sizes(seen.alignments) == {"good": 0, "evil": 4, "sage": 0, "wild": 6}
    assert sizes(seen.kinds) == {"Slow champions": 5, "Fast champions": 0, "Events": 5}
    assert sum(sizes(seen.gems).values()) == seen.counts.size == 10
    assert sizes(seen.gems) == {"Red gem": 3, "White gem": 7}
    assert (seen.ones + seen.free, seen.offense.words.startswith("Offense of champions: ")) == (10, True)
    assert sizes(seen.classes) == {"ape": 3, "giant": 3, "human": 2}


def test_the_official_cube_is_enough_for_eight():
    draft = for_a_draft(official_cards())
    assert (draft.needs, draft.lacks, draft.short, draft.players) == (288, 0, (), 8)


def test_what_is_missing_for_eight_is_said_by_alignment():
    draft = for_a_draft({"Kong": 60, "Drain Essence": 20})
    assert (draft.lacks, draft.players) == (208, 2)
    assert [(one.alignment, one.missing) for one in draft.short] == [
        ("good", 72),
        ("evil", 52),
        ("sage", 72),
        ("wild", 12),
    ]


def test_an_empty_cube_has_an_overview():
    draft = overview({}).draft
    assert (draft.lacks, draft.players) == (288, 0)
