"""Pyromancer."""

from tests.engine.epic.scenario import Side, in_play


def test_the_tribute_deals_4_to_a_target(table):
    game = table(you=Side(hand=["Pyromancer"]), opponent=Side(board=["Demon", "Steel Golem"]))
    game.play("Pyromancer")
    game.could_choose("you", "opponent", "Pyromancer", "Demon")
    game.could_not_decline()
    game.choose("Demon")
    assert game.opponent.board == ["Steel Golem"]
    game.could_not_use("Pyromancer")


def test_a_gold_deals_4_more_even_while_it_is_deploying_or_expended(table):
    """The power has no expend cost (5.17.1)."""
    game = table(you=Side(board=[in_play("Pyromancer", deploying=True, expended=True)]), opponent=Side(board=["Wolf"]))
    game.use("Pyromancer")
    game.could_choose("you", "opponent", "Pyromancer", "Wolf")
    game.choose("opponent")
    assert game.opponent.health == 26
    assert game.you.gold == 0
    game.could_not_use("Pyromancer")


def test_its_power_works_in_the_opponents_turn_and_not_for_the_opponent(table):
    game = table(turn_of="opponent", you=Side(board=["Pyromancer"]), opponent=Side(hand=["Kong"]))
    game.opponent.could_not_use("Pyromancer")
    game.opponent.passes()
    game.you.use("Pyromancer")
    game.choose("opponent")
    assert game.opponent.health == 26


def test_it_ambushes_an_attacker(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Pyromancer"]),
        opponent=Side(board=[in_play("White Knight", attacking=True, expended=True)]),
    )
    game.you.play("Pyromancer")
    game.choose("White Knight")
    game.go_to("blockers")
    game.block("Pyromancer")
    game.go_to("main")
    assert game.opponent.discard_pile == ["White Knight"]
    assert game.you.discard_pile == ["Pyromancer"]
