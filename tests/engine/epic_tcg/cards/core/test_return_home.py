"""Return Home: puts a champion or object into its controller's hand and draws a card."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_goes_to_the_hand_of_its_controller(table):
    game = table(
        you=Side(hand=["Return Home"], top=["Rend"]),
        opponent=Side(board=[in_play("Hulk", owner="you"), "Hive", "Sewer Demon"]),
    )
    game.play("Return Home")
    game.could_choose("Hulk", "Hive")
    game.choose("Hulk")
    game.resolve()
    assert (game.opponent.hand, game.you.hand, game.opponent.board) == (["Hulk"], ["Rend"], ["Hive", "Sewer Demon"])


def test_a_token_is_gone_and_you_draw_all_the_same(table):
    game = table(you=Side(hand=["Return Home"], top=["Rend"]), opponent=Side(board=["Demon"]))
    game.play("Return Home")
    game.resolve()
    assert (game.opponent.board, game.opponent.hand, game.you.hand) == ([], [], ["Rend"])


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Return Home") == AT_ANY_TIME
    assert moments(table, "Return Home", actions=0) == NEVER
