"""Trihorror."""

from tests.engine.epic.scenario import Side, in_play


def test_when_broken_it_leaves_three_demons(table):
    game = table(you=Side(hand=["Inner Demon"]), opponent=Side(board=["Trihorror"]))
    game.play("Inner Demon")
    game.mode("demon token")
    assert game.opponent.board == ["Demon", "Demon", "Demon"]
    assert game.you.board == ["Demon"]
    assert (game.opponent.champion("Demon").offense, game.opponent.champion("Demon").defense) == (4, 4)
    assert game.opponent.champion("Demon").deploying


def test_the_demons_come_after_the_event_that_broke_everything(table):
    """3.4.2."""
    game = table(you=Side(hand=["Apocalypse"], board=["Trihorror"]), opponent=Side(board=["Kong"]))
    game.play("Apocalypse")
    game.mode("break all champions")
    assert game.you.board == ["Demon", "Demon", "Demon"]
    assert game.opponent.board == []


def test_under_another_players_control_it_leaves_them_the_demons(table):
    """1.9.2 for the card; the ability is its controller's."""
    game = table(you=Side(hand=["Apocalypse"], board=[in_play("Trihorror", owner="opponent")]))
    game.play("Apocalypse")
    game.mode("break all champions")
    assert game.you.board == ["Demon", "Demon", "Demon"]
    assert game.opponent.discard_pile == ["Trihorror"]


def test_banished_or_returned_it_leaves_nobody(table):
    game = table(you=Side(hand=["Banishment"]), opponent=Side(board=["Trihorror"]))
    game.play("Banishment")
    assert game.opponent.board == []
    game = table(you=Side(hand=["Erase"]), opponent=Side(board=["Trihorror"]))
    game.play("Erase")
    assert (game.opponent.board, game.opponent.hand) == ([], ["Trihorror"])


def test_it_breaks_through_and_leaves_its_demons_after_the_battle(table):
    """4.4.14, 5.7.1."""
    game = table(you=Side(board=["Trihorror"]), opponent=Side(board=["White Knight", "Demon"]))
    game.attack("Trihorror")
    game.go_to("blockers")
    game.block("White Knight")
    game.go_to("damage")
    game.assign("Trihorror", {"opponent": 3, "White Knight": 9})
    assert game.opponent.health == 27
    assert game.champion("Trihorror").damage == 9
    game = table(you=Side(board=["Trihorror"]), opponent=Side(board=["Kong"]))
    game.attack("Trihorror")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    assert game.you.board == ["Demon", "Demon", "Demon"]
    assert game.champion("Kong").damage == 12
