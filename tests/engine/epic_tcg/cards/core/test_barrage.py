"""Barrage: 8 damage divided among champions and players, without targeting any."""

from tests.engine.epic_tcg.scenario import Side


def test_it_is_divided_also_among_what_cannot_be_targeted(table):
    game = table(you=Side(hand=["Barrage"]), opponent=Side(board=["Stampeding Spirit", "The Archer", "Hive"]))
    game.play("Barrage")
    game.could_choose("you", "opponent", "Stampeding Spirit", "The Archer")
    game.choose("opponent", "Stampeding Spirit")
    game.done()
    game.amount(4)
    game.resolve()
    assert (game.opponent.mojo, game.opponent.board) == (26, ["The Archer", "Hive"])


def test_a_share_is_lost_when_its_champion_has_left_play(table):
    game = table(you=Side(hand=["Barrage"]), opponent=Side(board=["The Archer"], hand=["Return Home"]))
    game.play("Barrage")
    game.choose("opponent", "The Archer")
    game.amount(5)
    game.passes()
    game.opponent.play("Return Home")
    game.resolve()
    assert game.opponent.hand == ["Burrowing Wurm", "The Archer"]
    game.resolve()
    assert game.opponent.mojo == 25


def test_it_does_not_fail_when_all_its_champions_are_gone(table):
    game = table(you=Side(hand=["Barrage"]), opponent=Side(board=["The Archer"], hand=["Return Home"]))
    game.play("Barrage")
    game.choose("The Archer")
    game.passes()
    game.opponent.play("Return Home")
    game.resolve()
    game.resolve()
    assert (game.opponent.mojo, game.you.discard_pile) == (30, ["Barrage"])
