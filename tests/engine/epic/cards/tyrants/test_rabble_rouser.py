"""Rabble Rouser: a 5/5 with blitz that calls a human and doubles your human tokens."""

from tests.engine.epic.scenario import Side, in_play


def test_alone_it_calls_two_humans_at_once(table):
    """5.8.2."""
    game = table(you=Side(hand=["Rabble Rouser"]))
    game.play("Rabble Rouser")
    game.use("Rabble Rouser")
    assert game.you.board == ["Rabble Rouser", "Human", "Human"]
    assert game.champion("Human").deploying
    game.could_not_use("Rabble Rouser")
    game.could_not_attack()


def test_the_tokens_that_were_there_are_doubled_with_the_new_one(table):
    """Champion cards of class human and the opponent's tokens are not counted."""
    game = table(
        you=Side(board=["Rabble Rouser", "Human", "Human", "White Knight", "Wolf"]),
        opponent=Side(board=["Human", "Human"]),
    )
    game.use("Rabble Rouser")
    assert game.you.board.count("Human") == 6
    assert game.opponent.board == ["Human", "Human"]


def test_a_borrowed_human_counts_and_a_lent_one_does_not(table):
    """2.3.2: what you control."""
    game = table(
        you=Side(board=["Rabble Rouser", in_play("Human", owner="opponent")]),
        opponent=Side(board=[in_play("Human", owner="you")]),
    )
    game.use("Rabble Rouser")
    assert game.you.board.count("Human") == 4


def test_it_rouses_in_the_opponents_turn(table):
    game = table(turn_of="opponent", you=Side(board=["Rabble Rouser", "Human"]), opponent=Side(board=["Kong"]))
    game.attack("Kong")
    game.passes()
    game.you.use("Rabble Rouser")
    assert game.you.board.count("Human") == 4
    game.go_to("blockers")
    game.could_block_with("Human", "Human#2", "Human#3", "Human#4")
    game.block("Human#4")
    game.go_to("main")
    assert game.you.board.count("Human") == 3


def test_it_may_attack_at_once_instead(table):
    game = table(you=Side(hand=["Rabble Rouser"]))
    game.play("Rabble Rouser")
    game.attack("Rabble Rouser")
    game.go_to("main")
    assert game.opponent.health == 25
    game.could_not_use("Rabble Rouser")
