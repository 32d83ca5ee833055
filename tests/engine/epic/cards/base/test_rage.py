"""Rage."""

from tests.engine.epic.scenario import Side


def test_it_gives_breakthrough_and_4_by_4_this_turn(table):
    game = table(you=Side(hand=["Rage", "Flame Strike"], board=["Wolf"]), opponent=Side(board=["Human", "Steel Golem"]))
    game.play("Rage")
    game.could_pick_modes("Target champion gains breakthrough", "Draw two cards")
    game.mode("Target champion gains breakthrough")
    game.could_choose("Wolf", "Human")
    game.could_not_decline()
    game.choose("Wolf")
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense, wolf.keywords) == (6, 6, {"breakthrough"})
    assert game.you.gold == 1
    game.attack("Wolf")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("damage")
    game.assign("Wolf", {"opponent": 5, "Human": 1})
    assert game.opponent.health == 25
    game.end_turn()
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense, wolf.keywords) == (2, 2, set())


def test_what_it_saved_from_damage_survives_the_end_of_the_turn(table):
    """Damage is removed (4.5.2c) before the effects of the turn end (4.5.2d)."""
    game = table(you=Side(hand=["Rage"], board=["Wolf", "Hunting Raptors"]))
    game.play("Rage")
    game.mode("Target champion gains breakthrough")
    game.choose("Wolf")
    game.use("Hunting Raptors")
    game.choose("Wolf")
    assert game.champion("Wolf").damage == 4
    game.end_turn()
    assert game.you.board == ["Wolf", "Hunting Raptors"]
    assert game.champion("Wolf").damage == 0


def test_for_a_gold_it_draws_two_cards_and_is_still_a_free_card(table):
    """Rule 5.18.2: the Cave Troll is not recalled."""
    game = table(you=Side(hand=["Rage"], board=["Wolf"], discard=["Cave Troll"], top=["Kong", "Muse"]))
    game.play("Rage")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.gold == 0
    assert game.you.discard_pile == ["Cave Troll", "Rage"]
    assert game.champion("Wolf").offense == 2


def test_without_gold_it_can_only_enrage(table):
    """Rule 3.6.3."""
    game = table(you=Side(hand=["Rage"], board=["Wolf"], gold=0))
    game.play("Rage")
    assert game.champion("Wolf").offense == 6
    assert game.you.hand == []


def test_without_gold_and_without_a_champion_it_does_nothing(table):
    game = table(you=Side(hand=["Rage"], gold=0), opponent=Side(board=["Steel Golem"]))
    game.play("Rage")
    assert game.you.discard_pile == ["Rage"]
    assert game.champion("Steel Golem").offense == 13
