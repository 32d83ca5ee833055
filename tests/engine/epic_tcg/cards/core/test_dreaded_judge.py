"""Dreaded Judge: a 5/9 that stops target ability at once, for nothing."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_it_stops_activated_abilities_again_and_again(table):
    game = table(you=Side(board=["Dark Prince", "Death"]), opponent=Side(board=["Dreaded Judge", "Hulk"]))
    game.use("Dark Prince")
    game.use("Death")
    game.choose("Hulk")
    game.passes()
    game.opponent.use("Dreaded Judge")
    game.could_choose("Dark Prince", "Death")
    game.choose("Dark Prince")
    assert (game.line, game.decider) == (["Death"], "opponent")
    game.opponent.use("Dreaded Judge")
    assert (game.line, game.you.board) == ([], ["Dark Prince", "Death"])
    assert game.piece("Dreaded Judge").prepared
    assert game.opponent.board == ["Dreaded Judge", "Hulk"]


def test_it_stops_when_triggers(table):
    game = table(you=Side(hand=["Gladiator"]), opponent=Side(board=["Dreaded Judge"]))
    game.play("Gladiator")
    game.resolve()
    game.passes()
    game.opponent.use("Dreaded Judge")
    assert (game.line, game.opponent.board, game.you.board) == ([], ["Dreaded Judge"], ["Gladiator"])


def test_cards_and_instantaneous_abilities_are_out_of_its_reach(table):
    game = table(you=Side(hand=["Hulk"], board=["Dark Assassin"]), opponent=Side(board=["Dreaded Judge", "Bruiser"]))
    game.play("Hulk")
    game.passes()
    game.could_use()
    game.passes()
    game.use("Dark Assassin")
    game.choose("Dreaded Judge")
    assert game.opponent.board == ["Bruiser"]


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Dreaded Judge") == ("build", 1, 5, 9)
