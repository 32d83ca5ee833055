"""Gladiator: a deadly 5/9 that breaks another target champion when it enters."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_when_it_enters_it_breaks_another_champion(table):
    game = table(you=Side(hand=["Gladiator"], board=["Tim"]), opponent=Side(board=["Hulk", "Gold", "Winter Fairy"]))
    game.play("Gladiator")
    game.resolve()
    game.could_choose("Tim", "Hulk")
    game.choose("Hulk")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Tim", "Gladiator"], ["Gold", "Winter Fairy"])


def test_it_must_break_your_own_if_there_is_no_other(table):
    game = table(you=Side(hand=["Gladiator"], board=["Tim"]), opponent=Side(board=["Gold"]))
    game.play("Gladiator")
    game.resolve()
    assert game.line == ["Gladiator"]
    game.resolve()
    assert (game.you.board, game.you.discard_pile) == (["Gladiator"], ["Tim"])


def test_its_blow_is_deadly(table):
    game = table(you=Side(board=["Gladiator"]), opponent=Side(board=["Hulk"]), turn_of="opponent", step="battle")
    game.go_on()
    game.attack("Hulk", whom="you")
    game.go_on()
    game.block("Gladiator")
    game.go_on()
    assert (game.you.board, game.opponent.board) == ([], [])  # 9 on a 5/9, 5 deadly on a 9/9


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Gladiator") == ("build", 1, 5, 9)
