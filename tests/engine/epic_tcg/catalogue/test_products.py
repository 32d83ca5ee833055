"""The catalogue of the Epic TCG: what its sets hold, counted by hand, and how people look cards up."""

from collections import Counter

import pytest

from engine.epic_tcg.catalogue import (
    CARDS,
    CORE,
    GIFTS_2009,
    GIFTS_2010,
    NUMBER_OF,
    PRECON,
    PRIZE,
    SETS,
    TIME_WARS,
    TOKENS,
    Rarity,
    Sheet,
    UnknownCard,
    by_name,
    facts,
    rarity_of,
    sheet_of,
    type_line,
)
from engine.epic_tcg.language import CHAMPION, EVENT, OBJECT
from engine.kernel.names import fold


def test_the_sets_hold_504_cards():
    kinds = {name: Counter(card.kind for card in cards) for name, cards in SETS}
    assert kinds == {
        CORE: {CHAMPION: 138, EVENT: 133, OBJECT: 29},
        TIME_WARS: {CHAMPION: 75, EVENT: 83, OBJECT: 16},
        PRIZE: {CHAMPION: 10, EVENT: 8, OBJECT: 4},
        PRECON: {CHAMPION: 3, EVENT: 3, OBJECT: 2},
    }
    assert len(CARDS) == 300 + 174 + 22 + 8


def test_collector_numbers_follow_the_alphabet_word_by_word():
    assert [NUMBER_OF[name] for name in ("Hell's Gate", "Hell's Surge", "Hellfire")] == [66, 67, 68]
    assert [NUMBER_OF[name] for name in ("Fire Breathing Dragon", "Fire Elemental", "Fireball")] == [94, 95, 96]
    assert [NUMBER_OF[name] for name in ("Aftershock", "Timekeeper", "Time-Out", "You Lack Faith")] == [
        1,
        273,
        274,
        300,
    ]
    assert [NUMBER_OF[name] for name in ("Abomination", "You're Not Welcome")] == [1, 174]


def test_every_sheet_of_the_core_set_holds_a_hundred_cards():
    core = dict(SETS)[CORE]
    assert Counter(sheet_of(card.name) for card in core) == {Sheet.FAST: 100, Sheet.SLOW: 100, Sheet.RARE: 100}


def test_the_sheets_of_time_wars():
    assert Counter(sheet_of(card.name) for card in dict(SETS)[TIME_WARS]) == {
        Sheet.FAST: 43, Sheet.SLOW: 34, Sheet.FREE: 26, Sheet.STOP: 9, Sheet.WRATH: 9, Sheet.RARE: 34, Sheet.ULTRA: 19,
    }  # fmt: skip


def test_prizes_and_precons_come_in_no_booster():
    assert {sheet_of(card.name) for name in (PRIZE, PRECON) for card in dict(SETS)[name]} == {None}
    assert rarity_of("Doomsday Device") is Rarity.PRIZE
    assert rarity_of("Carnosaur") is Rarity.ULTRA


def test_gift_cards_as_the_rule_book_lists_them_and_as_of_2010():
    assert (len(GIFTS_2009), len(GIFTS_2010)) == (38, 47)
    assert sorted(GIFTS_2009 - GIFTS_2010) == ["Timewalker"]


def test_tokens_have_facts_too():
    assert {token.name: type_line(token) for token in TOKENS}["Bird"] == "Wild natural champion token"
    bird = facts(TOKENS[0])
    assert (bird["name"], bird["offense"], bird["defense"], bird["price"], bird["set"]) == ("Bird", 1, 1, None, None)


def test_facts_of_a_champion():
    found = facts(by_name("archangel"))
    assert {key: found[key] for key in ("name", "set", "number", "rarity", "sheet", "type", "alignment", "origin")} == {
        "name": "Archangel", "set": "Core Set", "number": 9, "rarity": "common", "sheet": "slow", "type": "champion",
        "alignment": "good", "origin": "magical",
    }  # fmt: skip
    assert (found["price"], found["speed"], found["instantaneous"]) == ("action", "paced", False)
    assert (found["offense"], found["defense"], found["gift"]) == (8, 8, False)


def test_strengths_that_depend_on_the_game_are_x():
    avatar = facts(by_name("Avatar"))
    assert (avatar["offense"], avatar["defense"]) == ("X", "X")
    event = facts(by_name("Blast"))
    assert (event["offense"], event["defense"], event["speed"], event["instantaneous"]) == (None, None, "fast", False)
    assert facts(by_name("Guardian Angel"))["instantaneous"]


@pytest.mark.parametrize("typed", ["t rex", "T-REX", "trex"])
def test_a_name_is_found_however_it_is_typed(typed):
    assert by_name(typed).name == "T-Rex"


def test_a_name_that_nothing_has_is_refused_with_names_that_come_close():
    with pytest.raises(UnknownCard) as refused:
        by_name("Dark Angle")
    assert str(refused.value).startswith('No card is called "Dark Angle". Did you mean Dark Angel')


def test_no_two_names_fold_alike():
    assert len({fold(card.name) for card in CARDS}) == len(CARDS)
