"""Stampeding Spirit: an untargetable 8/4 with breakthrough that can be played before the battle."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_attacks_in_the_turn_in_which_it_is_played_and_breaks_through(table):
    game = table(you=Side(hand=["Stampeding Spirit"]), opponent=Side(board=["Muse"]), step="pre_battle")
    game.play("Stampeding Spirit")
    assert game.you.actions == 0
    game.resolve()
    game.all_pass()
    game.all_pass()
    game.attack("Stampeding Spirit")
    game.all_pass()
    game.block("Muse")
    game.all_pass()
    spirit = game.piece("Stampeding Spirit")
    assert (game.opponent.mojo, game.opponent.board) == (25, [])
    assert (spirit.offense, spirit.defense, spirit.damage, spirit.expended) == (8, 4, 2, True)


def test_nothing_targets_it(table):
    table(you=Side(hand=["Isolate"]), opponent=Side(board=["Stampeding Spirit"])).could_play()


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Stampeding Spirit") == PACED_STEPS
    assert moments(table, "Stampeding Spirit", actions=0) == NEVER
