"""Recruitment: a free event that draws a card and makes 2 Humans."""

from engine.epic_tcg.language import GOOD
from tests.engine.epic_tcg.measures import BUILD_STEP, moments
from tests.engine.epic_tcg.scenario import Side


def test_you_draw_one_and_get_two_humans(table):
    game = table(you=Side(hand=["Recruitment"], top=["Rend", "Hive"], actions=0), opponent=Side())
    game.play("Recruitment")
    game.resolve()
    assert (game.you.hand, game.you.board, game.opponent.board) == (["Rend"], ["Human", "Human"], [])
    human = game.piece("Human#2")
    assert (human.offense, human.defense, human.alignment) == (1, 1, GOOD)


def test_it_is_free_in_your_build_step(table):
    assert moments(table, "Recruitment", actions=0) == BUILD_STEP
