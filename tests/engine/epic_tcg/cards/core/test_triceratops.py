"""Triceratops: a 10/10 with breakthrough that draws a card as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_a_card_as_it_enters(table):
    game = table(you=Side(hand=["Triceratops"], top=["Muse"]), opponent=Side())
    game.play("Triceratops")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.hand, game.you.actions) == (["Triceratops"], ["Muse"], 0)


def test_what_the_blockers_do_not_take_goes_through(table):
    game = table(you=Side(board=["Triceratops"]), opponent=Side(board=["Lizard Guard", "Insect"]), step="battle")
    game.all_pass()
    game.attack("Triceratops")
    game.all_pass()
    game.block("Lizard Guard", "Insect")
    game.all_pass()
    game.amount(4)
    assert (game.opponent.mojo, game.opponent.board) == (25, [])
    assert game.piece("Triceratops").damage == 3


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Triceratops"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Triceratops")
    assert game.you.actions == 0
