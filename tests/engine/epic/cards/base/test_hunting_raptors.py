"""Hunting Raptors."""

from tests.engine.epic.scenario import Side


def test_they_deal_4_to_a_champion_or_a_player_once(table):
    game = table(you=Side(board=["Hunting Raptors"]), opponent=Side(board=["Demon", "Steel Golem"]))
    game.use("Hunting Raptors")
    game.could_choose("you", "opponent", "Hunting Raptors", "Demon")
    game.could_not_decline()
    game.choose("Demon")
    assert game.opponent.board == ["Steel Golem"]
    game.could_not_use("Hunting Raptors")
    game.could_not_attack()


def test_loyalty_in_the_opponents_turn_lets_them_hunt_at_once(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Hunting Raptors", "Kong", "Lash"]),
    )
    game.you.play("Hunting Raptors")
    game.reveal("Kong", "Lash")
    game.you.use("Hunting Raptors")
    game.choose("opponent")
    assert game.opponent.health == 26
    assert game.opponent.knows_hand == ["Kong", "Lash"]


def test_without_loyalty_they_deploy_until_your_turn(table):
    """Rule 5.17.1; with one wild card in hand nothing can be revealed (5.3.4)."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Hunting Raptors", "Kong", "Muse"]),
    )
    game.you.play("Hunting Raptors")
    game.you.could_not_use("Hunting Raptors")
    game.end_turn()
    game.you.could_use("Hunting Raptors")
    game.could_attack_with("Hunting Raptors")


def test_loyalty_may_be_declined(table):
    game = table(you=Side(hand=["Hunting Raptors", "Kong", "Lash"]))
    game.play("Hunting Raptors")
    game.decline()
    assert game.opponent.knows_hand == []
    game.could_not_use("Hunting Raptors")
    game.could_not_attack()


def test_blitz_lets_them_attack_and_their_numbers_count(table):
    game = table(you=Side(hand=["Hunting Raptors", "Kong", "Lash"]), opponent=Side(board=["Demon"]))
    game.play("Hunting Raptors")
    game.reveal("Kong", "Lash")
    game.attack("Hunting Raptors")
    game.go_to("blockers")
    game.block("Demon")
    game.go_to("main")
    assert game.opponent.board == []
    raptors = game.champion("Hunting Raptors")
    assert (raptors.offense, raptors.defense, raptors.damage) == (5, 5, 4)
