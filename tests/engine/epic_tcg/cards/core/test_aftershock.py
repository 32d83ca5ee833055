"""Aftershock: 2 damage to any target, and 2 more from the discard pile when you play a natural card for an action."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_2_damage_to_a_champion_or_a_player(table):
    game = table(
        you=Side(hand=["Aftershock"], board=["Gold"]), opponent=Side(board=["Dark Knight", "Book of Secrets", "Tim"])
    )
    game.play("Aftershock")
    game.could_choose("you", "opponent", "Dark Knight", "Tim")
    game.choose("Dark Knight")
    assert game.you.actions == 0
    game.resolve()
    assert (game.piece("Dark Knight").damage, game.opponent.mojo) == (2, 30)
    assert game.you.discard_pile == ["Aftershock"]


def test_in_the_discard_pile_it_answers_a_natural_card_that_costs_an_action(table):
    game = table(you=Side(hand=["Knowledge"], discard=["Aftershock"]), opponent=Side(board=["Tim"]))
    game.play("Knowledge")
    game.could_choose("you", "opponent", "Tim")
    game.choose("opponent")
    assert game.line == ["Knowledge", "Aftershock"]
    game.resolve()
    game.accept()
    assert (game.opponent.mojo, game.you.discard_pile, game.line) == (28, ["Aftershock"], ["Knowledge"])


def test_banished_from_the_pile_in_response_it_does_nothing(table):
    game = table(you=Side(hand=["Knowledge"], discard=["Aftershock"]), opponent=Side(board=["Gravedigger"]))
    game.play("Knowledge")
    game.choose("opponent")
    game.passes()
    game.opponent.use("Gravedigger")
    game.resolve()
    game.resolve()
    assert (game.line, game.asks, game.opponent.mojo) == (["Knowledge"], "priority", 30)


def test_not_a_magical_card_a_free_one_nor_one_of_the_opponents_and_not_itself(table):
    game = table(
        you=Side(hand=["Drain Essence", "Deathblow", "Aftershock"], discard=["Aftershock"], actions=2),
        opponent=Side(board=["Tim"], hand=["Knowledge"]),
    )
    game.play("Deathblow")
    assert game.line == ["Deathblow"]
    game.resolve()
    game.play("Drain Essence")
    game.choose("opponent")
    assert game.line == ["Drain Essence"]
    game.passes()
    game.opponent.play("Knowledge")
    assert game.line == ["Drain Essence", "Knowledge"]
    game.resolve()
    game.resolve()
    game.play("Aftershock")
    game.choose("opponent")
    game.choose("opponent")
    assert game.line == ["Aftershock", "Aftershock"]  # that of the pile answers the one that is played
    game.resolve()
    game.decline()
    assert game.opponent.mojo == 24


def test_it_is_fast(table):
    assert speed(table, "Aftershock") == "fast"
