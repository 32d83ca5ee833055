"""How positions of the Epic TCG are judged: at the beginning of a turn, from what a seat knows."""

import pytest

from engine.bots.epic_tcg import weights as w
from engine.bots.epic_tcg.judging import evaluate
from tests.engine.epic_tcg.scenario import Side, in_play, set_table


def judged(mine, theirs, turn_of="you"):
    """The position for "you" when a turn has begun."""
    scene = set_table(Side(board=mine), Side(board=theirs), step="pre_battle", turn_of=turn_of)
    return evaluate(scene.game, 0, frozenset())


def test_who_has_attacked_cannot_block_in_the_next_turn():
    """In the Prepare Step only the active player prepares, so the Hulk can attack for 9."""
    rested = judged(["Hulk"], [in_play("Hulk", expended=True)])
    assert rested - judged(["Hulk"], ["Hulk"]) == pytest.approx(9 * w.STRIKE_NEXT)


def test_so_it_is_for_who_is_attacked():
    tired = judged([in_play("Hulk", expended=True)], ["Hulk"], turn_of="opponent")
    assert tired - judged(["Hulk"], ["Hulk"], turn_of="opponent") == pytest.approx(-9 * w.STRIKE_NEXT)


def test_who_rests_in_this_turn_blocks_in_the_next_one():
    """Nothing is lost by attacking first where nobody gets through."""
    rested = judged([in_play("Hulk", expended=True)], ["Hulk"])
    assert rested == pytest.approx(judged(["Hulk"], ["Hulk"]))
