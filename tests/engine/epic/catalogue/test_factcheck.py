"""Facts that somebody else wrote down: what is compared with the catalogue, and what is refused."""

import json

import pytest

from engine.epic.catalogue.factcheck import differences, read
from engine.epic.language import GOOD, SAGE, Deity, GainHealth, On, Whenever
from engine.kernel.factcheck import BadFacts
from tests.engine.epic.written import written


def found(file):
    return [str(one) for one in differences(read(json.dumps(file)))]


def entry(file, name):
    return next(one for one in (*file["cards"], *file["tokens"]) if one["name"] == name)


def test_a_file_that_agrees_has_no_differences():
    assert found(written()) == []


@pytest.mark.parametrize(
    ("name", "field", "value", "sentence"),
    [
        ("Kong", "alignments", ["wild", "good"], "Kong: alignments wild in the catalogue, good wild in the file"),
        ("Kong", "alignments", [], "Kong: alignments wild in the catalogue, none in the file"),
        ("Kong", "type", "event", "Kong: type champion in the catalogue, event in the file"),
        ("Kong", "cost", 0, "Kong: cost 1 in the catalogue, 0 in the file"),
        ("Kong", "cost", None, "Kong: cost 1 in the catalogue, none in the file"),
        ("Kong", "classes", ["giant"], "Kong: classes giant ape in the catalogue, giant in the file"),
        ("Kong", "classes", ["ape", "giant"], "Kong: classes giant ape in the catalogue, ape giant in the file"),
        ("Kong", "offense", 14, "Kong: offense 13 in the catalogue, 14 in the file"),
        ("Kong", "defense", -1, "Kong: defense 14 in the catalogue, -1 in the file"),
        ("Lash", "defense", 0, "Lash: defense none in the catalogue, 0 in the file"),
        ("Kong", "deity_rank", "god", "Kong: deity_rank none in the catalogue, god in the file"),
        (
            "Kong",
            "printings",
            [{"set": "Base Set", "gem": "white"}],
            "Kong: printings Base Set (red) in the catalogue, Base Set (white) in the file",
        ),
        (
            "Kong",
            "printings",
            [{"set": "Base Set", "gem": "red"}, {"set": "A Promo", "gem": None}],
            "Kong: printings Base Set (red) in the catalogue, A Promo (no gem), Base Set (red) in the file",
        ),
        ("Wolf", "alignments", ["evil"], "Wolf token: alignments wild in the catalogue, evil in the file"),
        ("Wolf", "classes", ["dog"], "Wolf token: classes wolf in the catalogue, dog in the file"),
        ("Wolf", "offense", 1, "Wolf token: offense 2 in the catalogue, 1 in the file"),
        ("Wolf", "defense", 3, "Wolf token: defense 2 in the catalogue, 3 in the file"),
    ],
)
def test_every_field_is_compared(name, field, value, sentence):
    file = written()
    entry(file, name)[field] = value
    assert found(file) == [sentence]


def test_cards_and_tokens_that_only_one_side_has():
    file = written()
    entry(file, "Kong")["name"] = "King"
    entry(file, "Wolf")["name"] = "Dog"
    assert found(file) == [
        "King: only the file has it",
        "Kong: only the catalogue has it",
        "Dog token: only the file has it",
        "Wolf token: only the catalogue has it",
    ]


def test_the_order_of_cards_alignments_and_printings_says_nothing():
    two = Deity("Somebody, the Patient", GOOD | SAGE, "elder god", (Whenever(On.START_OF_YOUR_TURN, GainHealth(3)),))
    file = written(two)
    entry(file, two.name)["alignments"].reverse()
    file["tokens"].reverse()
    assert differences(read(json.dumps(file)), cards=[two]) == []


def test_a_deity_is_compared_with_its_rank():
    deity = Deity("Somebody, the Patient", GOOD, "god", (Whenever(On.START_OF_YOUR_TURN, GainHealth(3)),))
    file = written(deity)
    entry(file, deity.name)["deity_rank"] = "goddess"
    (one,) = differences(read(json.dumps(file)), cards=[deity])
    assert str(one) == "Somebody, the Patient: deity_rank god in the catalogue, goddess in the file"


LISTS = 'It is not a list of facts: it must be an object with the lists "cards" and "tokens".'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "It is not JSON: Expecting value: line 1 column 1 (char 0)."),
        ("[]", LISTS),
        ('{"cards": []}', LISTS),
        ('{"cards": {}, "tokens": []}', LISTS),
        ("[" * 100_000, "It is not a list of facts: it is nested too deeply."),
        ('{"cards": ["Kong"], "tokens": []}', "Card 1 is not an object."),
        ('{"cards": [{}], "tokens": []}', 'Card 1 has no "name".'),
        ('{"cards": [{"name": 7}], "tokens": []}', 'Card 1 has a "name" that is not a text.'),
        ('{"cards": [{"name": "Kong"}], "tokens": []}', 'Card 1 (Kong) has no "alignments".'),
        ('{"cards": [], "tokens": [{"name": "Wolf"}]}', 'Token 1 (Wolf) has no "alignments".'),
    ],
)
def test_what_is_no_list_of_facts_is_refused(text, sentence):
    with pytest.raises(BadFacts) as refused:
        read(text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("alignments", "wild", "a list of words"),
        ("classes", [1], "a list of words"),
        ("type", None, "a text"),
        ("cost", "1", "a whole number or null"),
        ("offense", 1.5, "a whole number or null"),
        ("defense", True, "a whole number or null"),
        ("deity_rank", 1, "a text or null"),
        ("printings", {"Base Set": "red"}, "a list of objects with a set and a gem"),
        ("printings", ["Base Set"], "a list of objects with a set and a gem"),
        ("printings", [{"set": "Base Set"}], "a list of objects with a set and a gem"),
        ("printings", [{"set": "Base Set", "gem": 1}], "a list of objects with a set and a gem"),
    ],
)
def test_a_fact_of_another_form_is_refused_with_its_card(field, value, sentence):
    file = written()
    entry(file, file["cards"][1]["name"])[field] = value
    with pytest.raises(BadFacts) as refused:
        read(json.dumps(file))
    assert str(refused.value) == f'Card 2 ({file["cards"][1]["name"]}) has a "{field}" that is not {sentence}.'


def test_a_card_that_is_told_of_twice_is_refused():
    file = written()
    file["cards"].append(file["cards"][0])
    with pytest.raises(BadFacts) as refused:
        read(json.dumps(file))
    assert str(refused.value) == f"Card {len(file['cards'])} (Amnesia) is told of a second time."
