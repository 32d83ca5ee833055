"""Guns Lots of Guns: a fast object that draws a card; your champions that are not wild have +2 offense and range."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_when_it_enters_you_draw_and_your_champions_shoot(table):
    game = table(
        you=Side(hand=["Guns Lots of Guns"], board=["Tim", "Zombie", "Lizard Guard", "Druid"], top=["Gold"]),
        opponent=Side(board=["Human"]),
    )
    game.play("Guns Lots of Guns")
    game.resolve()
    assert (game.line, game.you.actions) == (["Guns Lots of Guns"], 0)
    game.resolve()
    assert game.you.hand == ["Gold"]
    assert (game.piece("Tim").offense, game.piece("Tim").defense, game.piece("Tim").keywords) == (3, 1, Keyword.RANGE)
    assert (game.piece("Zombie").offense, game.piece("Zombie").keywords) == (4, Keyword.RANGE)
    assert (game.piece("Druid").offense, game.piece("Druid").keywords) == (2, Keyword.RANGE)
    assert (game.piece("Lizard Guard").offense, game.piece("Lizard Guard").keywords) == (2, Keyword(0))
    assert (game.piece("Human").offense, game.piece("Human").keywords) == (1, Keyword(0))


def test_a_gun_brought_in_after_blockers_shoots_first(table):
    game = table(
        you=Side(hand=["Guns Lots of Guns"], board=["Zombie"]), opponent=Side(board=["Dark Knight"]), step="battle"
    )
    game.go_on()
    game.attack("Zombie")
    game.go_on()
    game.block("Dark Knight")
    game.resolve()
    game.play("Guns Lots of Guns")
    game.resolve()
    game.resolve()
    game.go_on()
    assert (game.you.board, game.opponent.board) == (["Zombie", "Guns Lots of Guns"], [])


def test_a_champion_that_changes_sides_shoots_no_more(table):
    game = table(you=Side(board=["Guns Lots of Guns"]), opponent=Side(hand=["Charmed"], board=["Tim"]))
    assert game.piece("Tim").offense == 1
    game = table(you=Side(board=["Guns Lots of Guns", "Tim"]), opponent=Side(hand=["Charmed"]))
    game.passes()
    game.opponent.play("Charmed")
    game.choose("Tim")
    assert (game.piece("Tim").offense, game.piece("Tim").keywords) == (1, Keyword(0))
