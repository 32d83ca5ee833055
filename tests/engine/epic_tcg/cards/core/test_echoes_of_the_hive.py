"""Echoes of the Hive: an Insect, and your Insects are deadly this turn; it may echo in your Pre-Battle Step."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_an_insect_and_all_of_yours_are_deadly_this_turn(table):
    game = table(you=Side(hand=["Echoes of the Hive"], board=["Insect", "Tim"]), opponent=Side(board=["Insect"]))
    game.play("Echoes of the Hive")
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Insect", "Tim", "Insect"], 0)
    assert game.piece("your Insect#1").keywords == game.piece("your Insect#2").keywords == Keyword.DEADLY
    assert game.piece("their Insect").keywords == game.piece("Tim").keywords == Keyword(0)
    game.end_turn()
    assert game.piece("your Insect#1").keywords == Keyword(0)


def test_an_insect_that_comes_later_is_not_deadly(table):
    game = table(you=Side(hand=["Echoes of the Hive", "Swarm"]), opponent=Side())
    game.play("Echoes of the Hive")
    game.resolve()
    game.play("Swarm")
    game.resolve()
    assert game.piece("Insect#1").keywords == Keyword.DEADLY
    assert game.piece("Insect#2").keywords == game.piece("Insect#3").keywords == Keyword(0)


def test_it_echoes_before_the_battle(table):
    game = table(you=Side(discard=["Echoes of the Hive"]), opponent=Side(board=["Hulk"]), step="pre_battle")
    game.resolve()
    game.accept()
    game.resolve()
    game.go_to("battle")
    game.go_on()
    game.attack("Insect")
    game.go_on()
    game.block("Hulk")
    game.go_on()
    assert (game.you.board, game.opponent.board) == ([], [])


def test_it_is_fast(table):
    assert speed(table, "Echoes of the Hive") == "fast"
