"""Doom: breaks all champions; all players show their hands and discard every champion card."""

from engine.epic_tcg.rules import events
from tests.engine.epic_tcg.scenario import Side


def test_all_champions_break_and_those_in_hands_are_discarded(table):
    game = table(
        you=Side(hand=["Doom", "Muse", "Knowledge"], board=["Zombie", "Hive"]),
        opponent=Side(hand=["Gladiator", "Sage", "Barracks"], board=["Hulk", "Diamond Golem"]),
    )
    game.play("Doom")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Hive"], ["Diamond Golem"])
    assert (game.you.hand, game.opponent.hand) == (["Knowledge"], ["Barracks"])
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Doom", "Muse"], ["Gladiator", "Hulk", "Sage"])


def test_all_see_both_hands(table):
    game = table(you=Side(hand=["Doom", "Knowledge"]), opponent=Side(hand=["Barracks"]), step="pre_battle")
    game.play("Doom")
    game.resolve()
    shown = game.events(events.REVEALED)
    assert [entry[-1] for entry in shown] == [3, 3]
    assert (game.you.hand, game.opponent.hand) == (["Knowledge"], ["Barracks"])


def test_for_an_action_and_paced(table):
    table(you=Side(hand=["Doom"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Doom"]), opponent=Side(), step="pre_battle")
    game.play("Doom")
    assert game.you.actions == 0
