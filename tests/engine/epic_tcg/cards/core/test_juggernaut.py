"""Juggernaut: an instantaneous 9/3 with breakthrough that is unbreakable in the turn in which it attacks."""

from engine.epic_tcg.language import BREAKTHROUGH, UNBREAKABLE
from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_is_in_play_before_anybody_can_respond(table):
    game = table(you=Side(hand=["Juggernaut"]), opponent=Side(hand=["Not Today"]), step="pre_battle")
    game.play("Juggernaut")
    assert (game.you.board, game.line, game.decider, game.you.actions) == (["Juggernaut"], [], "you", 0)


def test_as_it_attacks_it_is_unbreakable_at_once_and_for_this_turn(table):
    game = table(
        you=Side(board=["Juggernaut", "Hired Muscle"]),
        opponent=Side(board=["Dark Knight"], hand=["Rend"]),
        step="battle",
    )
    game.all_pass()
    game.attack("Juggernaut")
    assert (game.line, game.piece("Juggernaut").keywords) == ([], BREAKTHROUGH | UNBREAKABLE)
    game.all_pass()
    game.block("Dark Knight")
    game.all_pass()
    game.all_pass()
    assert (game.opponent.board, game.opponent.mojo, game.piece("Juggernaut").damage) == ([], 25, 8)
    game.passes()
    game.opponent.play("Rend")
    game.choose("Juggernaut")
    game.resolve()
    assert game.you.board == ["Juggernaut", "Hired Muscle"]
    game.end_turn()
    assert game.piece("Juggernaut").keywords == BREAKTHROUGH


def test_a_juggernaut_that_stays_at_home_breaks(table):
    game = table(
        you=Side(board=["Juggernaut"]), opponent=Side(board=["Hired Muscle"]), step="battle", turn_of="opponent"
    )
    game.all_pass()
    game.opponent.attack("Hired Muscle", whom="you")
    game.all_pass()
    game.block("Juggernaut")
    game.all_pass()
    assert (game.you.board, game.opponent.board) == ([], [])


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Juggernaut") == PACED_STEPS
    assert moments(table, "Juggernaut", actions=0) == NEVER
    assert strength(table, "Juggernaut") == (9, 3)
