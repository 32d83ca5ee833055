"""Brute: a free 5/5 with breakthrough that breaks target object, and draws a card if an action was paid for it."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_with_an_action_paid_it_draws_and_breaks(table):
    game = table(you=Side(hand=["Brute"], top=["Tim"]), opponent=Side(board=["Hive", "Hulk", "Gold"]))
    game.play("Brute")
    assert game.asks == "payment"
    game.accept()
    assert game.you.actions == 0
    game.resolve()
    game.order("Brute")
    game.could_choose("Hive", "Gold")
    game.choose("Gold")
    assert game.line == ["Brute", "Brute"]
    game.resolve()
    game.resolve()
    assert (game.you.hand, game.opponent.board) == (["Tim"], ["Hive", "Hulk"])


def test_for_nothing_it_only_breaks_even_your_own_object(table):
    game = table(you=Side(hand=["Brute"], board=["Hive"]), opponent=Side(board=["Hulk"]))
    game.play("Brute")
    game.decline()
    assert game.you.actions == 1
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.hand) == (["Brute"], [])


def test_no_card_is_drawn_when_it_is_stopped(table):
    game = table(you=Side(hand=["Brute"]), opponent=Side(hand=["Never"]))
    game.play("Brute")
    game.accept()
    game.passes()
    game.opponent.play("Never")
    game.resolve()
    assert (game.you.hand, game.you.actions, game.line) == ([], 0, [])


def test_it_breaks_through(table):
    game = table(you=Side(board=["Brute"]), opponent=Side(board=["Zombie"]), step="battle")
    game.go_on()
    game.attack("Brute")
    game.go_on()
    game.block("Zombie")
    game.go_on()
    assert (game.opponent.mojo, game.opponent.board) == (27, [])


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Brute") == ("build", 0, 5, 5)
