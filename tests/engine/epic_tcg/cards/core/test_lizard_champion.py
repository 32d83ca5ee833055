"""Lizard Champion: a 6/6 hunter that enters with three counters for each wild card you show from your hand."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments
from tests.engine.epic_tcg.scenario import Side


def test_each_wild_card_shown_is_3_counters(table):
    game = table(
        you=Side(hand=["Lizard Champion", "Rend", "Swarm", "Hulk", "Knowledge"]), opponent=Side(), step="pre_battle"
    )
    game.play("Lizard Champion")
    game.resolve()
    game.could_choose("Rend", "Swarm", "Hulk")
    game.choose("Hulk", "Rend")
    game.done()
    lizard = game.piece("Lizard Champion")
    assert (lizard.counters, lizard.offense, lizard.defense, game.line) == (6, 12, 12, [])
    assert game.you.hand == ["Hulk", "Knowledge", "Rend", "Swarm"]


def test_it_may_enter_without_any(table):
    game = table(you=Side(hand=["Lizard Champion", "Rend"]), opponent=Side())
    game.play("Lizard Champion")
    game.resolve()
    game.done()
    assert (game.piece("Lizard Champion").counters, game.piece("Lizard Champion").offense) == (0, 6)


def test_it_hunts_a_champion_on_the_ground(table):
    game = table(you=Side(board=["Lizard Champion"]), opponent=Side(board=["Lizard Guard", "Muse"]), step="battle")
    game.all_pass()
    game.could_choose("opponent", "Lizard Guard")
    game.attack("Lizard Champion", whom="Lizard Guard")
    assert game.piece("Lizard Guard").flipped
    game.all_pass()
    game.block()
    game.all_pass()
    assert (game.opponent.board, game.opponent.mojo, game.piece("Lizard Champion").damage) == (["Muse"], 30, 2)


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Lizard Champion") == PACED_STEPS
    assert moments(table, "Lizard Champion", actions=0) == NEVER
