"""Triceratops."""

from tests.engine.epic.scenario import Side


def test_its_tribute_draws_a_card(table):
    game = table(you=Side(hand=["Triceratops"], top=["Muse"]))
    game.play("Triceratops")
    assert (game.you.hand, game.you.board) == (["Muse"], ["Triceratops"])
    game.could_not_attack()


def test_its_damage_breaks_through(table):
    """5.7.1, 5.7.5: 10 offense less 3 defense, whatever damage the blocker has."""
    game = table(you=Side(board=["Triceratops"]), opponent=Side(board=["Cave Troll"]))
    game.attack("Triceratops")
    game.go_to("blockers")
    game.block("Cave Troll")
    game.go_to("damage")
    game.assign("Triceratops", {"opponent": 7, "Cave Troll": 3})
    assert game.opponent.health == 23
    assert game.opponent.discard_pile == ["Cave Troll"]
    assert game.champion("Triceratops").damage == 5


def test_a_great_blocker_stops_it(table):
    game = table(you=Side(board=["Triceratops"]), opponent=Side(board=["Lurking Giant"]))
    game.attack("Triceratops")
    game.go_to("blockers")
    game.block("Lurking Giant")
    game.go_to("main")
    assert game.opponent.health == 30
    assert game.champion("Lurking Giant").damage == 10
    assert game.you.discard_pile == ["Triceratops"]


def test_as_a_blocker_it_breaks_through_nobody(table):
    """5.7.1: attackers only."""
    game = table(turn_of="opponent", you=Side(board=["Triceratops"]), opponent=Side(board=["Human"]))
    game.attack("Human")
    game.go_to("blockers")
    game.block("Triceratops")
    game.go_to("main")
    assert game.opponent.board == []
    assert (game.you.health, game.opponent.health) == (30, 30)
