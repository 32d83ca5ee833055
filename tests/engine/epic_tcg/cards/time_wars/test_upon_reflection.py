"""Upon Reflection: stop target card and gain 5 Mojo."""

from tests.engine.epic_tcg.scenario import Side


def test_the_card_is_stopped_and_you_gain_5(table):
    game = table(
        you=Side(hand=["Upon Reflection", "Train of Thought"]),
        opponent=Side(board=["Scout Drone"], hand=["Hulk", "Savage Lurker"]),
        turn_of="opponent",
    )
    game.play("Hulk")
    game.play("Savage Lurker")
    game.use("Scout Drone")
    game.passes()
    game.you.play("Train of Thought")
    game.you.play("Upon Reflection")
    game.could_choose("Hulk", "Savage Lurker", "Train of Thought")
    game.choose("Hulk")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.discard_pile, game.line) == (["Hulk"], ["Savage Lurker", "Scout Drone", "Train of Thought"])
    assert (game.you.mojo, game.opponent.mojo) == (35, 30)


def test_you_gain_5_though_the_card_cannot_be_stopped(table):
    game = table(you=Side(hand=["Upon Reflection"]), opponent=Side(hand=["Gift Bearer"]), turn_of="opponent")
    game.play("Gift Bearer")
    game.passes()
    game.you.play("Upon Reflection")
    game.resolve()
    assert (game.line, game.you.mojo) == (["Gift Bearer"], 35)


def test_stopped_itself_it_gives_nothing(table):
    game = table(
        you=Side(hand=["Upon Reflection"]), opponent=Side(hand=["Hulk", "Power Play"], actions=2), turn_of="opponent"
    )
    game.play("Hulk")
    game.passes()
    game.you.play("Upon Reflection")
    game.passes()
    game.opponent.play("Power Play")
    game.mode(1)
    game.choose("Upon Reflection")
    assert (game.line, game.you.mojo, game.you.discard_pile) == (["Hulk"], 30, ["Upon Reflection"])
