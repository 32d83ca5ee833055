"""Gravedigger: a free 1/1 that takes a champion back from your pile as it enters, and digs up cards to banish them."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side, of_another


def test_as_it_enters_a_champion_of_your_pile_comes_to_your_hand(table):
    game = table(
        you=Side(hand=["Gravedigger"], discard=["Hulk", "Tim", "Gold", "Thrust"], actions=0),
        opponent=Side(discard=["Bruiser"]),
    )
    game.play("Gravedigger")
    game.resolve()
    game.could_choose("Hulk", "Tim")
    game.choose("Tim")
    assert (game.you.hand, game.line, game.you.discard_pile) == (["Tim"], [], ["Gold", "Hulk", "Thrust"])


def test_it_enters_though_there_is_no_champion(table):
    game = table(you=Side(hand=["Gravedigger"], discard=["Gold"]), opponent=Side(discard=["Bruiser"]))
    game.play("Gravedigger")
    game.resolve()
    assert (game.you.board, game.you.hand, game.asks) == (["Gravedigger"], [], "priority")


def test_expended_it_banishes_a_card_of_any_pile(table):
    game = table(
        you=Side(board=["Gravedigger"], discard=["Gold"]), opponent=Side(discard=["Thrust", of_another("Tim")])
    )
    game.use("Gravedigger")
    game.could_choose("Gold", "Thrust", "Tim")
    game.choose("Tim")
    assert game.piece("Gravedigger").expended
    game.resolve()
    assert (game.opponent.discard_pile, game.you.deck[-1]) == (["Thrust"], "Tim")


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Gravedigger") == ("build", 0, 1, 1)
    assert usable_in_the_opponents_turn(table, "Gravedigger")
