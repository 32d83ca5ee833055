"""Elven Chariot: a free, paced 4/4 that gets +2 offense when it attacks."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_it_attacks_the_turn_it_comes_with_6(table):
    game = table(you=Side(hand=["Elven Chariot"], actions=0), opponent=Side(), step="pre_battle")
    game.play("Elven Chariot")
    game.resolve()
    game.go_to("battle")
    game.go_on()
    game.attack("Elven Chariot")
    assert (game.line, game.piece("Elven Chariot").offense) == (["Elven Chariot"], 4)
    game.resolve()
    assert (game.piece("Elven Chariot").offense, game.piece("Elven Chariot").defense) == (6, 4)
    game.go_on()
    assert game.opponent.mojo == 24
    game.go_on()
    game.end_turn()
    assert game.piece("Elven Chariot").offense == 4


def test_it_blocks_with_4(table):
    game = table(you=Side(board=["Elven Chariot"]), opponent=Side(board=["Hulk"]), turn_of="opponent", step="battle")
    game.go_on()
    game.attack("Hulk", whom="you")
    game.go_on()
    game.block("Elven Chariot")
    game.go_on()
    assert (game.piece("Hulk").damage, game.line) == (4, [])


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Elven Chariot") == ("paced", 0, 4, 4)
