"""Carnosaur: a fast 7/4 with breakthrough that must attack, and draws for up to two wild cards shown as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_one_for_each_wild_card_that_is_shown(table):
    hand = ["Carnosaur", "Hulk", "Lash Out", "Swarm", "Muse"]
    game = table(you=Side(hand=hand, top=["Sage", "Sage", "Sage"]), opponent=Side(), turn_of="opponent")
    game.opponent.passes()
    game.you.play("Carnosaur")
    assert game.you.actions == 0
    game.resolve()
    game.resolve()
    game.accept()
    game.could_choose("Hulk", "Lash Out", "Swarm")
    game.choose("Hulk", "Lash Out")
    assert game.asks == "priority"
    assert game.you.hand == ["Hulk", "Lash Out", "Muse", "Sage", "Sage", "Swarm"]


def test_it_need_not_show_any(table):
    game = table(you=Side(hand=["Carnosaur", "Hulk"]), opponent=Side())
    game.play("Carnosaur")
    game.resolve()
    game.resolve()
    game.decline()
    assert game.you.hand == ["Hulk"]


def test_it_must_attack_and_breaks_through(table):
    game = table(you=Side(board=["Carnosaur"]), opponent=Side(board=["Hired Muscle"]), step="battle")
    game.all_pass()
    assert game.piece("Carnosaur").expended  # there was nothing else to choose
    game.all_pass()
    game.block("Hired Muscle")
    game.all_pass()
    assert (game.opponent.mojo, game.opponent.board, game.you.board) == (27, [], [])
