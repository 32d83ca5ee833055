"""Echoes of Thunder: 3 damage to target player; it may echo from the discard pile in your Pre-Battle Step."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_3_damage_to_a_player(table):
    game = table(you=Side(hand=["Echoes of Thunder"]), opponent=Side(board=["Tim"]))
    game.play("Echoes of Thunder")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.you.mojo, game.you.actions) == (27, 30, 0)


def test_its_echo_names_a_player_as_it_goes_to_the_line(table):
    game = table(
        you=Side(discard=["Echoes of Thunder"], board=["Lizard Guard"], actions=0), opponent=Side(), step="pre_battle"
    )
    game.resolve()
    game.accept()
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.line == ["Echoes of Thunder"]  # the Guard has seen no wild card played
    game.resolve()
    assert (game.opponent.mojo, game.you.discard_pile) == (27, ["Echoes of Thunder"])


def test_it_is_damage(table):
    game = table(you=Side(hand=["Echoes of Thunder"]), opponent=Side(board=["Mithril Armor"]))
    game.play("Echoes of Thunder")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.mojo == 30


def test_it_is_fast(table):
    assert speed(table, "Echoes of Thunder") == "fast"
