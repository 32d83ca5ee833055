"""Hive's Fury: break all champions and make an Insect for each that broke."""

from tests.engine.epic_tcg.scenario import Side


def test_an_insect_for_each_champion_that_broke_tokens_and_ones_own_too(table):
    game = table(
        you=Side(hand=["Hive's Fury"], board=["Muse", "Hive"]),
        opponent=Side(board=["Hulk", "Zombie", "Diamond Golem", "Hell's Gate"]),
    )
    game.play("Hive's Fury")
    game.resolve()
    assert game.you.board == ["Hive", "Insect", "Insect", "Insect"]
    assert game.opponent.board == ["Diamond Golem", "Hell's Gate"]
    assert (game.opponent.discard_pile, game.you.actions) == (["Hulk"], 0)


def test_it_is_for_your_build_step(table):
    game = table(you=Side(hand=["Hive's Fury", "Hive Response"]), opponent=Side(board=["Hulk"]), step="pre_battle")
    game.could_play("Hive Response")
    game.go_to("build")
    game.could_play("Hive Response", "Hive's Fury")
