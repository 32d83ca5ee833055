"""Stegosaurus: a 9/8 with breakthrough and recall that may draw a card as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_may_draw_as_it_enters(table):
    game = table(you=Side(hand=["Stegosaurus", "Stegosaurus"], actions=2), opponent=Side())
    game.play("Stegosaurus")
    game.resolve()
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.actions) == (["Burrowing Wurm", "Stegosaurus"], 1)
    game.play("Stegosaurus")
    game.resolve()
    game.resolve()
    game.decline()
    assert (game.you.hand, game.you.board) == (["Burrowing Wurm"], ["Stegosaurus", "Stegosaurus"])


def test_it_breaks_through(table):
    game = table(you=Side(board=["Stegosaurus"]), opponent=Side(board=["Dark Knight"]), step="battle")
    game.all_pass()
    game.attack("Stegosaurus")
    game.all_pass()
    game.block("Dark Knight")
    game.resolve()
    game.all_pass()
    assert (game.opponent.board, game.opponent.mojo, game.you.board) == ([], 25, [])  # the Knight struck back with 8


def test_it_is_recalled_for_an_action(table):
    game = table(you=Side(discard=["Stegosaurus"]), opponent=Side(), step="pre_battle")
    game.use("Stegosaurus")
    game.resolve()
    assert (game.you.hand, game.you.discard_pile, game.you.actions) == (["Stegosaurus"], [], 0)
    game = table(you=Side(hand=["Stegosaurus"]), opponent=Side(), step="pre_battle")
    game.could_play()
