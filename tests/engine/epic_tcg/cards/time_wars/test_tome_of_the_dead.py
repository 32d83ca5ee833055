"""Tome of the Dead: for each champion that breaks, but constructed ones and Zombies, you get a Zombie."""

from tests.engine.epic_tcg.scenario import Side


def test_a_zombie_for_each_broken_champion_of_anybody(table):
    game = table(
        you=Side(board=["Tome of the Dead", "Muse"], hand=["Pack's Fury"]),
        opponent=Side(board=["Hulk", "Human", "Zombie", "Graft-Steel Crusher", "Hive"]),
    )
    game.play("Pack's Fury")
    game.resolve()
    for _ in range(2):
        game.order("Tome of the Dead")
    assert game.line == ["Tome of the Dead"] * 3
    for _ in range(3):
        game.resolve()
    assert game.you.board == ["Tome of the Dead"] + ["Wolf"] * 3 + ["Zombie"] * 3
    assert game.opponent.board == ["Hive"]


def test_banished_champions_and_broken_objects_give_none(table):
    game = table(
        you=Side(board=["Tome of the Dead"], hand=["Rule of Law", "Hive Response"], actions=2),
        opponent=Side(board=["Hulk", "Hive"]),
    )
    game.play("Rule of Law")
    game.mode(1)
    game.resolve()
    game.play("Hive Response")
    game.choose("Hive")
    game.resolve()
    assert (game.opponent.board, game.line) == ([], [])
    assert game.you.board == ["Tome of the Dead", "Insect", "Insect"]


def test_it_is_fast(table):
    game = table(you=Side(hand=["Tome of the Dead"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Tome of the Dead")
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Tome of the Dead"], 0)
