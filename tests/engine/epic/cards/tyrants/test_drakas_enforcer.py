"""Draka's Enforcer: an airborne 7/7 with ambush whose loyalty draws a card."""

from tests.engine.epic.scenario import Side


def test_loyalty_draws_a_card(table):
    game = table(you=Side(hand=["Draka's Enforcer", "Kong", "Lash", "Muse"], top=["Erase"]))
    game.play("Draka's Enforcer")
    game.could_choose("Kong", "Lash")
    game.reveal("Kong", "Lash")
    assert game.you.hand == ["Erase", "Kong", "Lash", "Muse"]
    assert game.opponent.knows_hand == ["Kong", "Lash"]


def test_without_two_wild_cards_or_unrevealed_nothing_is_drawn(table):
    """5.3.4, 5.3.5."""
    game = table(you=Side(hand=["Draka's Enforcer", "Kong", "Lash"]))
    game.play("Draka's Enforcer")
    game.decline()
    assert game.you.hand == ["Kong", "Lash"]
    game = table(you=Side(hand=["Draka's Enforcer", "Kong", "Muse"]))
    game.play("Draka's Enforcer")
    assert (game.moment, game.you.hand) == ("main", ["Kong", "Muse"])
    game.could_not_attack()


def test_it_ambushes_what_flies(table):
    game = table(turn_of="opponent", you=Side(hand=["Draka's Enforcer"]), opponent=Side(board=["Gold Dragon"]))
    game.attack("Gold Dragon")
    game.passes()
    game.you.play("Draka's Enforcer")
    game.go_to("blockers")
    game.could_block_with("Draka's Enforcer")
    game.block("Draka's Enforcer")
    game.go_to("main")
    assert (game.you.board, game.opponent.board) == (["Draka's Enforcer"], ["Gold Dragon"])
    assert (game.champion("Draka's Enforcer").damage, game.champion("Gold Dragon").damage) == (6, 7)
    assert game.opponent.health == 36
