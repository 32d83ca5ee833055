"""Priest of Kalnor."""

from tests.engine.epic.scenario import Side


def test_the_tribute_gains_4_health(table):
    game = table(you=Side(hand=["Priest of Kalnor"]))
    game.play("Priest of Kalnor")
    game.trigger("Priest of Kalnor: Tribute")
    assert game.you.health == 34
    assert game.champion("Priest of Kalnor").keywords == set()
    assert game.you.gold == 1


def test_loyalty_protects_a_champion_this_turn(table):
    game = table(
        you=Side(hand=["Priest of Kalnor", "Inner Peace", "Feint"], board=["Human"]),
        opponent=Side(board=["Wolf", "Steel Golem"], hand=["Drain Essence"]),
    )
    game.play("Priest of Kalnor")
    game.trigger("Priest of Kalnor: Loyalty")
    game.reveal("Feint", "Inner Peace")
    game.could_choose("Priest of Kalnor", "Human", "Wolf")
    game.could_not_decline()
    game.choose("Human")
    assert game.you.health == 34
    assert game.champion("Human").keywords == {"unbreakable", "untargetable"}
    assert game.opponent.knows_hand == ["Feint", "Inner Peace"]
    game.passes()
    game.opponent.play("Drain Essence")
    game.could_choose("Priest of Kalnor", "Wolf")
    game.choose("Priest of Kalnor")
    game.end_turn()
    assert game.champion("Human").keywords == set()


def test_the_protected_champion_does_not_break_but_takes_damage(table):
    """Untargetable does not help against what does not target (5.12.2); unbreakable does (5.9.3)."""
    game = table(
        you=Side(hand=["Priest of Kalnor", "Inner Peace", "Feint", "Hurricane"], board=["Human"]),
    )
    game.play("Priest of Kalnor")
    game.trigger("Priest of Kalnor: Loyalty")
    game.reveal("Feint", "Inner Peace")
    game.choose("Human")
    game.play("Hurricane")
    game.mode("Deal 9 damage to each champion")
    assert game.you.board == ["Human"]
    assert game.champion("Human").damage == 9
    game.end_turn()
    assert game.you.board == ["Human"]


def test_without_loyalty_only_health_is_gained(table):
    """Declined (5.3.5), or with one good card only (5.3.4)."""
    game = table(you=Side(hand=["Priest of Kalnor", "Inner Peace", "Feint"], board=["Human"]))
    game.play("Priest of Kalnor")
    game.trigger("Priest of Kalnor: Tribute")
    game.decline()
    assert game.champion("Human").keywords == set()
    assert game.you.health == 34
    game = table(you=Side(hand=["Priest of Kalnor", "Inner Peace", "Kong"], board=["Human"]))
    game.play("Priest of Kalnor")
    game.trigger("Priest of Kalnor: Tribute")
    assert game.moment == "main"
    assert game.champion("Human").keywords == set()


def test_it_is_slow_and_1_by_4(table):
    game = table(
        turn_of="opponent", moment="end-offer", you=Side(hand=["Priest of Kalnor"], board=["Priest of Kalnor"])
    )
    game.you.could_not_play("Priest of Kalnor")
    priest = game.champion("Priest of Kalnor")
    assert (priest.offense, priest.defense) == (1, 4)
