"""Ring of Speed: an object that draws a card and flips for an action and 3 Mojo less; you cannot gain Mojo."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_when_it_enters(table):
    game = table(you=Side(hand=["Ring of Speed"], top=["Rend"]), opponent=Side())
    game.play("Ring of Speed")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.hand) == (["Ring of Speed"], ["Rend"])


def test_it_flips_for_an_action_at_once(table):
    game = table(you=Side(board=["Ring of Speed"], hand=["Knowledge"], actions=0), opponent=Side(hand=["No"]))
    game.could_play()
    game.use("Ring of Speed")
    assert (game.line, game.you.mojo, game.you.actions, game.decider) == ([], 27, 1, "you")
    assert game.piece("Ring of Speed").flipped
    game.could_use()
    game.could_play("Knowledge")


def test_you_cannot_gain_mojo_but_your_opponent_can(table):
    game = table(you=Side(board=["Ring of Speed"], hand=["Second Wind"]), opponent=Side(hand=["Second Wind"]))
    game.play("Second Wind")
    game.resolve()
    game.passes()
    game.opponent.play("Second Wind")
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (30, 35)


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Ring of Speed") == BUILD_STEP
    assert moments(table, "Ring of Speed", actions=0) == NEVER
