"""Spawning Queen: five Insects that fly; in your discard pile she makes your Insects bigger."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_five_airborne_insects(table):
    game = table(you=Side(hand=["Spawning Queen"], board=["Human"]), opponent=Side(board=["Insect"]))
    game.play("Spawning Queen")
    game.resolve()
    game.resolve()
    assert game.you.board == ["Human", "Spawning Queen", *["Insect"] * 5]
    assert game.piece("your Insect#3").keywords == Keyword.AIRBORNE
    assert (game.piece("their Insect").keywords, game.piece("Human").keywords) == (Keyword.NONE, Keyword.NONE)
    assert game.piece("your Insect#3").offense == 1


def test_in_the_discard_pile_she_makes_them_bigger_and_they_do_not_fly(table):
    game = table(you=Side(board=["Insect"], discard=["Spawning Queen", "Hive Queen"]), opponent=Side(board=["Insect"]))
    insect = game.piece("your Insect")
    assert (insect.offense, insect.defense, insect.keywords) == (3, 3, Keyword.DEADLY)
    assert game.piece("their Insect").offense == 1


def test_breaking_her_makes_the_insects_bigger_at_once(table):
    game = table(you=Side(board=["Spawning Queen", "Insect"]), opponent=Side(hand=["Execution"]))
    game.passes()
    game.opponent.play("Execution")
    game.choose("Spawning Queen")
    game.resolve()
    assert (game.piece("Insect").offense, game.piece("Insect").keywords) == (2, Keyword.NONE)


def test_she_flies_over_what_is_on_the_ground(table):
    game = table(you=Side(board=["Spawning Queen"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Spawning Queen")
    game.go_on()
    assert game.opponent.mojo == 26
