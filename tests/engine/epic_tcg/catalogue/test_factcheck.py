"""Facts of the Epic TCG that somebody else wrote down: what is compared with the catalogue, and what is refused."""

import json

import pytest

from engine.epic_tcg.catalogue.factcheck import differences, read
from engine.kernel.factcheck import BadFacts
from tests.engine.epic_tcg.written import written


def found(file):
    return [str(one) for one in differences(read(json.dumps(file)))]


def entry(file, name):
    return next(one for one in file["cards"] if one["name"] == name)


def test_a_file_that_agrees_has_no_differences():
    assert found(written()) == []


@pytest.mark.parametrize(
    ("name", "field", "value", "sentence"),
    [
        ("Archangel", "set", "Time Wars", "Archangel: set Core Set in the catalogue, Time Wars in the file"),
        ("Archangel", "collector_number", 8, "Archangel: collector_number 9 in the catalogue, 8 in the file"),
        ("Archangel", "type", "event", "Archangel: type champion in the catalogue, event in the file"),
        ("Archangel", "alignment", "evil", "Archangel: alignment good in the catalogue, evil in the file"),
        ("Archangel", "origin", "natural", "Archangel: origin magical in the catalogue, natural in the file"),
        ("Archangel", "cost", "free", "Archangel: cost action in the catalogue, free in the file"),
        ("Archangel", "speed", "fast", "Archangel: speed paced in the catalogue, fast in the file"),
        ("Archangel", "instantaneous", True, "Archangel: instantaneous no in the catalogue, yes in the file"),
        ("Archangel", "offense", 7, "Archangel: offense 8 in the catalogue, 7 in the file"),
        ("Avatar", "defense", 0, "Avatar: defense X in the catalogue, 0 in the file"),
        ("Blast", "offense", 0, "Blast: offense none in the catalogue, 0 in the file"),
        (
            "Archangel",
            "keywords",
            ["airborne"],
            "Archangel: keywords airborne, breakthrough, evil ward in the catalogue, airborne in the file",
        ),
        ("Archangel", "rarity", "rare", "Archangel: rarity common in the catalogue, rare in the file"),
        ("Archangel", "booster_slot", None, "Archangel: booster_slot slow in the catalogue, none in the file"),
        ("Thrust", "gift", False, "Thrust: gift yes in the catalogue, no in the file"),
        ("Timewalker", "gift_in_2009_rulebook", False,
         "Timewalker: gift_in_2009_rulebook yes in the catalogue, no in the file"),
        ("The Herald", "restricted", False, "The Herald: restricted yes in the catalogue, no in the file"),
        ("Doom", "banned", False, "Doom: banned yes in the catalogue, no in the file"),
    ],
)  # fmt: skip
def test_every_field_is_compared(name, field, value, sentence):
    file = written()
    entry(file, name)[field] = value
    assert found(file) == [sentence]


def test_the_order_of_cards_and_keywords_says_nothing():
    file = written()
    entry(file, "Archangel")["keywords"].reverse()
    file["cards"].reverse()
    assert found(file) == []


def test_a_card_that_only_one_side_has():
    file = written()
    entry(file, "Archangel")["name"] = "Archfiend"
    assert found(file) == ["Archangel: only the catalogue has it", "Archfiend: only the file has it"]


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("offense", "Y", "a whole number, X or null"),
        ("offense", True, "a whole number, X or null"),
        ("keywords", "airborne", "a list of words"),
        ("gift", 1, "true or false"),
        ("booster_slot", 3, "a text or null"),
        ("speed", None, "a text"),
    ],
)
def test_a_fact_of_another_form_is_refused_with_its_card(field, value, words):
    file = written()
    entry(file, file["cards"][1]["name"])[field] = value
    with pytest.raises(BadFacts) as refused:
        read(json.dumps(file))
    assert str(refused.value) == f'Card 2 ({file["cards"][1]["name"]}) has a "{field}" that is not {words}.'


def test_a_file_without_cards_is_refused():
    with pytest.raises(BadFacts) as refused:
        read("{}")
    assert str(refused.value) == 'It is not a list of facts: it must be an object with the list "cards".'
