"""Echoing Mage: an instantaneous 1/1 that is expended to take, at once, an event of any discard pile into your hand."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_an_event_of_any_pile_comes_to_your_hand(table):
    game = table(
        you=Side(hand=["Echoing Mage"], discard=["Thrust", "Hulk"]), opponent=Side(discard=["Execution", "Gold", "Tim"])
    )
    game.play("Echoing Mage")
    assert (game.you.board, game.line) == (["Echoing Mage"], [])
    game.use("Echoing Mage")
    game.could_choose("Thrust", "Execution")
    game.choose("Execution")
    assert (game.you.hand, game.opponent.discard_pile, game.line) == (["Execution"], ["Gold", "Tim"], [])
    assert game.piece("Echoing Mage").expended


def test_without_an_event_it_is_not_used(table):
    table(you=Side(board=["Echoing Mage"], discard=["Hulk"]), opponent=Side(discard=["Gold"])).could_use()


def test_it_is_faster_than_what_would_banish_the_event(table):
    game = table(you=Side(board=["Gravedigger"], discard=["Thrust"]), opponent=Side(board=["Echoing Mage"]))
    game.use("Gravedigger")
    game.passes()
    game.opponent.use("Echoing Mage")
    game.resolve()
    assert (game.opponent.hand, game.you.deck[-1]) == (["Thrust"], "Burrowing Wurm")


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Echoing Mage") == ("instantaneous build", 1, 1, 1)
