"""Polite Refusal: stop target card; unless you pay an action its controller gains 5 Mojo and draws a card."""

from tests.engine.epic_tcg.scenario import Side


def test_an_action_paid_on_resolution_leaves_its_controller_nothing(table):
    game = table(you=Side(hand=["Polite Refusal"]), opponent=Side(hand=["Hulk"]), turn_of="opponent")
    game.play("Hulk")
    game.passes()
    game.you.play("Polite Refusal")
    assert game.you.actions == 1
    game.resolve()
    game.you.accept()
    assert (game.opponent.discard_pile, game.opponent.mojo, game.opponent.hand) == (["Hulk"], 30, [])
    assert game.you.actions == 0


def test_else_its_controller_gains_5_mojo_and_draws(table):
    game = table(
        you=Side(hand=["Polite Refusal", "Train of Thought"]),
        opponent=Side(board=["Scout Drone"], hand=["Hulk", "Savage Lurker"]),
        turn_of="opponent",
    )
    game.play("Hulk")
    game.play("Savage Lurker")
    game.use("Scout Drone")
    game.passes()
    game.you.play("Train of Thought")
    game.you.play("Polite Refusal")
    game.could_choose("Hulk", "Savage Lurker", "Train of Thought")
    game.choose("Hulk")
    game.resolve()
    game.you.decline()
    assert (game.opponent.discard_pile, game.opponent.mojo, game.opponent.hand) == (["Hulk"], 35, ["Burrowing Wurm"])
    assert (game.you.actions, game.you.mojo, game.line) == (1, 30, ["Savage Lurker", "Scout Drone", "Train of Thought"])


def test_without_an_action_nothing_is_asked(table):
    game = table(you=Side(hand=["Polite Refusal"], actions=0), opponent=Side(hand=["Hulk"]), turn_of="opponent")
    game.play("Hulk")
    game.passes()
    game.you.play("Polite Refusal")
    game.resolve()
    assert (game.asks, game.opponent.mojo, game.opponent.hand) == ("priority", 35, ["Burrowing Wurm"])


def test_where_nothing_was_stopped_nobody_gains_or_draws(table):
    game = table(you=Side(hand=["Polite Refusal"]), opponent=Side(hand=["Gift Bearer"]), turn_of="opponent")
    game.play("Gift Bearer")
    game.passes()
    game.you.play("Polite Refusal")
    game.resolve()
    assert (game.asks, game.line, game.you.actions) == ("priority", ["Gift Bearer"], 1)
    assert (game.opponent.mojo, game.opponent.hand) == (30, [])
