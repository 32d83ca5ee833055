"""Dark Prince: an airborne 5/5 that is expended to make a Demon."""

from engine.epic_tcg.language import EVIL
from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side


def test_it_makes_a_demon(table):
    game = table(you=Side(hand=["Dark Prince"]), opponent=Side())
    game.play("Dark Prince")
    game.resolve()
    game.use("Dark Prince")
    game.resolve()
    assert (game.you.board, game.piece("Dark Prince").expended) == (["Dark Prince", "Demon"], True)
    assert (game.piece("Demon").offense, game.piece("Demon").alignment) == (4, EVIL)
    game.could_use()


def test_it_flies(table):
    game = table(you=Side(board=["Dark Prince"]), opponent=Side(board=["Hulk", "Cackling Demon"]), step="battle")
    game.go_on()
    game.attack("Dark Prince")
    game.go_on()
    game.could_choose("Cackling Demon")


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Dark Prince") == ("build", 1, 5, 5)
    assert usable_in_the_opponents_turn(table, "Dark Prince")
