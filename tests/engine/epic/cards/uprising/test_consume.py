"""Consume: 3 damage to a champion and 3 health, for free."""

from tests.engine.epic.scenario import Side


def test_3_damage_and_3_health(table):
    game = table(
        you=Side(hand=["Consume"], board=["Human"], gold=0), opponent=Side(board=["Demon", "Cave Troll", "Steel Golem"])
    )
    game.play("Consume")
    game.could_choose("Human", "Demon", "Cave Troll")
    game.could_not_decline()
    game.choose("Cave Troll")
    assert game.opponent.discard_pile == ["Cave Troll"]
    assert (game.you.health, game.opponent.health) == (33, 30)
    assert game.you.discard_pile == ["Consume"]


def test_without_a_champion_to_hurt_the_health_is_still_gained(table):
    """3.2.3c."""
    game = table(you=Side(hand=["Consume"], health=4), opponent=Side(board=["Steel Golem"]))
    game.play("Consume")
    assert (game.you.health, game.champion("Steel Golem").damage) == (7, 0)


def test_two_in_a_turn_break_a_demon(table):
    """2.1.6."""
    game = table(turn_of="opponent", you=Side(hand=["Consume", "Consume"]), opponent=Side(board=["Demon"]))
    game.attack("Demon")
    game.passes()
    game.you.play("Consume")
    assert game.champion("Demon").damage == 3
    game.you.play("Consume")
    game.you.passes()
    assert (game.moment, game.opponent.board, game.you.health) == ("main", [], 36)
