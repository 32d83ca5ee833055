"""Limits that no sensible game meets: hitting one ends the game as a draw, with the reason."""

from engine.epic.limits import CHAMPION_LIMIT, TURN_LIMIT
from tests.engine.epic.scenario import Side


def test_a_game_of_too_many_turns_is_a_draw(table):
    game = table(turn=TURN_LIMIT - 1, you=Side(hand=["Kong"]))
    game.end_turn()
    assert (game.turn, game.winner) == (TURN_LIMIT, None)
    game.end_turn()
    assert (game.winner, game.ended_by) == ("nobody", "limit")


def test_a_game_of_too_many_champions_is_a_draw(table):
    game = table(you=Side(hand=["Word of Summoning", "Word of Summoning"], board=["Human"] * (CHAMPION_LIMIT - 1)))
    game.play("Word of Summoning")
    assert (len(game.you.board), game.winner) == (CHAMPION_LIMIT, None)
    game.play("Word of Summoning")
    assert (game.winner, game.ended_by) == ("nobody", "limit")
