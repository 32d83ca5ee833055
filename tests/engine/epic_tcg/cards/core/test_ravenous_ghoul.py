"""Ravenous Ghoul: a 7/4 that banishes cards from discard piles and grows for each champion."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_each_champion_that_it_eats_is_a_counter(table):
    game = table(
        you=Side(board=[in_play("Ravenous Ghoul", expended=True)], discard=["Muse", "Rend"], actions=0),
        opponent=Side(discard=["Hulk", "Hive"]),
    )
    game.use("Ravenous Ghoul")
    assert game.asks == "priority"
    game.resolve()
    game.could_choose("Muse", "Rend", "Hulk", "Hive")
    game.choose("Hulk")
    ghoul = game.piece("Ravenous Ghoul")
    assert (ghoul.counters, ghoul.offense, ghoul.defense, game.opponent.deck[-1]) == (1, 8, 5, "Hulk")
    game.use("Ravenous Ghoul")
    game.resolve()
    game.choose("Rend")
    assert (game.piece("Ravenous Ghoul").counters, game.you.deck[-1]) == (1, "Rend")
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Muse"], ["Hive"])


def test_it_may_eat_in_response_to_damage(table):
    game = table(
        you=Side(board=["Ravenous Ghoul"], discard=["Muse"]), opponent=Side(hand=["Burning Rage"]), turn_of="opponent"
    )
    game.opponent.play("Burning Rage")
    game.choose("you")
    game.passes()
    game.you.use("Ravenous Ghoul")
    game.resolve()
    assert game.piece("Ravenous Ghoul").defense == 5
    game.resolve()
    assert (game.you.board, game.you.mojo) == ([], 24)


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Ravenous Ghoul") == BUILD_STEP
    assert moments(table, "Ravenous Ghoul", actions=0) == NEVER
