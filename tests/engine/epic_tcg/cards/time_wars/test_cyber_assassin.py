"""Cyber Assassin: a free, fast 3/2 with deadly and hunter."""

from engine.epic_tcg.language import EVIL
from tests.engine.epic_tcg.scenario import Side


def test_it_hunts_and_what_it_damages_is_broken(table):
    game = table(you=Side(hand=["Cyber Assassin"], actions=0), opponent=Side(board=["Hulk", "Hive"]), step="battle")
    game.play("Cyber Assassin")
    game.resolve()
    game.all_pass()
    game.could_choose("opponent", "Hulk")
    game.attack("Cyber Assassin", whom="Hulk")
    game.all_pass()
    game.all_pass()
    assert (game.opponent.board, game.you.board, game.opponent.mojo) == (["Hive"], [], 30)


def test_it_comes_in_another_players_turn(table):
    game = table(you=Side(hand=["Cyber Assassin"], actions=0), opponent=Side(), turn_of="opponent", step="end")
    game.opponent.passes()
    game.you.play("Cyber Assassin")
    game.resolve()
    assassin = game.piece("Cyber Assassin")
    assert (assassin.offense, assassin.defense, assassin.alignment) == (3, 2, EVIL)
