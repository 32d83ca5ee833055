"""Nature's Fury: break up to two target champions and objects."""

from tests.engine.epic_tcg.scenario import Side


def test_two_break_of_either_kind_and_side(table):
    game = table(
        you=Side(hand=["Nature's Fury"], board=["Muse"]), opponent=Side(board=["Hulk", "Hive", "Diamond Golem"])
    )
    game.play("Nature's Fury")
    game.could_choose("Muse", "Hulk", "Hive")
    game.choose("Muse", "Hulk")
    assert game.line == ["Nature's Fury"]
    game.resolve()
    assert (game.opponent.board, game.you.board, game.you.actions) == (["Hive", "Diamond Golem"], [], 0)
    assert (game.opponent.discard_pile, game.you.discard_pile) == (["Hulk"], ["Muse", "Nature's Fury"])


def test_one_is_enough(table):
    game = table(you=Side(hand=["Nature's Fury"]), opponent=Side(board=["Hulk", "Hive"]), step="pre_battle")
    game.play("Nature's Fury")
    game.choose("Hulk")
    game.done()
    game.resolve()
    assert game.opponent.board == ["Hive"]


def test_it_is_paced(table):
    game = table(you=Side(hand=["Nature's Fury"]), opponent=Side(board=["Hulk"]), step="battle")
    game.could_play()
