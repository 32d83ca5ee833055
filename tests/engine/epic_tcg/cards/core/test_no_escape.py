"""No Escape: stops and banishes a card, or banishes a champion or object; its controller gains 3 Mojo."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_card_is_stopped_and_banished_and_its_controller_gains_3(table):
    game = table(you=Side(hand=["No Escape"], board=["Muse"]), opponent=Side(hand=["Execution"]), turn_of="opponent")
    game.opponent.play("Execution")
    game.passes()
    game.you.play("No Escape")
    game.mode(0)
    game.resolve()
    assert (game.line, game.opponent.discard_pile, game.opponent.deck[-1]) == ([], [], "Execution")
    assert (game.opponent.mojo, game.you.mojo, game.you.board) == (33, 30, ["Muse"])


def test_a_champion_or_object_is_banished_and_its_controller_gains_3(table):
    game = table(
        you=Side(hand=["No Escape"]), opponent=Side(board=[in_play("Hulk", owner="you"), "Hive", "Sewer Demon"])
    )
    game.play("No Escape")
    game.could_choose("Hulk", "Hive")
    game.choose("Hulk")
    game.resolve()
    assert (game.opponent.board, game.you.deck[-1]) == (["Hive", "Sewer Demon"], "Hulk")
    assert (game.opponent.mojo, game.you.mojo) == (33, 30)


def test_the_controller_of_an_unstoppable_card_gains_all_the_same(table):
    game = table(you=Side(hand=["No Escape"], board=["Muse"]), opponent=Side(hand=["Isolate"]), turn_of="opponent")
    game.opponent.play("Isolate")
    game.passes()
    game.you.play("No Escape")
    game.mode(0)
    game.resolve()
    assert (game.line, game.opponent.mojo) == (["Isolate"], 33)


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "No Escape") == AT_ANY_TIME
    assert moments(table, "No Escape", actions=0) == NEVER
