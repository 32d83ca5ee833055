"""Cherish: draw two cards, or make target champion or object unbreakable this turn and draw one."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_a_champion_or_object_is_unbreakable_this_turn(table):
    game = table(
        you=Side(hand=["Cherish"], board=["Gold", "Hulk"], top=["Tim", "Druid"]),
        opponent=Side(hand=["Obliterate"]),
        turn_of="opponent",
    )
    game.passes()
    game.you.play("Cherish")
    game.mode(1)
    game.could_choose("Gold", "Hulk")
    game.choose("Gold")
    game.resolve()
    assert (game.you.hand, game.you.actions) == (["Tim"], 0)
    game.opponent.play("Obliterate")
    assert game.you.board == ["Gold"]


def test_or_draw_two(table):
    game = table(you=Side(hand=["Cherish"], board=["Hulk"], top=["Tim", "Druid", "Gold"]), opponent=Side())
    game.play("Cherish")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.piece("Hulk").keywords) == (["Druid", "Tim"], Keyword.BREAKTHROUGH)
