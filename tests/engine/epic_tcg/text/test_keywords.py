"""What a keyword is called and means stands in one table, with the section of the rule book that says it."""

import re

import pytest

from engine.epic_tcg.language import AIRBORNE, PLUS, UNBREAKABLE, Counter, Keyword, PlayerTrait, Speed
from engine.epic_tcg.text import (
    COUNTERS,
    DAMAGE_WARD,
    KEYWORDS,
    SPEEDS,
    STATES,
    TRAITS,
    WARD,
    counter_name,
    keyword_names,
)

SECTIONS = {
    "Battle", "Champions", "Continuous Abilities", "Game Terms", "Instantaneous", "Legal Targets",
    "When a Card Can Be Played",
}  # fmt: skip
SPOKEN = [*KEYWORDS.values(), *STATES.values(), *SPEEDS.values(), WARD, DAMAGE_WARD]


def test_the_table_has_every_keyword_trait_and_speed_in_the_order_of_the_vocabulary():
    assert list(KEYWORDS) == [one for one in Keyword if one]
    assert list(TRAITS) == list(PlayerTrait)
    assert list(SPEEDS) == list(Speed)


def test_a_mask_is_told_by_the_names_of_its_bits():
    assert keyword_names(UNBREAKABLE | AIRBORNE | Keyword.MUST_HUNT) == ["airborne", "unbreakable", "must hunt"]
    assert keyword_names(0) == []


@pytest.mark.parametrize("facts", SPOKEN, ids=lambda facts: facts.name)
def test_each_meaning_is_a_sentence(facts):
    assert re.fullmatch(r"[A-Z{][^.]*\.", facts.meaning)


def test_each_meaning_has_its_section_but_for_three_keywords_that_the_rule_book_of_2009_does_not_know():
    assert {facts.section.partition(":")[0] for facts in SPOKEN} == {*SECTIONS, ""}
    assert [facts.name for facts in SPOKEN if not facts.section] == ["recall", "swarm", "unstoppable"]


def test_a_quality_prints_as_a_sentence_and_a_keyword_by_its_name():
    assert KEYWORDS[Keyword.CANNOT_ATTACK].printed == "This card cannot attack."
    assert KEYWORDS[Keyword.MUST_HUNT].printed == "This card must attack a champion each turn if able."
    assert KEYWORDS[Keyword.BLOCKS_PREPARED].printed == "This card stays prepared as it blocks."
    assert KEYWORDS[AIRBORNE].printed == ""


def test_what_a_champion_is_and_what_it_has():
    assert [facts.name for facts in KEYWORDS.values() if facts.is_adjective] == [
        "unbanishable", "unblockable", "unbreakable", "unstoppable", "untargetable",
    ]  # fmt: skip


def test_a_key_is_one_word():
    assert KEYWORDS[Keyword.MUST_BE_TARGETED].key == "must-be-targeted"


def test_counters_are_called_as_they_print():
    assert counter_name(PLUS) == "+1 {offense} +1 {defense} counter"
    assert counter_name(Counter("charge")) == "charge counter"
    assert list(COUNTERS.values()) == ["0 {offense} 1 {defense} and has no abilities", "untargetable"]
