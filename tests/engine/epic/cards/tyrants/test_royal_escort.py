"""Royal Escort: a 5/9 with ambush that gains 3 health and keeps your other champions from being targets."""

from tests.engine.epic.scenario import Side, in_play


def test_your_champions_that_are_no_escort_cannot_be_targets(table):
    game = table(
        you=Side(board=["Royal Escort", "Royal Escort", "Kong", "Human"]),
        opponent=Side(hand=["Flame Strike"], board=["Wolf"]),
    )
    game.passes()
    game.opponent.play("Flame Strike")
    game.could_choose("you", "opponent", "Royal Escort", "Royal Escort#2", "Wolf")
    game.choose("Royal Escort#2")
    assert game.champion("Royal Escort#2").damage == 8


def test_not_even_yours(table):
    """5.12.1."""
    game = table(you=Side(hand=["Rage"], board=["Royal Escort", "Kong"], gold=0), opponent=Side(board=["Wolf"]))
    game.play("Rage")
    game.could_choose("Royal Escort", "Wolf")
    game.choose("Royal Escort")
    assert game.champion("Kong").keywords == {"untargetable"}


def test_what_targets_nobody_still_hits_them(table):
    """5.12.2."""
    game = table(you=Side(hand=["Flash Fire"], board=["Royal Escort", "Human"], gold=0))
    game.play("Flash Fire")
    assert game.you.board == ["Royal Escort"]


def test_without_the_escort_they_are_targets_again(table):
    """3.3.3."""
    game = table(
        turn_of="opponent",
        you=Side(board=["Royal Escort", "Kong"]),
        opponent=Side(hand=["Erase", "Lash"]),
    )
    game.opponent.play("Erase")
    game.opponent.play("Lash")
    assert game.champion("Kong").damage == 1


def test_it_gains_3_health_when_it_comes_and_3_for_a_good_ally(table):
    game = table(you=Side(hand=["Royal Escort", "Palace Guard", "Muse", "Lurking Giant"], gold=3))
    game.play("Royal Escort")
    assert game.you.health == 33
    game.play("Muse")
    assert game.you.health == 33
    game.play("Palace Guard")
    game.trigger("Royal Escort")
    game.decline()
    assert game.you.health == 36
    game.play("Lurking Giant")
    assert game.you.health == 36


def test_it_ambushes_to_save_another_from_the_next_event(table):
    game = table(
        turn_of="opponent",
        you=Side(hand=["Royal Escort"], board=[in_play("Kong")]),
        opponent=Side(hand=["Lash"], board=["Demon"]),
    )
    game.attack("Demon")
    game.passes()
    game.you.play("Royal Escort")
    game.you.passes()
    game.opponent.play("Lash")
    game.could_choose("Royal Escort", "Demon")
    game.choose("Demon")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    assert game.opponent.board == []
