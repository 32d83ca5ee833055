"""Hive Queen: an Insect for each card that anybody draws; in your discard pile she makes your Insects stronger."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_each_card_that_a_player_draws_makes_an_insect(table):
    game = table(you=Side(board=["Hive Queen"], hand=["Messengers"]), opponent=Side(hand=["Second Wind"]))
    game.play("Messengers")
    game.resolve()
    assert game.line == ["Hive Queen", "Hive Queen"]
    game.resolve()
    game.resolve()
    assert game.you.board == ["Hive Queen", "Human", "Human", "Insect", "Insect"]
    game.passes()
    game.opponent.play("Second Wind")
    game.resolve()
    game.resolve()
    assert game.you.board[-3:] == ["Insect"] * 3
    assert game.opponent.board == []


def test_each_queen_in_your_discard_pile_makes_your_insects_bigger_and_deadly(table):
    game = table(
        you=Side(board=["Insect", "Human"], discard=["Hive Queen", "Hive Queen"]),
        opponent=Side(board=["Insect"], hand=["Moving On"]),
    )
    insect = game.piece("your Insect")
    assert (insect.offense, insect.defense, insect.keywords) == (3, 3, Keyword.DEADLY)
    assert (game.piece("their Insect").offense, game.piece("Human").offense) == (1, 1)
    game.passes()
    game.opponent.play("Moving On")
    game.choose("you")
    game.resolve()
    insect = game.piece("your Insect")
    assert (insect.offense, insect.defense, insect.keywords) == (1, 1, Keyword.NONE)


def test_in_play_she_does_not_make_them_bigger(table):
    game = table(you=Side(board=["Hive Queen", "Insect"]), opponent=Side())
    assert game.piece("Insect").offense == 1


def test_what_she_damages_is_broken(table):
    game = table(you=Side(board=["Hive Queen"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Hive Queen")
    game.all_pass()
    game.opponent.block("Hulk")
    game.all_pass()
    assert (game.opponent.board, game.opponent.discard_pile) == ([], ["Hulk"])
