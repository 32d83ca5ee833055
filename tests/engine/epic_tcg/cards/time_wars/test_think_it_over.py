"""Think it Over: stop target card of an opponent; unless you pay an action its controller draws two cards."""

from tests.engine.epic_tcg.scenario import Side


def test_only_cards_of_opponents_are_stopped_and_an_action_leaves_them_nothing(table):
    game = table(
        you=Side(hand=["Think it Over", "Savage Lurker"]),
        opponent=Side(hand=["Hulk"], board=["Scout Drone"]),
        turn_of="opponent",
    )
    game.play("Hulk")
    game.use("Scout Drone")
    game.passes()
    game.you.play("Savage Lurker")
    game.you.play("Think it Over")
    assert (game.line, game.you.actions) == (["Hulk", "Scout Drone", "Savage Lurker", "Think it Over"], 1)
    game.resolve()
    game.you.accept()
    assert (game.opponent.discard_pile, game.line, game.opponent.hand) == (
        ["Hulk"],
        ["Scout Drone", "Savage Lurker"],
        [],
    )
    assert game.you.actions == 0


def test_else_the_controller_draws_two(table):
    game = table(you=Side(hand=["Think it Over"]), opponent=Side(hand=["Hulk"]), turn_of="opponent")
    game.play("Hulk")
    game.passes()
    game.you.play("Think it Over")
    game.resolve()
    game.you.decline()
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Burrowing Wurm"] * 2, ["Hulk"])
    assert (game.you.hand, game.you.actions) == ([], 1)


def test_where_nothing_was_stopped_nobody_draws(table):
    game = table(you=Side(hand=["Think it Over"]), opponent=Side(hand=["Gift Bearer"]), turn_of="opponent")
    game.play("Gift Bearer")
    game.passes()
    game.you.play("Think it Over")
    game.resolve()
    assert (game.asks, game.opponent.hand, game.line, game.you.actions) == ("priority", [], ["Gift Bearer"], 1)


def test_against_ones_own_card_it_cannot_be_played(table):
    game = table(you=Side(hand=["Think it Over", "Savage Lurker"]), opponent=Side())
    game.play("Savage Lurker")
    game.could_play()
