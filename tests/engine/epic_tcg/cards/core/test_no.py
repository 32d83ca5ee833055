"""No: an instantaneous event that stops a card or an ability."""

from tests.engine.epic_tcg.measures import IN_RESPONSE, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_stops_a_card_before_anybody_can_respond(table):
    game = table(
        you=Side(hand=["No"], board=["Muse"]),
        opponent=Side(hand=["Execution", "Not Today"], actions=2),
        turn_of="opponent",
    )
    game.opponent.play("Execution")
    game.passes()
    game.you.play("No")
    assert (game.line, game.decider, game.you.actions) == ([], "you", 0)
    assert (game.opponent.discard_pile, game.you.board) == (["Execution"], ["Muse"])


def test_it_stops_an_ability_that_is_used_or_has_triggered(table):
    game = table(you=Side(hand=["No"]), opponent=Side(board=["Hive"]), turn_of="opponent")
    game.opponent.use("Hive")
    game.passes()
    game.you.play("No")
    assert (game.line, game.opponent.board) == ([], ["Hive"])
    game = table(you=Side(hand=["No", "Rend"], actions=2), opponent=Side(board=["Hive Lord"]))
    game.play("Rend")
    game.resolve()
    assert game.line == ["Hive Lord"]
    game.play("No")
    assert (game.line, game.opponent.board) == ([], [])


def test_with_nothing_on_the_line_it_cannot_be_played(table):
    table(you=Side(hand=["No"]), opponent=Side(board=["Hulk"])).could_play()


def test_it_costs_an_action_in_response(table):
    assert moments(table, "No") == IN_RESPONSE
    assert moments(table, "No", actions=0) == NEVER
