"""Repopulate: draw two cards and make two Tigers."""

from engine.epic_tcg.language import WILD
from tests.engine.epic_tcg.scenario import Side


def test_two_cards_and_two_tigers(table):
    game = table(you=Side(hand=["Repopulate"], board=["Hive"]), opponent=Side())
    game.play("Repopulate")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.hand, game.you.board) == (["Burrowing Wurm"] * 2, ["Hive", "Tiger", "Tiger"])
    tiger = game.piece("Tiger#1")
    assert (tiger.offense, tiger.defense, tiger.alignment, game.opponent.board) == (3, 3, WILD, [])


def test_it_is_for_your_build_step(table):
    game = table(you=Side(hand=["Repopulate"]), opponent=Side(), step="pre_battle")
    game.could_play()
