"""Insignificant Threat: stop a free card, or any card for an action that is paid as it resolves."""

from tests.engine.epic_tcg.scenario import Side


def test_a_free_card_is_stopped_for_nothing(table):
    game = table(
        you=Side(hand=["Insignificant Threat", "Train of Thought"], actions=0),
        opponent=Side(board=["Scout Drone"], hand=["Hulk", "Savage Lurker"]),
        turn_of="opponent",
    )
    game.play("Hulk")
    game.play("Savage Lurker")
    game.use("Scout Drone")
    game.passes()
    game.you.play("Train of Thought")
    game.you.play("Insignificant Threat")
    game.mode(0)
    game.could_choose("Savage Lurker", "Train of Thought")
    game.choose("Savage Lurker")
    game.resolve()
    assert (game.line, game.opponent.discard_pile) == (["Hulk", "Scout Drone", "Train of Thought"], ["Savage Lurker"])


def test_a_free_card_for_which_an_action_was_paid_is_still_free(table):
    game = table(
        you=Side(hand=["Insignificant Threat"], actions=0), opponent=Side(hand=["White Dragon"]), turn_of="opponent"
    )
    game.play("White Dragon")
    game.accept()
    game.passes()
    game.you.play("Insignificant Threat")
    game.mode(0)
    game.resolve()
    assert (game.line, game.opponent.discard_pile) == ([], ["White Dragon"])


def test_any_card_is_stopped_for_an_action_paid_on_resolution(table):
    game = table(
        you=Side(hand=["Insignificant Threat", "Train of Thought"]),
        opponent=Side(board=["Scout Drone"], hand=["Hulk", "Savage Lurker"]),
        turn_of="opponent",
    )
    game.play("Hulk")
    game.play("Savage Lurker")
    game.use("Scout Drone")
    game.passes()
    game.you.play("Train of Thought")
    game.you.play("Insignificant Threat")
    game.mode(1)
    game.could_choose("Hulk", "Savage Lurker", "Train of Thought")
    game.choose("Hulk")
    assert game.you.actions == 1
    game.resolve()
    game.you.accept()
    assert (game.line, game.opponent.discard_pile, game.you.actions) == (
        ["Savage Lurker", "Scout Drone", "Train of Thought"],
        ["Hulk"],
        0,
    )


def test_who_does_not_pay_stops_nothing(table):
    game = table(you=Side(hand=["Insignificant Threat"]), opponent=Side(hand=["Hulk"]), turn_of="opponent")
    game.play("Hulk")
    game.passes()
    game.you.play("Insignificant Threat")
    game.resolve()
    game.you.decline()
    assert (game.line, game.you.actions, game.you.discard_pile) == (["Hulk"], 1, ["Insignificant Threat"])
