"""Burrowing Wurm: an 18/18 with breakthrough."""

from tests.engine.epic.scenario import Side


def test_what_the_blockers_defense_does_not_stop_breaks_through(table):
    """5.7.1: 18 offense against 14 defense."""
    game = table(you=Side(board=["Burrowing Wurm"]), opponent=Side(board=["Kong"]))
    game.attack("Burrowing Wurm")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("damage")
    game.assign("Burrowing Wurm", {"Kong": 14, "opponent": 4})
    assert game.opponent.health == 26
    assert game.opponent.discard_pile == ["Kong"]
    assert game.champion("Burrowing Wurm").damage == 13
    assert (game.champion("Burrowing Wurm").offense, game.champion("Burrowing Wurm").defense) == (18, 18)


def test_unblocked_it_deals_18_damage(table):
    game = table(you=Side(board=["Burrowing Wurm"]))
    game.attack("Burrowing Wurm")
    game.go_to("main")
    assert game.opponent.health == 12


def test_as_a_blocker_nothing_breaks_through(table):
    """5.7.1: the ability is for attackers."""
    game = table(you=Side(board=["Human"]), opponent=Side(board=["Burrowing Wurm"]))
    game.attack("Human")
    game.go_to("blockers")
    game.block("Burrowing Wurm")
    game.go_to("main")
    assert game.you.health == 30
    assert game.you.board == []
    assert game.champion("Burrowing Wurm").damage == 1


def test_it_cannot_attack_in_the_turn_it_is_played_and_cannot_be_ambushed(table):
    game = table(you=Side(hand=["Burrowing Wurm"]), opponent=Side(hand=["Burrowing Wurm"]))
    game.play("Burrowing Wurm")
    game.could_not_attack()
    assert game.you.gold == 0
    game.passes()
    game.opponent.could_not_play("Burrowing Wurm")
