"""Deadly Raid: draw two cards, or your champions get +2 offense and unblockable this turn."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_your_champions_cannot_be_blocked_and_hit_harder(table):
    game = table(
        you=Side(hand=["Deadly Raid"], board=["Tim", "Druid"]), opponent=Side(board=["Hulk", "Hulk"]), step="battle"
    )
    game.play("Deadly Raid")
    game.mode(1)
    assert game.you.actions == 0
    game.resolve()
    assert (game.piece("Tim").offense, game.piece("Tim").defense) == (3, 1)
    assert game.piece("Hulk#1").offense == 9
    game.go_on()
    game.attack("Tim", "Druid")
    game.go_on()
    assert game.opponent.mojo == 25  # 3 and 2
    game.go_on()
    game.end_turn()
    assert (game.piece("Tim").offense, game.piece("Tim").keywords) == (1, Keyword(0))


def test_who_comes_later_gets_nothing(table):
    game = table(you=Side(hand=["Deadly Raid", "Dark Knight"]), opponent=Side())
    game.play("Deadly Raid")
    game.mode(1)
    game.resolve()
    game.play("Dark Knight")
    game.resolve()
    assert (game.piece("Dark Knight").offense, game.piece("Dark Knight").keywords) == (4, Keyword(0))


def test_or_draw_two(table):
    game = table(you=Side(hand=["Deadly Raid"], board=["Tim"], top=["Gold", "Hulk", "Druid"]), opponent=Side())
    game.play("Deadly Raid")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.piece("Tim").offense) == (["Gold", "Hulk"], 1)
