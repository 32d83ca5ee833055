"""Spontaneous Combustion: an instantaneous event of 6 damage to any target."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_six_damage_before_anybody_can_respond(table):
    game = table(
        you=Side(hand=["Spontaneous Combustion"]),
        opponent=Side(board=["Djinn", "Hive", "Sewer Demon"], hand=["Not Today", "Shelter"]),
    )
    game.play("Spontaneous Combustion")
    game.could_choose("you", "opponent", "Djinn")
    game.choose("Djinn")
    assert (game.opponent.board, game.line, game.decider) == (["Hive", "Sewer Demon"], [], "you")
    assert (game.you.actions, game.you.discard_pile) == (0, ["Spontaneous Combustion"])


def test_a_player_burns_too_and_a_champion_of_defense_7_lives(table):
    game = table(
        you=Side(hand=["Spontaneous Combustion"] * 2, actions=2), opponent=Side(board=["Hive Lord"]), turn_of="opponent"
    )
    game.passes()
    for target in ("opponent", "Hive Lord"):
        game.you.play("Spontaneous Combustion")
        game.choose(target)
    assert (game.opponent.mojo, game.opponent.board, game.piece("Hive Lord").damage) == (24, ["Hive Lord"], 6)


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Spontaneous Combustion") == AT_ANY_TIME
    assert moments(table, "Spontaneous Combustion", actions=0) == NEVER
