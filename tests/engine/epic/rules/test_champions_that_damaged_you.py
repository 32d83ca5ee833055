"""Champions that dealt damage to a player this turn, on a card made up here."""

import pytest

from engine.epic import language as lang
from engine.epic.language import Champion, Target
from engine.epic.positions.notation import read, write
from engine.epic.rules.derive import damaged_player
from tests.engine.epic.made_up import champion, event, known, laws
from tests.engine.epic.scenario import Side, in_play

AVENGER = champion(
    "Made-up Avenger", lang.AMBUSH, lang.Tribute(lang.Banish(Target(Champion(damaged_you=True)))), classes="angel"
)
PINGER = champion("Made-up Pinger", lang.Power((lang.EXPEND,), lang.Damage(1, Target(lang.ANYTHING))))
RETREAT = event("Made-up Retreat", lang.ReturnToHand(Target(lang.CHAMPION)))


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(AVENGER, PINGER, RETREAT):
        yield


def test_attackers_that_came_through_can_be_chosen_and_others_cannot(table):
    game = table(
        you=Side(board=["Kong", "Wolf", "Lurking Giant"]), opponent=Side(hand=["Made-up Avenger"], board=["Human"])
    )
    game.attack("Kong", "Wolf")
    game.go_to("blockers")
    game.block()
    game.go_to("end-offer")
    game.opponent.play("Made-up Avenger")
    game.could_choose("Kong", "Wolf")
    game.choose("Kong")
    assert game.you.board == ["Wolf", "Lurking Giant"]


def test_damage_outside_battle_counts_damage_to_the_other_player_does_not(table):
    game = table(you=Side(board=["Made-up Pinger", "Made-up Pinger", "Kong"]), opponent=Side(hand=["Made-up Avenger"]))
    game.use("Made-up Pinger")
    game.choose("opponent")
    game.use("Made-up Pinger#2")
    game.choose("you")
    game.go_to("end-offer")
    game.opponent.play("Made-up Avenger")
    assert game.you.board == ["Made-up Pinger", "Kong"]
    assert game.champion("Made-up Pinger").expended


def test_4_5_2d_it_is_forgotten_when_the_turn_ends(table):
    game = table(you=Side(board=["Kong"]), opponent=Side(hand=["Made-up Avenger"]))
    game.attack("Kong")
    game.go_to("main")
    game.end_turn()
    game.play("Made-up Avenger")
    assert game.you.board == ["Kong"]


def test_a_champion_that_comes_back_is_another_one(table):
    """Its card may be the same; the champion that dealt the damage is gone."""
    game = table(
        you=Side(board=[in_play("Made-up Pinger", damaged_players="opponent")], hand=["Made-up Retreat"]),
        opponent=Side(hand=["Made-up Avenger"]),
    )
    assert damaged_player(game.game, game.champions()[0], 1)
    game.play("Made-up Retreat")
    game.play("Made-up Pinger")
    assert not damaged_player(game.game, game.champions()[0], 1)
    game.go_to("end-offer")
    game.opponent.play("Made-up Avenger")
    assert game.you.board == ["Made-up Pinger"]


def test_positions_and_copies_keep_it(table):
    game = table(
        you=Side(
            board=[in_play("Kong", damaged_players="you opponent"), in_play("Wolf", damaged_players="opponent"), "Wolf"]
        ),
        opponent=Side(hand=["Made-up Avenger"]),
    )
    assert laws(game.game) == []
    assert "board=Kong(struck=0+1),Wolf(struck=1),Wolf" in write(game.game)
    assert write(read(write(game.game))) == write(game.game)
    game.go_to("end-offer")
    game.opponent.play("Made-up Avenger")
    game.could_choose("Kong", "Wolf")
    game.choose("Wolf")
