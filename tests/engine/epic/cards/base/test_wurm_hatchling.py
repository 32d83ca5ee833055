"""Wurm Hatchling."""

from tests.engine.epic.scenario import Side


def test_each_wild_card_of_cost_1_makes_it_grow_by_two(table):
    """2.7: counters stay. Events count as well as champions."""
    game = table(you=Side(hand=["Rampaging Wurm", "Wolf's Call"], board=["Wurm Hatchling", "Wurm Hatchling"], gold=2))
    game.play("Rampaging Wurm")
    game.play("Wolf's Call")
    for hatchling in (game.champion("Wurm Hatchling"), game.champion("Wurm Hatchling#2")):
        assert (hatchling.counters, hatchling.offense, hatchling.defense) == (4, 8, 8)
    game.end_turn()
    assert game.champion("Wurm Hatchling").counters == 4


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_feed_it(table):
    """5.18.2: it does not grow by itself either, for its cost is 0."""
    game = table(
        you=Side(hand=["Wurm Hatchling", "Cave Troll", "Inner Peace"], board=["Wurm Hatchling"]),
        opponent=Side(hand=["Wolf's Call"]),
    )
    game.play("Cave Troll")
    game.play("Wurm Hatchling")
    game.play("Inner Peace")
    game.passes()
    game.opponent.play("Wolf's Call")
    assert game.champion("Wurm Hatchling").counters == 0
    assert game.champion("Wurm Hatchling#2").counters == 0


def test_gold_paid_for_a_free_card_does_not_feed_it(table):
    """5.18.2: the cost in the corner counts."""
    game = table(you=Side(hand=["Flash Fire"], board=["Wurm Hatchling"]))
    game.play("Flash Fire")
    game.mode("Draw two cards")
    assert (game.you.gold, game.champion("Wurm Hatchling").counters) == (0, 0)


def test_its_damage_breaks_through(table):
    """5.7.1: grown to 6, less the 1 defense of the token."""
    game = table(you=Side(hand=["Lightning Storm"], board=["Wurm Hatchling"]), opponent=Side(board=["Human", "Kong"]))
    game.play("Lightning Storm")
    game.divide({"Kong": 6})
    game.attack("Wurm Hatchling")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("damage")
    game.assign("Wurm Hatchling", {"opponent": 5, "Human": 1})
    assert game.opponent.health == 25
    assert game.opponent.board == ["Kong"]
