"""Police Action: stop target card and make two Humans."""

from tests.engine.epic_tcg.scenario import Side


def test_the_card_is_stopped_and_you_get_two_humans(table):
    game = table(
        you=Side(hand=["Police Action", "Train of Thought"]),
        opponent=Side(board=["Scout Drone"], hand=["Hulk", "Savage Lurker"]),
        turn_of="opponent",
    )
    game.play("Hulk")
    game.play("Savage Lurker")
    game.use("Scout Drone")
    game.passes()
    game.you.play("Train of Thought")
    game.you.play("Police Action")
    game.could_choose("Hulk", "Savage Lurker", "Train of Thought")
    game.choose("Savage Lurker")
    game.resolve()
    assert (game.opponent.discard_pile, game.line) == (["Savage Lurker"], ["Hulk", "Scout Drone", "Train of Thought"])
    assert (game.you.board, game.opponent.board, game.you.actions) == (["Human", "Human"], ["Scout Drone"], 0)


def test_the_humans_come_though_the_card_cannot_be_stopped(table):
    game = table(you=Side(hand=["Police Action"]), opponent=Side(hand=["Gift Bearer"]), turn_of="opponent")
    game.play("Gift Bearer")
    game.passes()
    game.you.play("Police Action")
    game.resolve()
    assert (game.line, game.you.board) == (["Gift Bearer"], ["Human", "Human"])
