"""Swarm: a free card for the Build Step that draws a card and makes two Insects."""

from engine.epic_tcg.language import WILD
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_a_card_and_makes_two_insects(table):
    game = table(you=Side(hand=["Swarm"], top=["Muse"], actions=0), opponent=Side())
    game.play("Swarm")
    game.resolve()
    assert (game.you.hand, game.you.board) == (["Muse"], ["Insect", "Insect"])
    assert (game.piece("Insect#1").offense, game.piece("Insect#1").defense) == (1, 1)
    assert game.piece("Insect#2").alignment == WILD


def test_only_in_the_build_step(table):
    game = table(you=Side(hand=["Swarm"]), opponent=Side(), step="pre_battle")
    game.could_play()
