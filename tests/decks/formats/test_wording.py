"""Formats in plain words."""

from datetime import date

import pytest

from decks.formats.wording import in_words
from engine import games
from engine.epic.construction import DECK_FORMATS, BanList, Format, by_key
from engine.epic.construction.wording import CUBES, HERE, TOURNAMENTS
from engine.epic_tcg.construction import DECK_FORMATS as FORMATS_OF_2009

TODAY = date(2024, 5, 1)


def words(deck_format, game="epic"):
    return in_words(deck_format, games.of(game), TODAY)


def test_constructed_says_its_rules_and_where_they_are_printed():
    deck_format = by_key("constructed-2017")
    assert words(deck_format).rules == (
        "A deck has at least 60 cards.",
        "Up to three copies of each card, counted over all its printings.",
        "Each free card of an alignment needs two cards of cost 1 of the same alignment, as printed (H9).",
        "Cards from all sets.",
    )
    assert words(deck_format).source == "Rulebook of 2015, “Full Constructed”"
    (bans,) = words(deck_format).lists
    assert bans.parts == (("Banned", ("Blind Faith", "Ceasefire", "Fumble")),)
    assert (bans.days, bans.now) == ("from 1 July 2017", "")


@pytest.mark.parametrize("deck_format", DECK_FORMATS, ids=lambda deck_format: deck_format.key)
def test_every_format_of_the_site_has_a_sentence_and_its_numbers(deck_format):
    assert words(deck_format).about.endswith(".")
    assert words(deck_format).rules[0] == f"A deck has {deck_format.size} cards."
    assert ("pool" in " ".join(words(deck_format).rules)) == deck_format.pool
    assert words(deck_format).source.startswith(("Rulebook of 2015, ", TOURNAMENTS, HERE, CUBES))


def test_formats_that_are_not_printed_say_where_they_are_from():
    assert {key: words(by_key(key)).source for key in ("random60", "dark", "own", "winston")} == {
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
    assert sentence in words(deck_format).rules
    assert (words(deck_format).about, words(deck_format).source) == ("", "")


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
    (found,) = words(deck_format).lists
    assert (found.days, found.now) == (days, now)


# --- the Epic TCG ----------------------------------------------------------------------------------------------------


def of_2009(key):
    return words(next(one for one in FORMATS_OF_2009 if one.key == key), "epic-tcg")


def test_designed_deck_says_its_rules_and_its_lists():
    designed = of_2009("designed")
    assert designed.rules == (
        "A deck has at least 60 cards.",
        "Up to three copies of each card, over deck and sideboard together.",
        "At most 18 free cards, over deck and sideboard together.",
        "At most 9 gift cards, over deck and sideboard together.",
        "The sideboard: none or exactly 15 cards.",
        "Cards from all sets.",
    )
    assert designed.source == "Rule book of 2009, “Designed Deck”"
    new, old = designed.lists  # the one that holds comes first
    assert [(part.title, len(part.names)) for part in old.parts] == [("Gift cards", 38)]
    assert (old.days, old.now) == ("before 1 January 2010", "expired")
    assert [part.title for part in new.parts] == ["Banned", "Restricted to one copy", "Gift cards"]
    assert len(new.parts[-1].names) == 47
    assert (new.days, new.now) == ("from 1 January 2010", "")
    assert new.note == "The day on which the lists of 2010 began is not known. 2010-01-01 is chosen."


@pytest.mark.parametrize(
    ("key", "first", "sideboard", "chapter"),
    [
        ("pack-war", "A deck has exactly 15 cards.", "No sideboard.", "Pack War"),
        ("sealed-2", "A deck has exactly 30 cards.", "No sideboard.", "Sealed Pack"),
        ("sealed-3", "A deck has at least 30 cards.", "The sideboard: none or exactly 15 cards.", "Sealed Pack"),
        ("draft-2", "A deck has at least 30 cards.", "No sideboard.", "Draft"),
        ("draft-3", "A deck has at least 30 cards.", "The sideboard: none or exactly 15 cards.", "Draft"),
        ("draft-4", "A deck has at least 30 cards.", "The sideboard: none or exactly 15 cards.", "Draft"),
    ],
)
def test_limited_formats_say_what_a_deck_is_made_of(key, first, sideboard, chapter):
    found = of_2009(key)
    assert found.rules == (first, "All cards come from the pool. You can play every copy that is in it.", sideboard)
    assert found.source == f"Rule book of 2009, “{chapter}”"


def test_sealed_with_two_boosters_is_played_without_building():
    assert of_2009("sealed-2").about == "You play all cards of your boosters, without building a deck."
    assert of_2009("sealed-3").about.startswith("You open your boosters and build a deck of them")


@pytest.mark.parametrize("deck_format", FORMATS_OF_2009, ids=lambda deck_format: deck_format.key)
def test_every_format_of_2009_has_a_sentence(deck_format):
    assert words(deck_format, "epic-tcg").about.endswith(".")
