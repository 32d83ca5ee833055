"""Harbinger of the Light: an unbreakable 7/7 that banishes itself for 20 Mojo."""

from tests.engine.epic_tcg.scenario import Side


def test_it_banishes_itself_to_gain_20_mojo(table):
    game = table(you=Side(board=["Harbinger of the Light"], mojo=3), opponent=Side(hand=["Blast"]), turn_of="opponent")
    game.opponent.play("Blast")
    game.choose("you")
    game.opponent.passes()
    game.you.use("Harbinger of the Light")
    assert (game.you.board, game.you.deck[-1], game.you.mojo) == ([], "Harbinger of the Light", 3)
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (23, 30)
    game.resolve()
    assert game.you.mojo == 16


def test_damage_does_not_break_it(table):
    game = table(you=Side(board=["Harbinger of the Light"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Harbinger of the Light")
    game.all_pass()
    game.block("Hulk")
    game.all_pass()
    assert (game.piece("Harbinger of the Light").damage, game.piece("Hulk").damage) == (9, 7)


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Harbinger of the Light"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Harbinger of the Light")
    assert game.you.actions == 0
