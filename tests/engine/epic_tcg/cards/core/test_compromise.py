"""Compromise: stops a card; you and its controller draw, and an action that was paid for it comes back."""

from tests.engine.epic_tcg.scenario import Side


def stopped(table, name, turn_of="you", payment=None, actions=1):
    """The opponent plays a card, and you stop it."""
    game = table(you=Side(hand=["Compromise"]), opponent=Side(hand=[name], actions=actions), turn_of=turn_of)
    if turn_of == "you":
        game.passes()
    game.opponent.play(name)
    if payment is not None:
        game.mode(payment)
    game.opponent.passes()
    game.you.play("Compromise")
    game.resolve()
    assert (game.line, game.opponent.discard_pile) == ([], [name])
    assert (game.you.hand, game.opponent.hand) == (["Burrowing Wurm"], ["Burrowing Wurm"])
    return game


def test_the_action_of_an_action_card_comes_back(table):
    assert stopped(table, "Revitalize").opponent.actions == 1


def test_a_free_card_gives_none_back(table):
    assert stopped(table, "Second Wind", actions=0).opponent.actions == 0


def test_an_action_that_was_paid_for_a_free_card_comes_back(table):
    game = stopped(table, "Apocalypse", turn_of="opponent", payment=0)
    assert (game.opponent.actions, game.opponent.mojo) == (1, 30)


def test_mojo_that_was_paid_does_not(table):
    game = table(you=Side(hand=["Compromise"]), opponent=Side(hand=["Apocalypse"], actions=0), turn_of="opponent")
    game.opponent.play("Apocalypse")
    game.opponent.passes()
    game.you.play("Compromise")
    game.resolve()
    assert (game.opponent.actions, game.opponent.mojo) == (0, 25)
