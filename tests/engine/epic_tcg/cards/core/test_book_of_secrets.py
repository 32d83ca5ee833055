"""Book of Secrets: an object that is expended to draw a card and prepared again for an action."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_draws_and_is_prepared_for_an_action(table):
    game = table(you=Side(hand=["Book of Secrets"], top=["Tim", "Hulk"], actions=2), opponent=Side())
    game.play("Book of Secrets")
    game.resolve()
    game.use("Book of Secrets")
    assert (game.piece("Book of Secrets").expended, game.you.hand, game.you.actions) == (True, [], 1)
    game.resolve()
    assert game.you.hand == ["Tim"]
    game.could_use("Book of Secrets")
    game.use("Book of Secrets")  # expended, it can only be prepared
    assert game.you.actions == 0
    game.resolve()
    assert game.piece("Book of Secrets").prepared
    game.use("Book of Secrets")
    game.resolve()
    assert game.you.hand == ["Hulk", "Tim"]


def test_expended_and_without_an_action_it_does_nothing(table):
    table(you=Side(board=[in_play("Book of Secrets", expended=True)], actions=0), opponent=Side()).could_use()


def test_it_is_read_in_the_opponents_turn_too(table):
    game = table(you=Side(board=["Book of Secrets"], top=["Tim"]), opponent=Side(hand=["Tim"]), turn_of="opponent")
    game.play("Tim")
    game.passes()
    game.you.use("Book of Secrets")
    assert game.line == ["Tim", "Book of Secrets"]
    game.resolve()
    assert game.you.hand == ["Tim"]


def test_in_the_opponents_turn_it_is_prepared_too(table):
    assert usable_in_the_opponents_turn(table, in_play("Book of Secrets", expended=True))


def test_its_cost_and_speed(table):
    assert played(table, "Book of Secrets") == ("build", 1)
