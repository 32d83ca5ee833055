"""Crystal Ball: for each card that an opponent draws you may draw one."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_each_card_an_opponent_draws_may_be_one_for_you(table):
    game = table(
        you=Side(board=["Crystal Ball"], top=["Tim", "Gold"]), opponent=Side(hand=["Knowledge"]), turn_of="opponent"
    )
    game.play("Knowledge")
    game.resolve()
    assert game.line == ["Crystal Ball"] * 3
    game.resolve()
    game.accept()
    game.resolve()
    game.decline()
    game.resolve()
    game.accept()
    assert (game.you.hand, len(game.opponent.hand)) == (["Gold", "Tim"], 3)


def test_your_own_draws_are_not_seen(table):
    game = table(you=Side(board=["Crystal Ball"], hand=["Knowledge"]), opponent=Side())
    game.play("Knowledge")
    game.resolve()
    assert game.line == []


def test_the_draw_of_the_prepare_step_waits_for_the_pre_battle_step(table):
    game = table(you=Side(board=["Crystal Ball"], top=["Tim"]), opponent=Side())
    game.end_turn()
    assert (game.step, game.line) == ("pre_battle", ["Crystal Ball"])
    game.resolve()
    game.you.accept()
    assert game.you.hand == ["Tim"]


def test_its_cost_and_speed(table):
    assert played(table, "Crystal Ball") == ("build", 1)
