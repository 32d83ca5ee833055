"""Fireball: a free, fast 3 damage to any target, or 6 for an action."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_3_damage_for_nothing(table):
    game = table(you=Side(hand=["Fireball"]), opponent=Side(board=["Forest Giant", "Gold"]))
    game.play("Fireball")
    game.could_choose("you", "opponent", "Forest Giant")
    game.choose("Forest Giant")
    game.decline()
    assert game.you.actions == 1
    game.resolve()
    assert game.piece("Forest Giant").damage == 3


def test_6_damage_for_an_action_paid_while_it_is_played(table):
    game = table(you=Side(hand=["Fireball"]), opponent=Side(board=["Gladiator", "Gold"]))
    game.play("Fireball")
    game.choose("Gladiator")
    game.accept()
    assert (game.you.actions, game.line) == (0, ["Fireball"])
    game.resolve()
    assert game.piece("Gladiator").damage == 6


def test_without_an_action_nothing_is_asked_and_it_stays_a_free_card(table):
    game = table(you=Side(hand=["Fireball"], board=["Lizard Guard"], actions=0), opponent=Side())
    game.play("Fireball")
    game.choose("opponent")
    assert game.line == ["Fireball"]
    game.resolve()
    assert game.opponent.mojo == 27
    game = table(you=Side(hand=["Fireball"], board=["Lizard Guard"]), opponent=Side())
    game.play("Fireball")
    game.choose("opponent")
    game.accept()
    assert game.line == ["Fireball"]  # the Guard waits for wild cards that cost an action


def test_it_is_fast(table):
    assert speed(table, "Fireball") == "fast"
