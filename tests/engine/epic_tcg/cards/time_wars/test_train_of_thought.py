"""Train of Thought: draw a card, free, with recall."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_is_recalled_for_an_action_and_draws_again(table):
    game = table(you=Side(hand=["Train of Thought"]), opponent=Side(), turn_of="opponent", step="battle")
    game.passes()
    game.you.play("Train of Thought")
    assert game.you.actions == 1
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Burrowing Wurm"], ["Train of Thought"])
    game.passes()
    game.you.use("Train of Thought")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Burrowing Wurm", "Train of Thought"], [])
    game.passes()
    game.you.play("Train of Thought")
    game.resolve()
    assert (game.you.hand, game.opponent.hand) == (["Burrowing Wurm", "Burrowing Wurm"], [])
    game.passes()
    game.could_use()
