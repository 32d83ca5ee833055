"""Dark Leader: an unbreakable 3/4 whose Humans are evil and get +1 offense; it is expended to make two."""

from engine.epic_tcg.language import EVIL, GOOD
from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side


def test_two_humans_evil_and_stronger_as_long_as_they_are_yours(table):
    game = table(you=Side(board=["Dark Leader"]), opponent=Side(board=["Human"]))
    game.use("Dark Leader")
    assert game.piece("Dark Leader").expended
    game.resolve()
    assert game.you.board == ["Dark Leader", "Human", "Human"]
    human = game.piece("your Human#2")
    assert (human.offense, human.defense, human.alignment) == (2, 1, EVIL)
    human = game.piece("their Human")
    assert (human.offense, human.defense, human.alignment) == (1, 1, GOOD)


def test_what_asks_for_evil_champions_finds_its_humans(table):
    game = table(you=Side(hand=["Angel of Death"], board=["Dark Leader", "Human"]), opponent=Side(board=["Human"]))
    game.play("Angel of Death")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Dark Leader", "Human", "Angel of Death"], [])


def test_it_is_unbreakable_and_without_it_humans_are_good_again(table):
    game = table(you=Side(hand=["Execution", "Begone!"], actions=2), opponent=Side(board=["Dark Leader", "Human"]))
    game.play("Execution")
    game.choose("Dark Leader")
    game.resolve()
    assert game.opponent.board == ["Dark Leader", "Human"]
    game.play("Begone!")
    game.choose("Dark Leader")
    game.resolve()
    assert (game.piece("Human").offense, game.piece("Human").alignment) == (1, GOOD)


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Dark Leader") == ("build", 1, 3, 4)
    assert usable_in_the_opponents_turn(table, "Dark Leader")
