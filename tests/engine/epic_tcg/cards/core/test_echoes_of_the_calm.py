"""Echoes of the Calm: gain 4 Mojo; it may echo from the discard pile in your Pre-Battle Step."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_4_mojo(table):
    game = table(you=Side(hand=["Echoes of the Calm"], mojo=11), opponent=Side())
    game.play("Echoes of the Calm")
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo, game.you.actions) == (15, 30, 0)


def test_it_echoes_for_nothing_each_turn_of_yours(table):
    game = table(you=Side(discard=["Echoes of the Calm"], mojo=11), opponent=Side(), step="pre_battle")
    game.resolve()
    game.accept()
    game.resolve()
    assert (game.you.mojo, game.you.actions, game.you.discard_pile) == (15, 1, ["Echoes of the Calm"])
    game.end_turn()
    game.end_turn()
    game.resolve()
    game.accept()
    game.resolve()
    assert game.you.mojo == 19


def test_it_is_fast(table):
    assert speed(table, "Echoes of the Calm") == "fast"
