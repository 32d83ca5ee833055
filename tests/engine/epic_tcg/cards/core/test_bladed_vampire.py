"""Bladed Vampire: an unblockable hunter, 5/5, unbreakable in your turns, that gains the damage it deals as Mojo."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_it_cannot_be_blocked_and_gains_what_it_deals(table):
    game = table(you=Side(board=["Bladed Vampire"]), opponent=Side(board=["Hulk"]), step="battle")
    game.go_on()
    game.attack("Bladed Vampire")
    game.go_on()
    assert (game.opponent.mojo, game.you.mojo, game.line) == (25, 30, ["Bladed Vampire"])
    game.resolve()
    assert (game.you.mojo, game.asks) == (35, "priority")


def test_it_hunts_a_bigger_one_unharmed_in_your_turn(table):
    game = table(you=Side(board=["Bladed Vampire"]), opponent=Side(board=["Hulk", "Blue Dragon"]), step="battle")
    game.go_on()
    game.could_choose("opponent", "Hulk")
    game.attack("Bladed Vampire", whom="Hulk")
    game.go_on()
    assert (game.piece("Hulk").damage, game.piece("Bladed Vampire").damage) == (5, 9)
    game.resolve()
    assert game.you.mojo == 35


def test_in_the_opponents_turn_it_breaks(table):
    game = table(you=Side(board=["Bladed Vampire"]), opponent=Side(hand=["Execution", "Execution"], actions=2))
    game.passes()
    game.opponent.play("Execution")
    game.resolve()
    assert game.you.board == ["Bladed Vampire"]
    game.end_turn()
    game.opponent.play("Execution")
    game.resolve()
    assert game.you.board == []


def test_only_damage_that_is_dealt_counts(table):
    game = table(
        you=Side(board=["Bladed Vampire"], hand=["Thrust"]), opponent=Side(board=["Mithril Armor"]), step="battle"
    )
    game.play("Thrust")
    game.go_on()
    game.attack("Bladed Vampire")
    game.go_on()
    game.resolve()
    assert (game.opponent.mojo, game.you.mojo) == (25, 35)  # 10 less a ward of 5


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Bladed Vampire") == ("paced", 1, 5, 5)
