"""Dominator: a 1/1 that is expended to take control, at once, of target champion."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_takes_a_champion_for_good_before_anybody_can_respond(table):
    game = table(
        you=Side(hand=["Dominator"]),
        opponent=Side(board=["Fire Elemental", "Gold", "Diamond Golem", in_play("Hulk", expended=True)]),
    )
    game.play("Dominator")
    game.resolve()
    game.use("Dominator")
    game.could_choose("Dominator", "Fire Elemental", "Hulk")
    game.choose("Hulk")
    assert (game.you.board, game.line) == (["Dominator", "Hulk"], [])
    assert (game.piece("Hulk").expended, game.piece("Dominator").expended) == (True, True)
    game.end_turn()
    assert game.you.board == ["Dominator", "Hulk"]


def test_the_champion_stays_when_the_dominator_is_gone(table):
    game = table(you=Side(board=["Dominator"]), opponent=Side(board=["Hulk"], hand=["Execution"]))
    game.use("Dominator")
    game.choose("Hulk")
    game.passes()
    game.opponent.play("Execution")
    game.choose("Dominator")
    game.resolve()
    assert game.you.board == ["Hulk"]


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Dominator") == ("build", 1, 1, 1)
