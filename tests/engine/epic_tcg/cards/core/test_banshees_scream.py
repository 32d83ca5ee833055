"""Banshee's Scream: 5 damage to any target; a player who is dealt that damage discards a card."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_a_player_is_dealt_5_and_discards_one_of_their_choice(table):
    game = table(you=Side(hand=["Banshee's Scream", "Tim"]), opponent=Side(hand=["Hulk", "Gold"]))
    game.play("Banshee's Scream")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.asks, game.decider) == (25, "discard", "opponent")
    game.discard("Gold")
    assert (game.opponent.hand, game.you.hand, game.you.actions) == (["Hulk"], ["Tim"], 0)


def test_at_a_champion_nobody_discards(table):
    game = table(you=Side(hand=["Banshee's Scream", "Tim"]), opponent=Side(board=["Gladiator"], hand=["Hulk"]))
    game.play("Banshee's Scream")
    game.could_choose("you", "opponent", "Gladiator")
    game.choose("Gladiator")
    game.resolve()
    assert (game.piece("Gladiator").damage, game.opponent.hand, game.you.hand) == (5, ["Hulk"], ["Tim"])


def test_damage_that_is_not_dealt_makes_nobody_discard(table):
    game = table(you=Side(hand=["Banshee's Scream"]), opponent=Side(board=["Mithril Armor"], hand=["Hulk"]))
    game.play("Banshee's Scream")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.opponent.hand) == (30, ["Hulk"])


def test_it_is_fast(table):
    assert speed(table, "Banshee's Scream") == "fast"
