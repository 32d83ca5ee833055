"""Word of Summoning: a free card for the Build Step that draws a card and makes a Demon."""

from engine.epic_tcg.language import EVIL
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_a_card_and_makes_a_demon(table):
    game = table(you=Side(hand=["Word of Summoning"], top=["Muse"], actions=0), opponent=Side())
    game.play("Word of Summoning")
    game.resolve()
    assert (game.you.hand, game.you.board, game.opponent.board) == (["Muse"], ["Demon"], [])
    demon = game.piece("Demon")
    assert (demon.offense, demon.defense, demon.alignment, demon.prepared) == (4, 4, EVIL, True)


def test_only_in_the_build_step(table):
    game = table(you=Side(hand=["Word of Summoning"]), opponent=Side(), step="pre_battle")
    game.could_play()
