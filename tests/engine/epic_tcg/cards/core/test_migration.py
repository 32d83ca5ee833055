"""Migration: makes 8 Birds."""

from engine.epic_tcg.language import AIRBORNE, WILD
from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_eight_birds_fly_under_your_control(table):
    game = table(you=Side(hand=["Migration"]), opponent=Side())
    game.play("Migration")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Bird"] * 8, [])
    bird = game.piece("Bird#8")
    assert (bird.offense, bird.defense, bird.alignment, bird.keywords) == (1, 1, WILD, AIRBORNE)


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Migration") == BUILD_STEP
    assert moments(table, "Migration", actions=0) == NEVER
