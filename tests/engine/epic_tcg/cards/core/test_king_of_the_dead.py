"""King of the Dead: an untargetable 5/5 that gives your other evil champions +2/+2 and expends for a Zombie."""

from engine.epic_tcg.language import EVIL
from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_your_other_evil_champions_get_2_2(table):
    board = ["King of the Dead", "Dark Knight", "Zombie", "Hulk"]
    game = table(you=Side(board=board), opponent=Side(board=["Gravedigger"]))
    numbers = [(game.piece(name).offense, game.piece(name).defense) for name in (*board, "Gravedigger")]
    assert numbers == [(5, 5), (6, 6), (4, 4), (9, 9), (1, 1)]


def test_it_expends_for_a_zombie(table):
    game = table(you=Side(board=["King of the Dead"]), opponent=Side(), turn_of="opponent")
    game.passes()
    game.you.use("King of the Dead")
    assert game.piece("King of the Dead").expended
    game.resolve()
    assert game.you.board == ["King of the Dead", "Zombie"]
    zombie = game.piece("Zombie")
    assert (zombie.offense, zombie.defense, zombie.alignment) == (4, 4, EVIL)


def test_nothing_targets_it(table):
    game = table(you=Side(hand=["Rend"]), opponent=Side(board=["King of the Dead", "Zombie", "Hulk"]))
    game.play("Rend")
    game.could_choose("Zombie", "Hulk")


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "King of the Dead") == BUILD_STEP
    assert moments(table, "King of the Dead", actions=0) == NEVER
