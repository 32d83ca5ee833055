"""Denied: a free card that stops a card; unless you pay an action then, you lose 8 Mojo."""

from tests.engine.epic_tcg.scenario import Side


def test_it_stops_a_card_for_an_action(table):
    game = table(
        you=Side(hand=["Denied"]), opponent=Side(hand=["Hulk", "Lightning Strike"], board=["Tim"]), turn_of="opponent"
    )
    game.opponent.play("Hulk")
    game.use("Tim", 0)
    game.choose("you")
    game.play("Lightning Strike")
    game.choose("you")
    game.opponent.passes()
    game.you.play("Denied")
    game.could_choose("Hulk", "Lightning Strike")
    game.choose("Hulk")
    assert game.you.actions == 1
    game.resolve()
    game.accept()
    assert (game.you.actions, game.you.mojo, game.line) == (0, 30, ["Tim", "Lightning Strike"])
    assert game.opponent.discard_pile == ["Hulk"]


def test_or_for_8_mojo(table):
    game = table(you=Side(hand=["Denied"]), opponent=Side(hand=["Hulk"]), turn_of="opponent")
    game.opponent.play("Hulk")
    game.opponent.passes()
    game.you.play("Denied")
    game.resolve()
    game.decline()
    assert (game.you.actions, game.you.mojo, game.opponent.mojo, game.opponent.board) == (1, 22, 30, [])


def test_an_action_gained_in_between_will_do(table):
    game = table(
        you=Side(hand=["Denied"], board=["The Facilitator"], actions=0),
        opponent=Side(hand=["Hulk"]),
        turn_of="opponent",
    )
    game.opponent.play("Hulk")
    game.opponent.passes()
    game.you.play("Denied")
    game.use("The Facilitator")
    game.resolve()
    game.accept()
    assert (game.you.actions, game.you.mojo) == (0, 30)


def test_an_unstoppable_card_is_not_stopped_but_the_price_stays(table):
    game = table(you=Side(hand=["Denied"], actions=0), opponent=Side(hand=["Blast"]), turn_of="opponent")
    game.opponent.play("Blast")
    game.choose("opponent")
    game.opponent.passes()
    game.you.play("Denied")
    game.resolve()
    assert (game.line, game.you.mojo) == (["Blast"], 22)
