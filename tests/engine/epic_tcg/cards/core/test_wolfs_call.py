"""Wolf's Call: five Wolves in your Build Step, four in your Pre-Battle Step, three at any other time."""

import pytest

from tests.engine.epic_tcg.scenario import Side


@pytest.mark.parametrize(("step", "wolves"), [("pre_battle", 4), ("battle", 3), ("build", 5), ("end", 3)])
def test_in_your_turn(table, step, wolves):
    game = table(you=Side(hand=["Wolf's Call"]), opponent=Side(), step=step)
    game.play("Wolf's Call")
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Wolf"] * wolves, 0)
    assert (game.piece("Wolf#1").offense, game.piece("Wolf#1").defense) == (2, 2)


@pytest.mark.parametrize("step", ["pre_battle", "build"])
def test_in_another_players_turn_three(table, step):
    game = table(you=Side(hand=["Wolf's Call"]), opponent=Side(), step=step, turn_of="opponent")
    game.opponent.passes()
    game.you.play("Wolf's Call")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Wolf"] * 3, [])
