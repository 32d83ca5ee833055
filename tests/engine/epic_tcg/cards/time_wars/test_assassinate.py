"""Assassinate: breaks a champion and deals 2 damage to each other champion of the same player."""

from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_one_and_hurts_the_others_of_that_player(table):
    game = table(
        you=Side(hand=["Assassinate"], board=["Tim"]), opponent=Side(board=["Hulk", "Insect", "Lizard Guard", "Hive"])
    )
    game.play("Assassinate")
    game.could_choose("Tim", "Hulk", "Insect", "Lizard Guard")
    game.choose("Hulk")
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Lizard Guard", "Hive"], ["Tim"])
    assert (game.piece("Lizard Guard").damage, game.opponent.mojo) == (2, 30)


def test_the_target_takes_no_damage_though_it_cannot_be_broken(table):
    game = table(you=Side(hand=["Assassinate"]), opponent=Side(board=["Bruiser", "Muse"]), step="end")
    game.play("Assassinate")
    game.choose("Bruiser")
    assert game.you.actions == 0
    game.resolve()
    assert (game.piece("Bruiser").damage, game.piece("Muse").damage) == (0, 2)


def test_without_its_target_it_fails(table):
    game = table(you=Side(hand=["Assassinate"]), opponent=Side(board=["Hulk", "Muse"], hand=["Shelter"]))
    game.play("Assassinate")
    game.choose("Hulk")
    game.passes()
    game.opponent.play("Shelter")
    game.mode(1)
    game.choose("Hulk")
    game.resolve()
    game.resolve()
    assert (game.opponent.board, game.piece("Muse").damage) == (["Hulk", "Muse"], 0)
