"""Power Play: at once draw two cards or stop target card."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_two_at_once(table):
    game = table(you=Side(hand=["Power Play"]), opponent=Side(hand=["Painful Denial"]))
    game.play("Power Play")
    assert (game.you.hand, game.line, game.you.actions) == (["Burrowing Wurm"] * 2, [], 0)


def test_or_it_stops_a_card_and_nobody_can_respond(table):
    game = table(
        you=Side(hand=["Power Play", "Train of Thought"]),
        opponent=Side(board=["Scout Drone"], hand=["Hulk", "Savage Lurker", "Painful Denial"]),
        turn_of="opponent",
    )
    game.play("Hulk")
    game.play("Savage Lurker")
    game.use("Scout Drone")
    game.passes()
    game.you.play("Train of Thought")
    game.you.play("Power Play")
    game.mode(1)
    game.could_choose("Hulk", "Savage Lurker", "Train of Thought")
    game.choose("Hulk")
    assert (game.line, game.opponent.discard_pile, game.you.hand) == (
        ["Savage Lurker", "Scout Drone", "Train of Thought"],
        ["Hulk"],
        [],
    )
    assert game.decider == "you"
