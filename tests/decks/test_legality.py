"""What formats say about one card."""

from dataclasses import replace

from decks.legality import Legality, legalities, legality
from engine import games
from engine.epic.construction import BanList, by_key

EPIC = games.of("epic").construction

CONSTRUCTED, BANS, PRECONSTRUCTED = map(by_key, ("constructed", "constructed-2017", "preconstructed"))


def test_a_card_without_limits_is_legal_in_three_copies_and_drafted_in_any_number():
    assert legality("Kong", CONSTRUCTED, EPIC) == Legality(CONSTRUCTED, "legal", 3)
    assert legality("Kong", by_key("dark"), EPIC) == Legality(by_key("dark"), "legal", None)


def test_a_banned_card():
    assert legality("Ceasefire", BANS, EPIC) == Legality(BANS, "banned", 0)
    assert not legality("Ceasefire", BANS, EPIC).playable
    assert legality("Ceasefire", CONSTRUCTED, EPIC).playable


def test_a_restricted_card():
    strict = replace(CONSTRUCTED, lists=(BanList("Strict", restricted=("Kong",)),))
    assert legality("Kong", strict, EPIC) == Legality(strict, "restricted", 1)
    assert legality("Kong", strict, EPIC).playable


def test_a_card_that_the_sets_of_the_format_do_not_print():
    assert legality("Teleport", PRECONSTRUCTED, EPIC) == Legality(PRECONSTRUCTED, "not printed", 0)
    assert legality("Kong", PRECONSTRUCTED, EPIC) == Legality(PRECONSTRUCTED, "legal", 1)


def test_a_card_of_another_game_goes_by_the_formats_of_that_game():
    epic_tcg = games.of("epic-tcg").construction
    designed = epic_tcg.by_key("designed")
    assert legality("Aftershock", designed, epic_tcg) == Legality(designed, "legal", 3)
    assert legality("The Herald", designed, epic_tcg) == Legality(designed, "restricted", 1)
    assert legality("Doom", designed, epic_tcg) == Legality(designed, "banned", 0)
    assert [one.status for one in legalities("Doom", epic_tcg)] == ["banned", *["legal"] * 11]
    assert legalities("Kong", epic_tcg) == ()


def test_a_deity_is_of_no_deck():
    assert legalities("Helena, the Valiant", EPIC) == ()
    assert [one.status for one in legalities("Fumble", EPIC)] == ["legal", "banned", "not printed", *["legal"] * 17]
