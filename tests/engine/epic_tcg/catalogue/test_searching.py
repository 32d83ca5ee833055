"""What is read from cards of the Epic TCG for searches: keywords and wards, words for what a card does, no numbers
where they depend on the game."""

import pytest

from engine.epic_tcg.catalogue import CARD_OF, SEARCHABLE
from engine.epic_tcg.catalogue.searching import KEYWORDS, WARDS

FIELD = {field.name: field for field in SEARCHABLE.fields}


def read(field, name):
    found = FIELD[field].of(CARD_OF[name])
    return found if isinstance(found, (str, int, type(None))) else set(found)


def test_wards_are_named_for_what_they_keep_off():
    assert WARDS == ("good-ward", "evil-ward", "natural-ward", "champion-ward", "event-ward")
    assert read("keyword", "Archangel") == {"airborne", "breakthrough", "evil-ward"}
    assert read("keyword", "Treant") >= {"natural-ward"}
    assert set(WARDS) < set(KEYWORDS)


def test_a_keyword_under_a_condition_is_not_always_had():
    assert "unbreakable" not in read("keyword", "Bladed Vampire")  # during its player's turn only
    assert read("keyword", "Bladed Vampire") == {"hunter", "unblockable"}


@pytest.mark.parametrize(
    ("name", "deeds"),
    [
        ("Ambush", {"draw", "put-into-play"}),
        ("Apocalypse", {"additional-cost", "lose-mojo", "break"}),
        ("Avenging Angel", {"continuous"}),
        ("Book of Secrets", {"activated", "draw", "prepare"}),
        ("Army of the Apocalypse", {"modes", "draw", "put-into-play"}),
        ("Brush Aside", {"stop", "banish"}),
        ("Angel of Despair", {"triggered", "unveiled", "discard"}),
        ("Burrowing Wurm", set()),  # nothing but keywords
    ],
)
def test_words_say_what_a_card_does(name, deeds):
    assert read("ability", name) == deeds


def test_what_works_in_the_discard_pile_counts_too():
    """Aftershock deals damage from there when its player plays a card; at Any Price costs Mojo to come back."""
    assert read("ability", "Aftershock") == {"damage", "triggered"}
    assert read("ability", "At Any Price") == {"draw", "triggered", "lose-mojo", "put-into-hand"}
    assert read("text", "Aftershock").endswith(read("discard", "Aftershock"))
    assert read("discard", "Ambush") == ""


def test_numbers_are_those_of_champions_unless_they_depend_on_the_game():
    assert (read("offense", "Ancient Red Dragon"), read("defense", "Ancient Red Dragon")) == (9, 9)
    assert read("offense", "Avatar") is read("defense", "Avatar") is None  # the Mojo of its player
    assert read("offense", "Ambush") is None
    assert (read("number", "Ancient Red Dragon"), read("number", "Abomination")) == (3, 1)


def test_a_card_of_no_booster_has_no_sheet():
    assert read("sheet", "Black Dragon") == set()
    assert (read("rarity", "Black Dragon"), read("set", "Black Dragon")) == ({"prize"}, {"Prize"})
    assert SEARCHABLE.products(CARD_OF["Black Dragon"]) == ("Prize",)


def test_the_lists_of_2010_say_which_cards_are_gifts():
    assert read("gift", "Time Capsule") == {"yes"}
    assert read("gift", "Ambush") == {"no"}
