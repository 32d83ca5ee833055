"""Plague's Embrace: breaks each champion that is not constructed and draws one for each that was no token."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments
from tests.engine.epic_tcg.scenario import Side


def test_all_but_constructed_champions_break_and_you_draw_for_those_that_are_no_tokens(table):
    game = table(
        you=Side(hand=["Plague's Embrace"], board=["Dark Knight", "Zombie", "Hive"]),
        opponent=Side(board=["Hulk", "Graft-Steel Crusher", "Bruiser", "Insect"]),
        step="pre_battle",
    )
    game.play("Plague's Embrace")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Hive"], ["Graft-Steel Crusher", "Bruiser"])
    assert (game.you.hand, game.opponent.hand) == (["Burrowing Wurm"] * 2, [])


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Plague's Embrace") == PACED_STEPS
    assert moments(table, "Plague's Embrace", actions=0) == NEVER
