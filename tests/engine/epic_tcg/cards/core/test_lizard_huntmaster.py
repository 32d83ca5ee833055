"""Lizard Huntmaster: a 6/6 hunter; show 3 wild cards from your hand to break a champion."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_three_wild_cards_shown_break_a_champion_as_often_as_you_like(table):
    game = table(
        you=Side(board=["Lizard Huntmaster"], hand=["Rend", "Swarm", "Hive", "Muse"], actions=0),
        opponent=Side(board=["Hulk", "Hive", "Sewer Demon", "Dark Knight"]),
        turn_of="opponent",
    )
    for name in ("Hulk", "Dark Knight"):
        game.passes()
        game.you.use("Lizard Huntmaster")
        game.choose(name)
        game.resolve()
    assert game.opponent.board == ["Hive", "Sewer Demon"]
    assert game.opponent.discard_pile == ["Dark Knight", "Hulk"]
    assert game.you.hand == ["Hive", "Muse", "Rend", "Swarm"]
    game.passes()
    game.you.use("Lizard Huntmaster")
    game.resolve()
    assert game.you.board == []


def test_two_are_not_enough(table):
    table(
        you=Side(board=["Lizard Huntmaster"], hand=["Rend", "Swarm", "Muse"]), opponent=Side(board=["Hulk"])
    ).could_use()


def test_it_hunts(table):
    game = table(you=Side(board=["Lizard Huntmaster"]), opponent=Side(board=["Hired Muscle"]), step="battle")
    game.all_pass()
    game.attack("Lizard Huntmaster", whom="Hired Muscle")
    game.all_pass()
    game.all_pass()
    assert (game.opponent.board, game.opponent.mojo) == ([], 30)


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Lizard Huntmaster") == PACED_STEPS
    assert moments(table, "Lizard Huntmaster", actions=0) == NEVER
    assert strength(table, "Lizard Huntmaster") == (6, 6)
