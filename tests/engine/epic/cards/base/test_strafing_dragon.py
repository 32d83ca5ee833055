"""Strafing Dragon."""

from tests.engine.epic.scenario import Side


def test_its_loyalty_strafes_any_target(table):
    game = table(
        you=Side(hand=["Strafing Dragon", "Kong", "Lash"], board=["Human"]),
        opponent=Side(board=["White Dragon", "Steel Golem"]),
    )
    game.play("Strafing Dragon")
    game.could_choose("Kong", "Lash")
    game.reveal("Kong", "Lash")
    game.could_choose("you", "opponent", "Human", "Strafing Dragon", "White Dragon")
    game.could_not_decline()
    game.choose("White Dragon")
    assert game.opponent.discard_pile == ["White Dragon"]
    assert game.champion("Strafing Dragon").damage == 0


def test_it_strafes_a_player(table):
    game = table(you=Side(hand=["Strafing Dragon", "Kong", "Lash"]))
    game.play("Strafing Dragon")
    game.reveal("Kong", "Lash")
    game.choose("opponent")
    assert game.opponent.health == 25


def test_one_wild_card_reveals_nothing_and_hits_nothing(table):
    """5.3.4."""
    game = table(you=Side(hand=["Strafing Dragon", "Kong", "Muse"]), opponent=Side(board=["White Dragon"]))
    game.play("Strafing Dragon")
    assert game.moment == "main"
    assert game.opponent.knows_hand == []
    assert game.champion("White Dragon").damage == 0


def test_it_attacks_at_once_through_the_air(table):
    """5.2.1, 5.8."""
    game = table(you=Side(hand=["Strafing Dragon"]), opponent=Side(board=["Kong", "Watchful Gargoyle"]))
    game.play("Strafing Dragon")
    game.attack("Strafing Dragon")
    game.go_to("blockers")
    game.could_block_with("Watchful Gargoyle")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 24


def test_it_ambushes_an_attacker_and_blocks_another(table):
    """5.14.1."""
    game = table(
        turn_of="opponent",
        you=Side(hand=["Strafing Dragon", "Kong", "Kong"]),
        opponent=Side(board=["Muse", "Fire Shaman"]),
    )
    game.attack("Muse", "Fire Shaman")
    game.passes()
    game.you.play("Strafing Dragon")
    game.reveal("Kong", "Kong")
    game.choose("Fire Shaman")
    game.go_to("blockers")
    game.block("Strafing Dragon")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Fire Shaman", "Muse"]
    assert game.champion("Strafing Dragon").damage == 2
