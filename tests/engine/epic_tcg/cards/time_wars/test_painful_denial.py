"""Painful Denial: stop target card, and its controller loses 3 Mojo."""

from tests.engine.epic_tcg.scenario import Side


def test_the_card_is_stopped_and_its_controller_loses_3_mojo(table):
    game = table(
        you=Side(hand=["Painful Denial", "Train of Thought"]),
        opponent=Side(board=["Scout Drone"], hand=["Hulk", "Savage Lurker"]),
        turn_of="opponent",
    )
    game.play("Hulk")
    game.play("Savage Lurker")
    game.use("Scout Drone")
    game.passes()
    game.you.play("Train of Thought")
    game.you.play("Painful Denial")
    game.could_choose("Hulk", "Savage Lurker", "Train of Thought")
    game.choose("Hulk")
    game.resolve()
    assert (game.opponent.discard_pile, game.line) == (["Hulk"], ["Savage Lurker", "Scout Drone", "Train of Thought"])
    assert (game.opponent.mojo, game.you.mojo, game.you.actions) == (27, 30, 0)


def test_an_unstoppable_card_is_a_target_and_goes_on(table):
    game = table(you=Side(hand=["Painful Denial"]), opponent=Side(hand=["Gift Bearer"]), turn_of="opponent")
    game.play("Gift Bearer")
    game.passes()
    game.you.play("Painful Denial")
    game.resolve()
    assert (game.line, game.opponent.mojo) == (["Gift Bearer"], 27)
