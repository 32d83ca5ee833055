"""Priestess: a free 1/4 that draws a card; you may gain 3 Mojo when you play a magical card that costs an action."""

from tests.engine.epic_tcg.measures import BUILD_STEP, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_when_it_enters(table):
    game = table(you=Side(hand=["Priestess"], top=["Rend"], actions=0), opponent=Side())
    game.play("Priestess")
    game.resolve()
    assert game.line == ["Priestess"]
    game.resolve()
    assert game.you.hand == ["Rend"]


def test_a_magical_card_for_an_action_may_gain_3(table):
    game = table(you=Side(board=["Priestess"], hand=["Djinn", "Crystal Ball"], actions=2), opponent=Side())
    game.play("Djinn")
    assert game.line == ["Djinn", "Priestess"]
    game.resolve()
    game.accept()
    assert (game.you.mojo, game.line) == (33, ["Djinn"])
    game.resolve()
    game.play("Crystal Ball")
    game.resolve()
    game.decline()
    assert game.you.mojo == 33


def test_natural_free_and_veiled_cards_gain_nothing(table):
    game = table(you=Side(board=["Priestess"], hand=["Knowledge", "Muse", "Medusa"], actions=2), opponent=Side())
    for name in ("Knowledge", "Muse"):
        game.play(name)
        assert game.line == [name]
        game.resolve()
    game.play_veiled("Medusa")
    assert (game.line, game.you.mojo) == (["Medusa"], 30)


def test_it_is_free_in_your_build_step(table):
    assert moments(table, "Priestess", actions=0) == BUILD_STEP
    assert strength(table, "Priestess") == (1, 4)
