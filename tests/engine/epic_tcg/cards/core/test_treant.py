"""Treant: a 9/9 with natural ward that expends in the Build Step to break something constructed."""

from tests.engine.epic_tcg.scenario import Side


def test_natural_things_do_nothing_to_it(table):
    game = table(you=Side(hand=["Lightning Strike", "Rend"]), opponent=Side(board=["Treant", "Hulk"]))
    game.play("Lightning Strike")
    game.choose("Treant")
    game.resolve()
    game.play("Rend")
    game.choose("Treant")
    game.resolve()
    assert (game.opponent.board, game.piece("Treant").damage) == (["Treant", "Hulk"], 0)


def test_magical_things_do(table):
    game = table(you=Side(hand=["Blast"]), opponent=Side(board=["Treant"]))
    game.play("Blast")
    game.choose("Treant")
    game.resolve()
    assert game.piece("Treant").damage == 7


def test_natural_champions_cannot_block_it(table):
    game = table(you=Side(board=["Treant"]), opponent=Side(board=["Hulk", "Dark Prince"]), step="battle")
    game.all_pass()
    game.attack("Treant")
    game.all_pass()
    game.could_choose("Dark Prince")
    game.block()
    game.all_pass()
    assert game.opponent.mojo == 21


def test_it_breaks_a_constructed_champion_or_object_in_the_build_step(table):
    board = ["Graft-Steel Crusher", "Hulk", "Barracks", "Hive"]
    game = table(you=Side(board=["Treant"]), opponent=Side(board=board), step="battle")
    game.could_use()
    game.go_to("build")
    game.use("Treant")
    game.could_choose("Graft-Steel Crusher", "Barracks")
    game.choose("Barracks")
    assert game.piece("Treant").expended
    game.resolve()
    assert game.opponent.board == ["Graft-Steel Crusher", "Hulk", "Hive"]
    assert game.opponent.discard_pile == ["Barracks"]


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Treant"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Treant")
    assert game.you.actions == 0
