"""Whom continuous abilities reach (3.3), on cards made up here: by token, by class, by name, by side."""

import pytest

from engine.epic import language as lang
from engine.epic.language import BLITZ, OPPONENT, UNTARGETABLE, YOU, Champion, StaticAbility
from tests.engine.epic.made_up import champion, event, known, laws
from tests.engine.epic.scenario import Side, in_play

TAMER = champion(
    "Made-up Tamer",
    StaticAbility(Champion(cls="wolf", token=True, whose=YOU), BLITZ, offense=1, defense=1),
    classes="wolf elf",
)
DRILL = champion("Made-up Drill Sergeant", StaticAbility(Champion(token=False, other=True, whose=YOU), offense=2))
ESCORT = champion("Made-up Escort", StaticAbility(Champion(whose=YOU, not_named="Made-up Escort"), UNTARGETABLE))
GLOOM = champion("Made-up Gloom", StaticAbility(Champion(token=True, whose=OPPONENT), offense=-1))
ZEALOT = champion("Made-up Zealot", StaticAbility(Champion(lang.EVIL, other=True, whose=YOU), offense=3))
PIPER = champion("Made-up Piper", StaticAbility(Champion(whose=YOU, not_named="Wolf"), BLITZ))
HAIL = event("Made-up Hail", lang.Damage(1, lang.Each(Champion(not_named="Kong"))))
BOLT = event("Made-up Bolt", lang.Damage(1, lang.Target(lang.CHAMPION)))


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(TAMER, DRILL, ESCORT, GLOOM, ZEALOT, PIPER, HAIL, BOLT):
        yield


def test_only_tokens_of_the_class_are_reached(table):
    """The elf is a wolf and no token, the human a token and no wolf."""
    game = table(you=Side(board=["Made-up Tamer", in_play("Wolf", deploying=True), "Human"]))
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense, wolf.keywords) == (3, 3, {"blitz"})
    assert (game.champion("Made-up Tamer").offense, game.champion("Human").offense) == (3, 1)
    game.could_attack_with("Wolf", "Made-up Tamer", "Human")


def test_cards_are_reached_and_tokens_are_not(table):
    """2.3.6: a token that is a copy of a card is still a token."""
    board = ["Made-up Drill Sergeant", "Kong", in_play("Lurking Giant", token=True), "Wolf"]
    game = table(you=Side(board=board), opponent=Side(board=["Fire Shaman"]))
    offenses = [game.champion(name).offense for name in ("Kong", "Lurking Giant", "Wolf", "Fire Shaman")]
    assert offenses == [15, 11, 2, 3]


def test_those_of_the_same_name_are_left_out(table):
    """Two escorts guard everybody but each other."""
    game = table(
        you=Side(hand=["Made-up Bolt"]), opponent=Side(board=["Made-up Escort", "Made-up Escort", "Kong", "Wolf"])
    )
    game.play("Made-up Bolt")
    game.could_choose("Made-up Escort", "Made-up Escort#2")
    game.choose("Made-up Escort")


def test_those_of_a_name_that_is_told_are_left_out_and_namesakes_of_the_card_are_not(table):
    game = table(you=Side(hand=["Made-up Hail"], board=["Made-up Piper", "Wolf", "Kong"]))
    assert [game.champion(name).keywords for name in ("Made-up Piper", "Wolf", "Kong")] == [{"blitz"}, set(), {"blitz"}]
    game.play("Made-up Hail")
    assert [game.champion(name).damage for name in ("Made-up Piper", "Wolf", "Kong")] == [1, 1, 0]


def test_the_other_side_is_reached(table):
    game = table(you=Side(board=["Wolf", "Kong"]), opponent=Side(board=["Made-up Gloom", "Wolf"]))
    assert [game.champion(name).offense for name in ("your Wolf", "Kong", "their Wolf")] == [1, 13, 2]


def test_an_alignment_that_is_given_counts(table):
    """2.5.3: a good human that a leader makes evil too is reached where evil ones are."""
    game = table(you=Side(board=["Made-up Zealot", "Human", "Wolf"]))
    assert [game.champion(name).offense for name in ("Human", "Wolf")] == [1, 2]
    game = table(you=Side(board=["Made-up Zealot", "Dark Leader", "Human", "Wolf"]))
    assert [game.champion(name).offense for name in ("Human", "Wolf")] == [5, 2]


def test_laws_hold_with_made_up_auras(table):
    game = table(
        you=Side(board=["Made-up Tamer", "Made-up Drill Sergeant", "Wolf"]),
        opponent=Side(board=["Made-up Escort", "Made-up Gloom", "Made-up Zealot", "Human"]),
    )
    assert laws(game.game) == []
