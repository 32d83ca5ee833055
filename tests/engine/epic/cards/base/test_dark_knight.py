"""Dark Knight: a free 5/2 with ambush and blitz, unbreakable on your turn."""

from tests.engine.epic.scenario import Side


def test_it_attacks_at_once_and_no_blocker_breaks_it_in_your_turn(table):
    """5.9.3: the damage is there, but it does not break it, not even when the turn ends (4.5.2c)."""
    game = table(you=Side(hand=["Dark Knight"]), opponent=Side(board=["Demon"]))
    game.play("Dark Knight")
    assert game.you.gold == 1
    assert (game.champion("Dark Knight").offense, game.champion("Dark Knight").defense) == (5, 2)
    game.attack("Dark Knight")
    game.go_to("blockers")
    game.block("Demon")
    game.go_to("main")
    assert game.opponent.board == []
    assert game.champion("Dark Knight").damage == 4
    game.end_turn()
    assert game.you.board == ["Dark Knight"]
    assert game.champion("Dark Knight").damage == 0


def test_in_the_opponents_turn_it_breaks(table):
    game = table(you=Side(board=["Dark Knight"]), opponent=Side(hand=["Flash Fire"]), turn_of="opponent")
    assert game.champion("Dark Knight").keywords == {"ambush", "blitz"}
    game.opponent.play("Flash Fire")
    game.mode("2 damage")
    assert game.you.board == []
    assert game.you.discard_pile == ["Dark Knight"]


def test_ambushed_as_a_blocker_it_trades_its_life(table):
    game = table(you=Side(hand=["Dark Knight"]), opponent=Side(board=["Demon"]), turn_of="opponent")
    game.opponent.attack("Demon")
    game.opponent.passes()
    game.you.play("Dark Knight")
    game.go_to("blockers")
    game.block("Dark Knight")
    game.go_to("main")
    assert game.you.board == []
    assert game.opponent.board == []


def test_whose_turn_it_is_counts_for_its_controller(table):
    """Each player has one; it is your turn, so only yours is unbreakable."""
    game = table(you=Side(board=["Dark Knight"], hand=["Apocalypse"]), opponent=Side(board=["Dark Knight"]))
    game.play("Apocalypse")
    game.mode("break all champions")
    assert game.you.board == ["Dark Knight"]
    assert game.opponent.board == []


def test_unbreakable_does_not_keep_it_from_being_banished(table):
    game = table(you=Side(board=["Dark Knight"]), opponent=Side(hand=["Banishment"]))
    game.passes()
    game.opponent.play("Banishment")
    assert game.you.board == []
    assert game.you.bottom[0] == "Dark Knight"


def test_under_the_opponents_control_it_is_unbreakable_in_the_opponents_turn(table):
    game = table(you=Side(board=["Dark Knight"]), opponent=Side(hand=["Turn"]), turn_of="opponent")
    game.opponent.play("Turn")
    game.mode("this turn")
    assert game.champion("Dark Knight").controller == "opponent"
    assert "unbreakable" in game.champion("Dark Knight").keywords
    game.opponent.attack("Dark Knight")
    game.go_to("main")
    assert game.you.health == 25
    game.end_turn()
    assert game.champion("Dark Knight").controller == "you"
