"""Bruiser: an unbreakable 10/10 with breakthrough that must attack."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_must_attack_before_the_battle_step_can_end(table):
    game = table(you=Side(board=["Bruiser", "Tim"]), opponent=Side(board=["Human"]), step="battle")
    game.go_on()
    assert not game.could_decline()
    game.attack("Tim")
    game.go_on()
    game.block()
    game.go_on()
    assert game.opponent.mojo == 29
    game.go_on()
    game.attack("Bruiser")  # by itself
    game.go_on()
    game.block("Human")
    game.go_on()
    assert game.opponent.mojo == 20  # 10 less 1 for the Human
    game.go_on()
    assert game.step == "build"


def test_one_attack_in_a_turn_is_enough(table):
    game = table(you=Side(board=["Bruiser"], hand=["Night Rise"]), opponent=Side(), step="battle")
    game.go_on()
    game.attack("Bruiser")
    game.go_on()
    game.play("Night Rise")
    game.go_on()
    assert (game.piece("Bruiser").prepared, game.asks) == (True, "attack")
    assert game.could_decline()


def test_expended_it_cannot_and_in_the_opponents_turn_it_need_not(table):
    game = table(you=Side(board=[in_play("Bruiser", expended=True), "Tim"]), opponent=Side(), step="battle")
    game.go_on()
    assert game.could_decline()
    game = table(you=Side(board=["Bruiser"]), opponent=Side(board=["Tim"]), turn_of="opponent", step="battle")
    game.go_on()
    assert (game.decider, game.could_decline()) == ("opponent", True)


def test_it_is_unbreakable(table):
    game = table(you=Side(hand=["Execution"], top=["Tim"]), opponent=Side(board=["Bruiser"]))
    game.play("Execution")
    game.resolve()
    assert (game.opponent.board, game.you.hand) == (["Bruiser"], ["Tim"])


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Bruiser") == ("build", 1, 10, 10)
