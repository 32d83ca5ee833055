"""Shared Fate: break target champion or object, and its controller loses 4 Mojo."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_the_controller_of_what_breaks_loses_4_mojo(table):
    game = table(
        you=Side(hand=["Shared Fate"], board=["Muse"]), opponent=Side(board=[in_play("Hive", owner="you"), "Hulk"])
    )
    game.play("Shared Fate")
    game.could_choose("Muse", "Hive", "Hulk")
    game.choose("Hive")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Hulk"], ["Hive"])
    assert (game.opponent.mojo, game.you.mojo) == (26, 30)


def test_for_ones_own_one_loses_them_oneself_and_unbreakable_ones_cost_them_too(table):
    game = table(you=Side(hand=["Shared Fate"], board=["Bruiser"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Shared Fate")
    game.resolve()
    assert (game.you.board, game.you.mojo, game.opponent.mojo) == (["Bruiser"], 26, 30)
