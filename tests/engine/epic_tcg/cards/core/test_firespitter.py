"""Firespitter: a fast 4/3 with range that deals 4 damage to any target when it enters and when it is broken."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_when_it_enters_it_spits(table):
    game = table(you=Side(hand=["Firespitter"]), opponent=Side(board=["Dark Prince", "Gold"]))
    game.play("Firespitter")
    game.resolve()
    game.could_choose("you", "opponent", "Firespitter", "Dark Prince")
    game.choose("Dark Prince")
    game.resolve()
    assert (game.piece("Dark Prince").damage, game.you.board) == (4, ["Firespitter"])


def test_when_it_is_broken_it_spits_again(table):
    game = table(you=Side(hand=["Execution"], board=["Tim"]), opponent=Side(board=["Firespitter"]))
    game.play("Execution")
    game.choose("Firespitter")
    game.resolve()
    assert (game.asks, game.decider) == ("target", "opponent")
    game.could_choose("you", "opponent", "Tim")
    game.choose("you")
    game.resolve()
    assert (game.you.mojo, game.opponent.discard_pile) == (26, ["Firespitter"])


def test_banished_it_does_not(table):
    game = table(you=Side(hand=["Begone!"]), opponent=Side(board=["Firespitter"]))
    game.play("Begone!")
    game.resolve()
    assert (game.line, game.asks) == ([], "priority")


def test_it_blocks_airborne_ones_and_strikes_first(table):
    game = table(you=Side(board=["Cackling Demon"]), opponent=Side(board=["Firespitter"]), step="battle")
    game.go_on()
    game.attack("Cackling Demon")
    game.go_on()
    game.block("Firespitter")
    game.go_on()
    assert (game.you.board, game.piece("Firespitter").damage) == ([], 0)


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Firespitter") == ("fast", 1, 4, 3)
