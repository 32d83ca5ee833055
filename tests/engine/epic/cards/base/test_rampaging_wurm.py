"""Rampaging Wurm."""

from tests.engine.epic.scenario import Side


def test_it_attacks_as_soon_as_it_is_played(table):
    """5.8.2."""
    game = table(you=Side(hand=["Rampaging Wurm"]), opponent=Side(board=["Kong"]))
    game.play("Rampaging Wurm")
    assert game.champion("Rampaging Wurm").deploying
    game.could_attack_with("Rampaging Wurm")
    game.attack("Rampaging Wurm")
    game.go_to("blockers")
    game.could_block_with("Kong")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 16
    game.could_not_attack()


def test_it_has_no_breakthrough(table):
    game = table(you=Side(board=["Rampaging Wurm"]), opponent=Side(board=["Human"]))
    game.attack("Rampaging Wurm")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("main")
    assert game.opponent.health == 30
    assert game.opponent.board == []
    assert game.champion("Rampaging Wurm").damage == 1


def test_14_damage_breaks_it(table):
    game = table(you=Side(board=["Rampaging Wurm"]), opponent=Side(board=["Kong", "Human"]))
    game.attack("Rampaging Wurm")
    game.go_to("blockers")
    game.block("Kong", "Human")
    game.go_to("damage")
    game.assign("Rampaging Wurm", {"Kong": 14})
    assert game.you.discard_pile == ["Rampaging Wurm"]
    assert game.opponent.board == ["Human"]


def test_it_is_played_in_your_own_turn_only(table):
    """3.2.3a: it has no ambush."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Rampaging Wurm"]))
    game.you.could_not_play("Rampaging Wurm")
