"""Forest Giant: a 6/6 with range that deals 6 damage to any target when it enters."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_when_it_enters_it_throws_6_damage(table):
    game = table(you=Side(hand=["Forest Giant"]), opponent=Side(board=["Dark Prince", "Gold"]))
    game.play("Forest Giant")
    game.resolve()
    game.could_choose("you", "opponent", "Forest Giant", "Dark Prince")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.you.board) == (24, ["Forest Giant"])


def test_the_damage_is_its_own(table):
    game = table(you=Side(hand=["Forest Giant"]), opponent=Side(board=["Peacemaker", "Hulk"]))
    game.play("Forest Giant")
    game.resolve()
    game.could_choose("you", "opponent", "Forest Giant", "Hulk")
    game.choose("Hulk")
    game.resolve()
    assert game.piece("Hulk").damage == 6


def test_it_blocks_what_flies_and_strikes_first(table):
    game = table(you=Side(board=["Blue Dragon"]), opponent=Side(board=["Forest Giant", "Bruiser"]), step="battle")
    game.go_on()
    game.attack("Blue Dragon")
    game.go_on()
    game.could_choose("Forest Giant")
    game.block("Forest Giant")
    game.go_on()
    assert (game.you.board, game.piece("Forest Giant").damage) == ([], 0)


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Forest Giant") == ("build", 1, 6, 6)
