"""The Facilitator: a fast 1/1 that arrives expended and expends for a card and an action, at once."""

from tests.engine.epic_tcg.scenario import Side


def test_it_can_come_at_any_time_but_expended(table):
    game = table(you=Side(hand=["The Facilitator"]), opponent=Side(), turn_of="opponent", step="battle")
    game.opponent.passes()
    game.you.play("The Facilitator")
    assert game.you.actions == 0
    game.resolve()
    assert (game.piece("The Facilitator").expended, game.line) == (True, [])
    game.opponent.passes()
    game.could_use()


def test_expended_it_gives_a_card_and_an_action_that_nobody_can_respond_to(table):
    game = table(you=Side(board=["The Facilitator"], top=["Muse"], actions=0), opponent=Side(hand=["Lightning Strike"]))
    game.use("The Facilitator")
    assert (game.line, game.decider) == ([], "you")
    assert (game.you.hand, game.you.actions, game.opponent.actions) == (["Muse"], 1, 1)
    assert game.piece("The Facilitator").expended
    game.could_use()
