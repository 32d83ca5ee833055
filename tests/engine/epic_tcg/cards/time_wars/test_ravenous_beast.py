"""Ravenous Beast: a fast 10/10 with breakthrough."""

from tests.engine.epic_tcg.scenario import Side


def test_it_comes_in_the_opponents_turn_and_blocks(table):
    game = table(you=Side(hand=["Ravenous Beast"]), opponent=Side(board=["Hulk"]), turn_of="opponent", step="battle")
    game.all_pass()
    game.attack("Hulk", whom="you")
    game.passes()
    game.you.play("Ravenous Beast")
    game.resolve()
    assert game.you.actions == 0
    game.all_pass()
    game.block("Ravenous Beast")
    game.all_pass()
    assert (game.opponent.board, game.you.mojo, game.piece("Ravenous Beast").damage) == ([], 30, 9)


def test_it_breaks_through(table):
    game = table(you=Side(board=["Ravenous Beast"]), opponent=Side(board=["Muse"]), step="battle")
    game.all_pass()
    game.attack("Ravenous Beast")
    game.all_pass()
    game.block("Muse")
    game.all_pass()
    assert (game.opponent.board, game.opponent.mojo, game.piece("Ravenous Beast").defense) == ([], 23, 10)
