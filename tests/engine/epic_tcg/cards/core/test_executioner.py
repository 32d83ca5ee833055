"""Executioner: a 4/4 that breaks another champion when it enters, and one when it is expended and a card discarded."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side


def test_when_it_enters_it_breaks_another_champion(table):
    game = table(you=Side(hand=["Executioner"], board=["Tim"]), opponent=Side(board=["Hulk", "Gold"]))
    game.play("Executioner")
    game.resolve()
    game.could_choose("Tim", "Hulk")
    game.choose("Hulk")
    assert game.line == ["Executioner"]
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Tim", "Executioner"], ["Gold"])


def test_alone_it_breaks_nobody(table):
    game = table(you=Side(hand=["Executioner"]), opponent=Side(board=["Gold"]))
    game.play("Executioner")
    game.resolve()
    assert (game.you.board, game.line, game.opponent.board) == (["Executioner"], [], ["Gold"])


def test_for_a_card_discarded_it_breaks_a_champion(table):
    game = table(you=Side(board=["Executioner"], hand=["Thrust", "Druid"]), opponent=Side(board=["Hulk", "Gold"]))
    game.use("Executioner")
    game.could_choose("Executioner", "Hulk")
    game.choose("Hulk")
    game.could_choose("Thrust", "Druid")
    game.choose("Druid")
    assert (game.you.discard_pile, game.piece("Executioner").expended) == (["Druid"], True)
    game.resolve()
    assert game.opponent.board == ["Gold"]


def test_without_a_card_it_cannot(table):
    table(you=Side(board=["Executioner"]), opponent=Side(board=["Hulk"])).could_use()


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Executioner") == ("build", 1, 4, 4)
    assert usable_in_the_opponents_turn(table, "Executioner", hand=["Thrust"])
