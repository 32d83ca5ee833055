"""Abilities that trigger in a battle know the other player: who is attacked, and who attacks (4.4.2, 4.4.7)."""

import pytest

from engine.epic.language import (
    THAT_PLAYER,
    Champion,
    Damage,
    Each,
    LoseHealth,
    On,
    Whenever,
)
from tests.engine.epic.made_up import champion, known
from tests.engine.epic.scenario import Side

RAIDER = champion("Made-up Raider", Whenever(On.ATTACKS, Damage(1, Each(Champion(whose=THAT_PLAYER)))))
WARDEN = champion("Made-up Warden", Whenever(On.BLOCKS, LoseHealth(2, THAT_PLAYER)), offense=1, defense=9)


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(RAIDER, WARDEN):
        yield


def test_an_attack_is_told_of_the_defending_player(table):
    game = table(you=Side(board=["Made-up Raider", "Human"]), opponent=Side(board=["Human", "Wolf"]))
    game.attack("Made-up Raider")
    assert (game.you.board, game.opponent.board) == (["Made-up Raider", "Human"], ["Wolf"])
    assert game.champion("Wolf").damage == 1
    game.go_to("blockers")
    game.block()
    game.go_to("main")


def test_on_their_turn_you_are_the_defending_player(table):
    game = table(
        turn_of="opponent", you=Side(board=["Human", "Wolf"]), opponent=Side(board=["Made-up Raider", "Human"])
    )
    game.attack("Made-up Raider")
    assert (game.you.board, game.opponent.board) == (["Wolf"], ["Made-up Raider", "Human"])
    game.go_to("blockers")
    game.block()
    game.go_to("main")


def test_a_block_is_told_of_the_attacking_player(table):
    game = table(you=Side(board=["Wolf"]), opponent=Side(board=["Made-up Warden"]))
    game.attack("Wolf")
    game.go_to("blockers")
    game.block("Made-up Warden")
    assert (game.you.health, game.opponent.health) == (28, 30)
    game.go_to("main")
