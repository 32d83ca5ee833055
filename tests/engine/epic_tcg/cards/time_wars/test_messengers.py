"""Messengers: make two Humans and draw two cards."""

from engine.epic_tcg.language import GOOD
from tests.engine.epic_tcg.scenario import Side


def test_two_humans_and_two_cards_at_fast_speed(table):
    game = table(you=Side(hand=["Messengers"], board=["Hive"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Messengers")
    assert (game.you.actions, game.you.hand) == (0, [])
    game.resolve()
    assert game.you.board == ["Hive", "Human", "Human"]
    assert game.you.hand == ["Burrowing Wurm", "Burrowing Wurm"]
    human = game.piece("Human#2")
    assert (human.offense, human.defense, human.alignment) == (1, 1, GOOD)
    assert (game.opponent.board, game.opponent.hand) == ([], [])
