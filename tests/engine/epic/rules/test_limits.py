"""Limits that no sensible game meets: hitting one ends the game as a draw, with the reason."""

from engine.epic.limits import CHAMPION_LIMIT, TOKEN_LIMIT, TURN_LIMIT
from tests.engine.epic.scenario import Side


def test_a_game_of_too_many_turns_is_a_draw(table):
    game = table(turn=TURN_LIMIT - 1, you=Side(hand=["Kong"]))
    game.end_turn()
    assert (game.turn, game.winner) == (TURN_LIMIT, None)
    game.end_turn()
    assert (game.winner, game.ended_by) == ("nobody", "limit")


def test_a_game_of_too_many_champions_is_a_draw(table):
    game = table(you=Side(hand=["Kong", "Faithful Pegasus"], gold=1, board=["Human"] * (CHAMPION_LIMIT - 1)))
    game.play("Faithful Pegasus")
    assert (len(game.you.board), game.winner) == (CHAMPION_LIMIT, None)
    game.play("Kong")
    assert (game.winner, game.ended_by) == ("nobody", "limit")


def test_h22_tokens_come_up_to_a_limit_and_the_game_goes_on(table):
    game = table(you=Side(hand=["Insurgency"], board=["Human"] * (TOKEN_LIMIT - 3)))
    game.play("Insurgency")
    assert (len(game.you.board), game.winner) == (TOKEN_LIMIT, None)
    assert game.champion("Human").offense == 2
