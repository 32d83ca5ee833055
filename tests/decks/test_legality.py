"""What formats say about one card."""

from dataclasses import replace

from decks.legality import Legality, legalities, legality
from engine.epic.construction import BanList, by_key

CONSTRUCTED, BANS, PRECONSTRUCTED = map(by_key, ("constructed", "constructed-2017", "preconstructed"))


def test_a_card_without_limits_is_legal_in_three_copies_and_drafted_in_any_number():
    assert legality("Kong", CONSTRUCTED) == Legality(CONSTRUCTED, "legal", 3)
    assert legality("Kong", by_key("dark")) == Legality(by_key("dark"), "legal", None)


def test_a_banned_card():
    assert legality("Ceasefire", BANS) == Legality(BANS, "banned", 0)
    assert not legality("Ceasefire", BANS).playable
    assert legality("Ceasefire", CONSTRUCTED).playable


def test_a_restricted_card():
    strict = replace(CONSTRUCTED, lists=(BanList("Strict", restricted=("Kong",)),))
    assert legality("Kong", strict) == Legality(strict, "restricted", 1)
    assert legality("Kong", strict).playable


def test_a_card_that_the_sets_of_the_format_do_not_print():
    assert legality("Teleport", PRECONSTRUCTED) == Legality(PRECONSTRUCTED, "not printed", 0)
    assert legality("Kong", PRECONSTRUCTED) == Legality(PRECONSTRUCTED, "legal", 1)


def test_a_deity_is_of_no_deck():
    assert legalities("Helena, the Valiant") == ()
    assert [one.status for one in legalities("Fumble")] == ["legal", "banned", "not printed", *["legal"] * 17]
