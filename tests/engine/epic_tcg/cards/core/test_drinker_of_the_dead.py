"""Drinker of the Dead: a deadly, unbreakable 4/4; each champion that breaks costs a player 2 Mojo that you gain."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_each_champion_that_breaks_is_2_mojo_from_a_player_to_you(table):
    game = table(
        you=Side(hand=["Apocalypse"], board=["Drinker of the Dead", "Tim"]),
        opponent=Side(board=["Zombie", "Hulk", "Gold"]),
    )
    game.play("Apocalypse")
    game.mode(0)
    game.resolve()
    for _ in range(2):
        game.order("Drinker of the Dead")
        game.choose("opponent")
    game.choose("opponent")  # the last one is put on the line by itself
    assert game.line == ["Drinker of the Dead"] * 3  # for Tim, the token and Hulk
    for _ in range(3):
        game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (36, 24)
    assert game.you.board == ["Drinker of the Dead"]


def test_neither_banished_champions_nor_broken_objects_count(table):
    game = table(
        you=Side(hand=["Begone!", "Deathblow"], board=["Drinker of the Dead"]), opponent=Side(board=["Hulk", "Gold"])
    )
    game.play("Begone!")
    game.choose("Hulk")
    game.resolve()
    game.play("Deathblow")
    game.choose("Gold")
    game.resolve()
    assert (game.line, game.opponent.board, game.asks) == ([], [], "priority")


def test_its_damage_is_deadly(table):
    game = table(you=Side(board=["Drinker of the Dead"]), opponent=Side(board=["Graft-Steel Crusher"]), step="battle")
    game.go_on()
    game.attack("Drinker of the Dead")
    game.go_on()
    game.block("Graft-Steel Crusher")
    game.go_on()
    assert game.opponent.board == []
    game.choose("you")  # the loss may hit yourself
    game.resolve()
    assert (game.you.mojo, game.you.board) == (30, ["Drinker of the Dead"])


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Drinker of the Dead") == ("build", 1, 4, 4)
