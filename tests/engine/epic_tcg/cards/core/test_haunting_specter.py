"""Haunting Specter: a fast 3/2 that cannot be banished, blocked, broken or targeted."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_nothing_gets_rid_of_it(table):
    game = table(
        you=Side(hand=["Leave Me!", "Meteor Strike", "Hell's Wrath"], actions=3),
        opponent=Side(board=["Haunting Specter", "Hulk"]),
    )
    for name in ("Leave Me!", "Meteor Strike", "Hell's Wrath"):
        game.play(name)
        game.resolve()
    assert game.opponent.board == ["Haunting Specter"]
    assert game.piece("Haunting Specter").damage == 9


def test_nobody_targets_it(table):
    game = table(you=Side(hand=["Begone!"], board=["Haunting Specter"]), opponent=Side(board=["Haunting Specter"]))
    game.could_play()


def test_nobody_blocks_it(table):
    game = table(you=Side(hand=["Haunting Specter"]), opponent=Side(board=["Hulk", "Medusa"]), step="battle")
    game.play("Haunting Specter")
    game.resolve()
    game.go_on()
    game.attack("Haunting Specter")
    game.go_on()
    assert (game.opponent.mojo, game.you.actions) == (27, 0)


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Haunting Specter") == ("fast", 1, 3, 2)
