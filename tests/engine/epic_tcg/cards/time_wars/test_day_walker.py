"""Day Walker: a veiled, unbreakable 7/6 with hunter."""

from engine.epic_tcg.language import GOOD
from tests.engine.epic_tcg.scenario import Side


def test_it_hunts_and_does_not_break(table):
    game = table(you=Side(board=["Day Walker"]), opponent=Side(board=["Gladiator", "Pegasus"]), step="battle")
    game.all_pass()
    game.could_choose("opponent", "Gladiator")
    game.attack("Day Walker", whom="Gladiator")
    game.all_pass()
    game.block()
    game.all_pass()
    assert (game.you.board, game.piece("Day Walker").damage) == (["Day Walker"], 5)  # Gladiator is deadly
    assert (game.opponent.board, game.piece("Gladiator").damage) == (["Gladiator", "Pegasus"], 7)


def test_it_is_played_face_down(table):
    game = table(you=Side(hand=["Day Walker"]), opponent=Side(hand=["Lightning Strike"]))
    game.play_veiled("Day Walker")
    game.resolve()
    assert (game.piece("Day Walker").face_down, game.piece("Day Walker").keywords, game.you.actions) == (True, 0, 0)
    game.unveil("Day Walker")
    walker = game.piece("Day Walker")
    assert (walker.offense, walker.defense, walker.alignment, game.line) == (7, 6, GOOD, [])


def test_face_up_it_costs_an_action_in_the_build_step(table):
    game = table(you=Side(hand=["Day Walker"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Day Walker")
    game.resolve()
    assert (game.you.board, game.you.actions, game.piece("Day Walker").face_down) == (["Day Walker"], 0, False)
