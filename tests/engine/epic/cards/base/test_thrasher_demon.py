"""Thrasher Demon."""

from tests.engine.epic.scenario import Side, in_play


def test_it_attacks_at_once_and_grows_each_time(table):
    """Counters stay (2.7)."""
    game = table(you=Side(hand=["Thrasher Demon"], gold=0))
    game.play("Thrasher Demon")
    assert game.champion("Thrasher Demon").offense == 1
    game.attack("Thrasher Demon")
    assert (game.champion("Thrasher Demon").offense, game.champion("Thrasher Demon").defense) == (3, 3)
    game.go_to("main")
    assert game.opponent.health == 27
    game.end_turn()
    game.end_turn()
    game.attack("Thrasher Demon")
    game.go_to("main")
    assert game.champion("Thrasher Demon").counters == 4
    assert game.opponent.health == 22


def test_it_breaks_whatever_it_damages(table):
    """Each champion that gets 1 damage at least; the others live."""
    game = table(you=Side(board=["Thrasher Demon"]), opponent=Side(board=["Kong", "Thundarus", "Sea Titan"]))
    game.attack("Thrasher Demon")
    game.go_to("blockers")
    game.block("Kong", "Thundarus", "Sea Titan")
    game.go_to("damage")
    game.assign("Thrasher Demon", {"Kong": 1, "Sea Titan": 2})
    assert game.opponent.board == ["Thundarus"]
    assert game.opponent.discard_pile == ["Kong", "Sea Titan"]
    assert game.champion("Thundarus").damage == 0
    assert game.you.discard_pile == ["Thrasher Demon"]


def test_as_a_blocker_it_does_not_grow_but_breaks(table):
    game = table(turn_of="opponent", you=Side(board=["Thrasher Demon"]), opponent=Side(board=["Rampaging Wurm"]))
    game.attack("Rampaging Wurm")
    game.go_to("blockers")
    game.block("Thrasher Demon")
    assert game.champion("Thrasher Demon").counters == 0
    game.go_to("main")
    assert game.opponent.discard_pile == ["Rampaging Wurm"]
    assert game.you.discard_pile == ["Thrasher Demon"]


def test_the_unbreakable_survive_it(table):
    """5.9.2."""
    game = table(you=Side(board=["Thrasher Demon"]), opponent=Side(board=[in_play("Kong", gained="unbreakable")]))
    game.attack("Thrasher Demon")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    assert game.opponent.board == ["Kong"]
    assert game.champion("Kong").damage == 3


def test_broken_before_damage_it_breaks_nothing(table):
    """4.4.12."""
    game = table(you=Side(board=["Thrasher Demon", "Muse"]), opponent=Side(board=["Kong"], hand=["Fireball"]))
    game.attack("Thrasher Demon")
    game.go_to("blockers")
    game.block("Kong")
    game.opponent.play("Fireball")
    game.mode("to a target")
    game.choose("Thrasher Demon")
    game.opponent.passes()
    assert game.moment == "main"
    assert game.opponent.board == ["Kong"]
    assert game.you.board == ["Muse"]
