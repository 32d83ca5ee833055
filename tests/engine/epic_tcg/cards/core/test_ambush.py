"""Ambush: draw a card, then you may put a champion from your hand into play."""

from engine.epic_tcg.views import entries
from tests.engine.epic_tcg.scenario import Side


def test_any_champion_of_the_hand_comes_into_play_even_the_one_just_drawn(table):
    game = table(you=Side(hand=["Ambush", "Gold", "Druid"], top=["Graft-Steel Crusher"]), opponent=Side(hand=["Hulk"]))
    game.play("Ambush")
    game.resolve()
    game.accept()
    game.could_choose("Druid", "Graft-Steel Crusher")
    game.choose("Graft-Steel Crusher")
    assert (game.you.board, game.you.hand, game.you.actions) == (["Graft-Steel Crusher"], ["Druid", "Gold"], 0)
    assert game.piece("Graft-Steel Crusher").prepared
    assert game.line == []


def test_you_may_keep_it(table):
    game = table(you=Side(hand=["Ambush", "Druid"], top=["Gold"]), opponent=Side())
    game.play("Ambush")
    game.resolve()
    game.decline()
    assert (game.you.board, game.you.hand) == ([], ["Druid", "Gold"])
    assert [entry["kind"] for entry in entries(game.game, 0)][-1] == "decline"
    assert "decline" not in [entry["kind"] for entry in entries(game.game, 1)]  # it would tell of the Druid


def test_a_slow_champion_ambushes_in_the_opponents_turn(table):
    game = table(
        you=Side(hand=["Ambush", "Hulk"], top=["Gold"]),
        opponent=Side(board=["Gladiator"]),
        turn_of="opponent",
        step="battle",
    )
    game.go_on()
    game.attack("Gladiator", whom="you")
    game.opponent.passes()
    game.you.play("Ambush")
    game.resolve()
    game.accept()
    game.go_on()
    game.could_choose("Hulk")
