"""Angel of Grace: a fast 6/6 with airborne and range that may gain 6 Mojo as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_may_gain_6_mojo_as_it_enters(table):
    game = table(you=Side(hand=["Angel of Grace"], mojo=12), opponent=Side(), turn_of="opponent")
    game.opponent.passes()
    game.you.play("Angel of Grace")
    game.resolve()
    game.resolve()
    game.accept()
    assert (game.you.mojo, game.opponent.mojo, game.you.actions) == (18, 30, 0)
    other = table(you=Side(hand=["Angel of Grace"], mojo=12), opponent=Side())
    other.play("Angel of Grace")
    other.resolve()
    other.resolve()
    other.decline()
    assert (other.you.mojo, other.you.board) == (12, ["Angel of Grace"])


def test_it_hits_first_as_it_attacks(table):
    game = table(you=Side(board=["Angel of Grace"]), opponent=Side(board=["Hulk", "Dark Prince"]), step="battle")
    game.all_pass()
    game.attack("Angel of Grace")
    game.all_pass()
    game.could_choose("Dark Prince")  # it flies
    game.block("Dark Prince")
    game.all_pass()
    assert (game.opponent.board, game.piece("Angel of Grace").damage) == (["Hulk"], 0)
