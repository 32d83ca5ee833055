"""Army of the Apocalypse: draw two cards, or every player puts all champions of their discard pile into play."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side, of_another


def test_every_player_gets_the_champions_of_their_own_pile(table):
    game = table(
        you=Side(hand=["Army of the Apocalypse"], discard=["Hulk", of_another("Tim"), "Gold", "Thrust"]),
        opponent=Side(discard=["Bruiser", "Hive", "Gladiator"], board=["Druid"]),
    )
    game.play("Army of the Apocalypse")
    game.mode(1)
    game.resolve()
    assert game.asks == "target"  # the Gladiator has come, too
    game.choose("Druid")
    assert sorted(game.you.board) == ["Hulk", "Tim"]
    assert sorted(game.opponent.board) == ["Bruiser", "Druid", "Gladiator"]
    assert game.you.discard_pile == ["Army of the Apocalypse", "Gold", "Thrust"]
    assert game.opponent.discard_pile == ["Hive"]


def test_or_draw_two_cards(table):
    game = table(you=Side(hand=["Army of the Apocalypse"], discard=["Hulk"], top=["Tim", "Gold"]), opponent=Side())
    game.play("Army of the Apocalypse")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.you.board, game.you.actions) == (["Gold", "Tim"], [], 0)


def test_it_is_fast(table):
    assert speed(table, "Army of the Apocalypse") == "fast"
