"""Graft-Steel Infuser: a free 7/2 that breaks for 5 Mojo."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_breaks_to_gain_5_mojo(table):
    game = table(you=Side(hand=["Graft-Steel Infuser"], mojo=12, actions=0), opponent=Side())
    game.play("Graft-Steel Infuser")
    game.resolve()
    game.use("Graft-Steel Infuser")
    assert (game.you.board, game.you.discard_pile, game.you.mojo) == ([], ["Graft-Steel Infuser"], 12)
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (17, 30)


def test_in_response_to_its_end_and_however_it_lies(table):
    game = table(
        you=Side(board=[in_play("Graft-Steel Infuser", expended=True)]),
        opponent=Side(hand=["Rend"]),
        turn_of="opponent",
    )
    game.opponent.play("Rend")
    game.opponent.passes()
    game.you.use("Graft-Steel Infuser")
    game.resolve()
    game.resolve()
    assert (game.you.mojo, game.you.discard_pile) == (35, ["Graft-Steel Infuser"])


def test_it_hits_hard_and_falls_easily(table):
    game = table(you=Side(board=["Graft-Steel Infuser"]), opponent=Side(board=["Hired Muscle"]), step="battle")
    game.all_pass()
    game.attack("Graft-Steel Infuser")
    game.all_pass()
    game.block()
    game.all_pass()
    assert game.opponent.mojo == 23


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Graft-Steel Infuser"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Graft-Steel Infuser")
    assert game.line == ["Graft-Steel Infuser"]
