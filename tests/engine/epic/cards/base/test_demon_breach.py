"""Demon Breach: three demons in your turn, two in the opponent's; {1}: Recall, which costs 1 health."""

from tests.engine.epic.scenario import Side


def test_in_your_turn_three_demons_come(table):
    game = table(you=Side(hand=["Demon Breach"]))
    game.play("Demon Breach")
    assert game.you.board == ["Demon", "Demon", "Demon"]
    demon = game.champion("Demon")
    assert (demon.offense, demon.defense, demon.alignments, demon.deploying) == (4, 4, {"evil"}, True)
    assert demon.prepared
    assert game.you.gold == 0
    assert game.you.discard_pile == ["Demon Breach"]


def test_in_the_opponents_turn_two_demons_come(table):
    game = table(you=Side(hand=["Demon Breach"]), turn_of="opponent", moment="end-offer")
    game.you.play("Demon Breach")
    assert game.you.board == ["Demon", "Demon"]
    assert game.champion("Demon").prepared
    assert game.opponent.board == []
    game.end_turn()
    game.could_attack_with("Demon", "Demon#2")


def test_recalling_it_costs_1_gold_and_1_health(table):
    game = table(you=Side(discard=["Demon Breach"]))
    game.use("Demon Breach")
    assert game.you.hand == ["Demon Breach"]
    assert (game.you.gold, game.you.health) == (0, 29)
    assert game.opponent.health == 30
    game = table(you=Side(discard=["Demon Breach"], gold=0))
    game.could_not_use("Demon Breach")


def test_recalling_it_at_1_health_loses_the_game(table):
    """1.2.2."""
    game = table(you=Side(discard=["Demon Breach"], health=1))
    game.use("Demon Breach")
    assert (game.winner, game.ended_by) == ("opponent", "health")


def test_returning_it_to_hand_is_not_recalling_it(table):
    """5.4.1: Memory Spirit returns it, so no health is lost."""
    game = table(you=Side(hand=["Memory Spirit"], discard=["Demon Breach"]))
    game.play("Memory Spirit")
    game.choose("Demon Breach")
    assert game.you.hand == ["Demon Breach"]
    assert game.you.health == 30
