"""Graft-Steel Panther: a fast, unblockable 5/5 with hunter and recall that may deal 5 damage as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_may_deal_5_damage_to_a_champion_as_it_enters(table):
    game = table(
        you=Side(hand=["Graft-Steel Panther"]),
        opponent=Side(board=["Hulk", "Dark Prince", "Hive", "Diamond Golem"]),
        turn_of="opponent",
    )
    game.opponent.passes()
    game.you.play("Graft-Steel Panther")
    game.resolve()
    game.could_choose("Graft-Steel Panther", "Hulk", "Dark Prince")
    game.choose("Hulk")
    game.resolve()
    game.accept()
    assert (game.piece("Hulk").damage, game.piece("Dark Prince").damage, game.opponent.mojo) == (5, 0, 30)


def test_or_not(table):
    game = table(you=Side(hand=["Graft-Steel Panther"]), opponent=Side())
    game.play("Graft-Steel Panther")
    game.resolve()
    game.resolve()
    game.decline()
    assert (game.you.board, game.piece("Graft-Steel Panther").damage) == (["Graft-Steel Panther"], 0)


def test_it_is_recalled_for_an_action(table):
    game = table(you=Side(discard=["Graft-Steel Panther"]), opponent=Side())
    game.use("Graft-Steel Panther")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Graft-Steel Panther"], [])


def test_it_cannot_be_blocked_and_hunts(table):
    game = table(you=Side(board=["Graft-Steel Panther"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.could_choose("opponent", "Hulk")
    game.attack("Graft-Steel Panther")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 25
