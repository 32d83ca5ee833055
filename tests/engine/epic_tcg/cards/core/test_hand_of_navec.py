"""Hand of Navec: a free object that keeps you from gaining Mojo; expended it draws, or for 3 Mojo gives an action."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_it_enters_expended(table):
    game = table(you=Side(hand=["Hand of Navec"], actions=0), opponent=Side())
    game.play("Hand of Navec")
    game.resolve()
    assert (game.piece("Hand of Navec").expended, game.line) == (True, [])
    game.could_use()


def test_expended_it_draws_at_once(table):
    game = table(you=Side(board=["Hand of Navec"], top=["Tim"]), opponent=Side())
    game.use("Hand of Navec", 0)
    assert (game.you.hand, game.line, game.you.mojo) == (["Tim"], [], 30)
    assert game.piece("Hand of Navec").expended
    game.could_use()


def test_for_3_mojo_it_gives_an_action_at_once(table):
    game = table(you=Side(board=["Hand of Navec"], hand=["Hulk", "Dark Prince"]), opponent=Side())
    game.use("Hand of Navec", 1)
    assert (game.you.actions, game.you.mojo, game.you.hand) == (2, 27, ["Dark Prince", "Hulk"])
    assert (game.line, game.piece("Hand of Navec").expended) == ([], True)


def test_you_gain_no_mojo_but_your_opponent_does(table):
    game = table(you=Side(board=["Hand of Navec"], hand=["Drain Essence"]), opponent=Side(hand=["Revitalize"]))
    game.play("Drain Essence")
    game.choose("opponent")
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (30, 24)
    game.passes()
    game.opponent.play("Revitalize")
    game.resolve()
    assert game.opponent.mojo == 34


def test_its_cost_and_speed(table):
    assert played(table, "Hand of Navec") == ("build", 0)
