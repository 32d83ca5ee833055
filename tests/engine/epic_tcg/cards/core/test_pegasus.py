"""Pegasus: a fast, airborne 3/5 that draws a card; you may draw when you play a good card that costs an action."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_when_it_enters_and_blocks_what_flies(table):
    game = table(
        you=Side(hand=["Pegasus"], top=["Rend"]),
        opponent=Side(board=["Winter Fairy"]),
        step="battle",
        turn_of="opponent",
    )
    game.all_pass()
    game.opponent.attack("Winter Fairy", whom="you")
    game.passes()
    game.you.play("Pegasus")
    game.resolve()
    game.resolve()
    assert game.you.hand == ["Rend"]
    game.all_pass()
    game.block("Pegasus")
    game.all_pass()
    assert (game.opponent.board, game.piece("Pegasus").damage, game.you.mojo) == ([], 3, 30)


def test_a_good_card_for_an_action_may_draw(table):
    game = table(
        you=Side(board=["Pegasus"], hand=["Pegasus", "Muse", "Knowledge"], top=["Rend", "Hive"], actions=2),
        opponent=Side(),
    )
    game.play("Muse")
    assert game.line == ["Muse"]
    game.resolve()
    game.play("Pegasus")
    assert game.line == ["Pegasus", "Pegasus"]
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.board) == (["Knowledge", "Rend"], ["Pegasus", "Muse"])
    game.resolve()
    game.resolve()
    assert game.you.hand == ["Hive", "Knowledge", "Rend"]
    game.play("Knowledge")
    assert (game.line, game.asks) == (["Knowledge"], "priority")


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Pegasus") == AT_ANY_TIME
    assert moments(table, "Pegasus", actions=0) == NEVER
    assert strength(table, "Pegasus") == (3, 5)
