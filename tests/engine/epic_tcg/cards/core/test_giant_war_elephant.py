"""Giant War Elephant: a paced 12/12; when it attacks, your champions get breakthrough this turn."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_when_it_attacks_all_your_champions_break_through(table):
    game = table(
        you=Side(board=["Giant War Elephant", "Forest Giant", "Tim"]),
        opponent=Side(board=["Human", "Zombie"]),
        step="battle",
    )
    game.go_on()
    game.attack("Giant War Elephant")
    assert (game.line, game.piece("Giant War Elephant").keywords) == (["Giant War Elephant"], Keyword(0))
    game.resolve()
    assert game.piece("Forest Giant").keywords == Keyword.BREAKTHROUGH | Keyword.RANGE
    assert game.piece("Tim").keywords == game.piece("Giant War Elephant").keywords == Keyword.BREAKTHROUGH
    assert game.piece("Human").keywords == Keyword(0)
    game.go_on()
    game.block("Human")
    game.go_on()
    assert game.opponent.mojo == 19
    game.go_on()
    game.attack("Forest Giant")
    game.go_on()
    game.block("Zombie")
    game.go_on()
    assert game.opponent.mojo == 15
    game.go_on()
    game.decline()
    game.end_turn()
    assert game.piece("Tim").keywords == Keyword(0)


def test_another_attack_does_not_do_it(table):
    game = table(you=Side(board=["Giant War Elephant", "Tim"]), opponent=Side(), step="battle")
    game.go_on()
    game.attack("Tim")
    assert game.line == []


def test_it_may_come_before_the_battle(table):
    game = table(you=Side(hand=["Giant War Elephant"]), opponent=Side(), step="pre_battle")
    game.play("Giant War Elephant")
    game.resolve()
    assert (game.piece("Giant War Elephant").prepared, game.you.actions) == (True, 0)


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Giant War Elephant") == ("paced", 1, 12, 12)
