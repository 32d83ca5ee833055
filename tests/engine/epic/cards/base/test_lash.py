"""Lash."""

from tests.engine.epic.scenario import Side


def test_it_hurts_a_champion_and_lets_it_break_through(table):
    game = table(you=Side(hand=["Lash"], board=["Wolf", "Steel Golem"]), opponent=Side(board=["Human", "Human"]))
    game.play("Lash")
    game.could_choose("Wolf", "their Human", "their Human#2")
    game.could_not_decline()
    game.choose("Wolf")
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense, wolf.damage, wolf.keywords) == (6, 2, 1, {"breakthrough"})
    game.attack("Wolf")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("damage")
    game.assign("Wolf", {"opponent": 5, "Human": 1})
    assert game.opponent.health == 25
    assert game.opponent.board == ["Human"]
    assert game.you.board == ["Steel Golem"]


def test_the_gift_ends_with_the_turn(table):
    game = table(you=Side(hand=["Lash"], board=["Wolf"]))
    game.play("Lash")
    game.end_turn()
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.damage, wolf.keywords) == (2, 0, set())


def test_it_breaks_a_human_before_anything_is_gained(table):
    game = table(you=Side(hand=["Lash"], board=["Wolf"]), opponent=Side(board=["Human"]))
    game.play("Lash")
    game.choose("Human")
    assert game.opponent.board == []
    assert game.champion("Wolf").offense == 2


def test_without_a_champion_it_does_nothing(table):
    game = table(you=Side(hand=["Lash"]), opponent=Side(board=["Steel Golem"]))
    game.play("Lash")
    assert game.you.discard_pile == ["Lash"]
    assert game.champion("Steel Golem").damage == 0
    assert game.opponent.health == 30


def test_a_gold_recalls_it_even_in_the_opponents_turn(table):
    """Rule 3.5.2; the opponent knows what was recalled, and it costs the gold."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(discard=["Lash", "Lash"], hand=["Kong"]))
    game.you.use("Lash")
    assert game.you.hand == ["Kong", "Lash"]
    assert game.you.discard_pile == ["Lash"]
    assert game.you.gold == 0
    assert game.opponent.knows_hand == ["Lash"]
    game.you.could_not_use("Lash")


def test_it_is_recalled_from_your_discard_pile_only_and_not_without_gold(table):
    """Rule 5.4.2."""
    game = table(you=Side(hand=["Lash"]), opponent=Side(discard=["Lash"]))
    game.could_not_use("Lash")
    game = table(you=Side(discard=["Lash"], gold=0))
    game.could_not_use("Lash")
