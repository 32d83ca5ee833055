"""Troublemaker: events and abilities of opponents must target it if they can."""

from tests.engine.epic_tcg.scenario import Side


def test_it_must_be_the_target(table):
    """House ruling T30."""
    game = table(you=Side(board=["Troublemaker", "Tracker"]), opponent=Side(hand=["Execution", "Blast"]))
    game.passes()
    game.opponent.play("Execution")
    assert (game.line, game.asks) == (["Execution"], "priority")
    game.resolve()
    assert game.you.board == ["Tracker"]


def test_it_must_be_among_several_and_the_rest_are_free(table):
    game = table(
        you=Side(board=["Troublemaker", "Tracker", "Muse"]),
        opponent=Side(hand=["Nature's Fury"]),
        turn_of="opponent",
        step="pre_battle",
    )
    game.opponent.play("Nature's Fury")
    game.could_choose("Tracker", "Muse")
    assert game.could_decline()
    game.choose("Muse")
    game.resolve()
    assert game.you.board == ["Tracker"]


def test_its_controller_is_free_and_so_is_what_cannot_target_it(table):
    game = table(
        you=Side(board=["Troublemaker", "Tracker"], hand=["Execution"]), opponent=Side(board=["Dark Assassin"])
    )
    game.play("Execution")
    game.could_choose("Troublemaker", "Tracker", "Dark Assassin")
    game = table(you=Side(board=["Troublemaker", "Gold"]), opponent=Side(board=["Cat Burglar"]), turn_of="opponent")
    game.opponent.use("Cat Burglar")
    game.resolve()
    assert game.opponent.board == ["Cat Burglar", "Gold"]


def test_of_two_one_target_is_one_of_them_and_two_are_both(table):
    """House ruling T30."""
    board = ["Troublemaker", "Troublemaker", "Tracker"]
    game = table(you=Side(board=board), opponent=Side(hand=["Execution", "Nature's Fury"]), turn_of="opponent")
    game.opponent.play("Execution")
    game.could_choose("Troublemaker")
    game = table(you=Side(board=board), opponent=Side(hand=["Nature's Fury"]), turn_of="opponent")
    game.opponent.play("Nature's Fury")
    game.resolve()
    assert game.you.board == ["Tracker"]


def test_an_ability_of_an_opponent_too_and_it_is_recalled(table):
    game = table(you=Side(board=["Troublemaker", "Tracker"]), opponent=Side(board=["Dark Assassin"]))
    game.passes()
    game.opponent.use("Dark Assassin")
    assert game.you.board == ["Tracker"]
    game.passes()
    game.use("Troublemaker")
    game.resolve()
    assert game.you.hand == ["Troublemaker"]
