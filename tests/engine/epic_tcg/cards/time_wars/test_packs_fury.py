"""Pack's Fury: break all champions and make three Wolves."""

from engine.epic_tcg.language import WILD
from tests.engine.epic_tcg.scenario import Side


def test_champions_break_and_three_wolves_are_left(table):
    game = table(
        you=Side(hand=["Pack's Fury"], board=["Wolf", "Hulk", "Hive"]), opponent=Side(board=["Muse", "Diamond Golem"])
    )
    game.play("Pack's Fury")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Hive", "Wolf", "Wolf", "Wolf"], ["Diamond Golem"])
    wolf = game.piece("Wolf#3")
    assert (wolf.offense, wolf.defense, wolf.alignment, game.you.actions) == (2, 2, WILD, 0)
    assert game.opponent.discard_pile == ["Muse"]


def test_it_is_for_your_build_step(table):
    game = table(you=Side(hand=["Pack's Fury"]), opponent=Side(), step="pre_battle")
    game.could_play()
