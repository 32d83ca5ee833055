"""Formats in plain words."""

from datetime import date

import pytest

from decks.formats import wording
from engine.epic.construction import DECK_FORMATS, BanList, Format, by_key

TODAY = date(2024, 5, 1)


def test_constructed_says_its_rules_and_where_they_are_printed():
    deck_format = by_key("constructed-2017")
    assert wording.rules(deck_format) == (
        "A deck has at least 60 cards.",
        "Up to three copies of each card, counted over all its printings.",
        "Each free card of an alignment needs two cards of cost 1 of the same alignment, as printed (H9).",
        "Cards from all sets.",
    )
    assert wording.source(deck_format) == "Rulebook of 2015, “Full Constructed”"
    (bans,) = wording.lists(deck_format, TODAY)
    assert (bans.banned, bans.days, bans.now) == (("Blind Faith", "Ceasefire", "Fumble"), "from 1 July 2017", "")


@pytest.mark.parametrize("deck_format", DECK_FORMATS, ids=lambda deck_format: deck_format.key)
def test_every_format_of_the_site_has_a_sentence_and_its_numbers(deck_format):
    assert wording.about(deck_format).endswith(".")
    assert wording.rules(deck_format)[0] == f"A deck has {deck_format.size} cards."
    assert ("pool" in " ".join(wording.rules(deck_format))) == deck_format.pool
    assert wording.source(deck_format).startswith(
        ("Rulebook of 2015, ", wording.TOURNAMENTS, wording.HERE, wording.CUBES)
    )


def test_formats_that_are_not_printed_say_where_they_are_from():
    assert {key: wording.source(by_key(key)) for key in ("random60", "dark", "own", "winston")} == {
        "random60": "Tournament practice",
        "dark": "Tournament practice",
        "own": "A format of this site",
        "winston": "Known from cubes of other games",
    }


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"copies": None}, "Any number of copies of each card."),
        ({"copies": 1}, "One copy of each card."),
        ({"copies": 12}, "Up to 12 copies of each card, counted over all its printings."),
        ({"ratio": False}, "No limit on free cards."),
        ({"sets": ("Base Set",)}, "Only cards from Base Set."),
        ({"sets": ("Base Set", "Promos", "Tyrants")}, "Only cards from Base Set, Promos or Tyrants."),
        ({"least": 40, "most": 40}, "A deck has exactly 40 cards."),
        ({"least": 40, "most": 50}, "A deck has 40 to 50 cards."),
        ({"least": 1, "most": 1}, "A deck has exactly 1 card."),
        ({"least": 1}, "A deck has at least 1 card."),
        ({"least": 1, "most": 2}, "A deck has 1 to 2 cards."),
    ],
)
def test_a_house_format_says_what_it_has(said, sentence):
    deck_format = Format("house", "Ours", **{"least": 60, **said})
    assert sentence in wording.rules(deck_format)
    assert (wording.about(deck_format), wording.source(deck_format)) == ("", "")


@pytest.mark.parametrize(
    ("since", "until", "days", "now"),
    [
        (None, None, "", ""),
        (TODAY, None, "from 1 May 2024", ""),
        (date(2024, 5, 2), None, "from 2 May 2024", "not yet"),
        (None, TODAY, "before 1 May 2024", "expired"),
        (date(2023, 1, 31), date(2024, 5, 2), "from 31 January 2023, before 2 May 2024", ""),
        (date(2023, 1, 31), date(2024, 4, 30), "from 31 January 2023, before 30 April 2024", "expired"),
    ],
)
def test_a_list_says_on_which_days_it_holds(since, until, days, now):
    deck_format = Format("house", "Ours", 60, lists=(BanList("Ours", since=since, until=until),))
    (found,) = wording.lists(deck_format, TODAY)
    assert (found.days, found.now) == (days, now)
