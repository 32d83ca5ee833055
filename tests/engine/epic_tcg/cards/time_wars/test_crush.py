"""Crush: draw three cards, or 9 damage to any target."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_three_cards(table):
    game = table(you=Side(hand=["Crush"], top=["Muse", "Sage", "Tim", "Druid"]), opponent=Side())
    game.play("Crush")
    game.mode(0)
    assert game.you.actions == 0
    game.resolve()
    assert game.you.hand == ["Muse", "Sage", "Tim"]


def test_or_it_deals_9_damage_to_any_target(table):
    game = table(you=Side(hand=["Crush"]), opponent=Side(board=["Graft-Steel Crusher", "Diamond Golem", "Hive"]))
    game.play("Crush")
    game.mode(1)
    game.could_choose("you", "opponent", "Graft-Steel Crusher")
    game.choose("Graft-Steel Crusher")
    game.resolve()
    assert (game.piece("Graft-Steel Crusher").damage, game.you.hand) == (9, [])


def test_it_is_paced(table):
    table(you=Side(hand=["Crush"]), opponent=Side(), step="pre_battle").could_play("Crush")
    table(you=Side(hand=["Crush"]), opponent=Side(), step="battle").could_play()
