"""Head of Navec: an object that flips for a Zombie and gives your Zombies +1/+1."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_it_makes_a_zombie_and_yours_get_1_1(table):
    game = table(you=Side(hand=["Head of Navec"], board=["Human"]), opponent=Side(board=["Zombie"]))
    game.play("Head of Navec")
    game.resolve()
    game.use("Head of Navec")
    assert (game.piece("Head of Navec").flipped, game.you.actions) == (True, 0)
    game.resolve()
    assert game.you.board == ["Human", "Head of Navec", "Zombie"]
    assert (game.piece("your Zombie").offense, game.piece("your Zombie").defense) == (3, 3)
    assert (game.piece("their Zombie").offense, game.piece("Human").offense) == (2, 1)
    game.could_use()


def test_flipped_in_the_opponents_turn_it_is_ready_again_in_yours(table):
    game = table(you=Side(board=["Head of Navec"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.use("Head of Navec")
    game.resolve()
    game.end_turn()
    game.could_use("Head of Navec")


def test_zombie_dragon_is_no_zombie(table):
    game = table(you=Side(board=["Head of Navec", "Zombie Dragon"]), opponent=Side())
    assert (game.piece("Zombie Dragon").offense, game.piece("Zombie Dragon").defense) == (5, 6)


def test_its_cost_and_speed(table):
    assert played(table, "Head of Navec") == ("build", 1)
