"""Elven Bolt-Thrower: an object that is expended for 4 damage to any target."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_4_damage_to_any_target(table):
    game = table(you=Side(hand=["Elven Bolt-Thrower"]), opponent=Side(board=["Dark Knight", "Hulk", "Gold"]))
    game.play("Elven Bolt-Thrower")
    game.resolve()
    game.use("Elven Bolt-Thrower")
    game.could_choose("you", "opponent", "Dark Knight", "Hulk")
    game.choose("Dark Knight")
    assert (game.piece("Elven Bolt-Thrower").expended, game.you.actions) == (True, 0)
    game.resolve()
    assert game.opponent.board == ["Hulk", "Gold"]
    game.could_use()


def test_it_shoots_at_players_in_any_turn(table):
    game = table(you=Side(board=["Elven Bolt-Thrower"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.use("Elven Bolt-Thrower")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.mojo == 26


def test_it_cannot_attack(table):
    game = table(you=Side(board=["Elven Bolt-Thrower"]), opponent=Side(), step="battle")
    game.go_on()
    assert game.step == "build"


def test_its_cost_and_speed(table):
    assert played(table, "Elven Bolt-Thrower") == ("build", 1)
