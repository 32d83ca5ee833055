"""Avian Assault: a Bird, two more for an action, and your wild champions get +1/+1 and hunter this turn."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_for_an_action_it_makes_three_birds(table):
    game = table(you=Side(hand=["Avian Assault"]), opponent=Side(), step="end")
    game.play("Avian Assault")
    assert game.you.actions == 1
    game.resolve()
    game.accept()
    assert (game.you.board, game.you.actions) == (["Bird"] * 3, 0)
    other = table(you=Side(hand=["Avian Assault"]), opponent=Side())
    other.play("Avian Assault")
    other.resolve()
    other.decline()
    assert (other.you.board, other.you.actions) == (["Bird"], 1)


def test_your_wild_champions_get_1_1_and_hunter_for_the_turn(table):
    game = table(
        you=Side(hand=["Avian Assault"], board=["Hulk", "Gladiator"], actions=0), opponent=Side(board=["Allosaurus"])
    )
    game.play("Avian Assault")
    game.resolve()
    assert (game.piece("Hulk").offense, game.piece("Hulk").defense) == (10, 10)
    assert (game.piece("Bird").offense, game.piece("Bird").keywords) == (2, Keyword.AIRBORNE | Keyword.HUNTER)
    assert (game.piece("Gladiator").offense, game.piece("Allosaurus").offense) == (5, 12)
    assert Keyword.HUNTER not in game.piece("Gladiator").keywords
    game.end_turn()
    assert (game.piece("Hulk").offense, game.piece("Bird").keywords) == (9, Keyword.AIRBORNE)
