"""Naturalist: a free 1/4 that draws a card; you may gain 3 Mojo when you play a natural card that costs an action."""

from tests.engine.epic_tcg.measures import BUILD_STEP, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_when_it_enters(table):
    game = table(you=Side(hand=["Naturalist"], top=["Rend"], actions=0), opponent=Side())
    game.play("Naturalist")
    game.resolve()
    assert (game.you.hand, game.line) == ([], ["Naturalist"])
    game.resolve()
    assert game.you.hand == ["Rend"]


def test_a_natural_card_for_an_action_may_gain_3(table):
    game = table(you=Side(board=["Naturalist"], hand=["Knowledge", "Migration"], actions=2), opponent=Side())
    game.play("Knowledge")
    assert game.line == ["Knowledge", "Naturalist"]
    game.resolve()
    game.accept()
    assert (game.you.mojo, game.opponent.mojo, game.line) == (33, 30, ["Knowledge"])
    game.resolve()
    game.play("Migration")
    game.resolve()
    game.decline()
    assert game.you.mojo == 33


def test_magical_cards_free_ones_and_those_of_others_gain_nothing(table):
    game = table(
        you=Side(board=["Naturalist"], hand=["Relentless Chant", "Swarm", "Blast"]), opponent=Side(hand=["Knowledge"])
    )
    game.play("Swarm")
    assert game.line == ["Swarm"]
    game.resolve()
    game.play("Blast")
    game.choose("opponent")
    game.passes()
    game.opponent.play("Knowledge")
    assert game.line == ["Blast", "Knowledge"]


def test_a_card_that_is_put_on_the_line_was_not_played(table):
    game = table(you=Side(board=["Naturalist"], discard=["Echoes of Thunder"]), opponent=Side(), step="pre_battle")
    game.resolve()
    game.accept()
    game.choose("opponent")
    assert game.line == ["Echoes of Thunder"]


def test_it_is_free_in_your_build_step(table):
    assert moments(table, "Naturalist", actions=0) == BUILD_STEP
    assert strength(table, "Naturalist") == (1, 4)
