"""Brothers of the Beast: three Demons; 3 Mojo take it back from the discard pile."""

from engine.epic_tcg.language import EVIL
from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_three_demons(table):
    game = table(you=Side(hand=["Brothers of the Beast"]), opponent=Side())
    game.play("Brothers of the Beast")
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Demon"] * 3, 0)
    demon = game.piece("Demon#2")
    assert (demon.offense, demon.defense, demon.alignment) == (4, 4, EVIL)


def test_it_comes_back_from_your_own_pile_for_3_mojo_at_any_time(table):
    game = table(
        you=Side(discard=["Brothers of the Beast"]),
        opponent=Side(discard=["Brothers of the Beast"], mojo=2),
        turn_of="opponent",
    )
    game.could_use()  # the opponent has too little Mojo
    game.passes()
    game.you.use("Brothers of the Beast")
    assert (game.you.mojo, game.you.discard_pile) == (27, ["Brothers of the Beast"])
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Brothers of the Beast"], [])
    assert game.opponent.discard_pile == ["Brothers of the Beast"]


def test_banished_in_response_it_does_not_come_back(table):
    game = table(you=Side(discard=["Brothers of the Beast"]), opponent=Side(board=["Gravedigger"]))
    game.use("Brothers of the Beast")
    game.passes()
    game.opponent.use("Gravedigger")
    game.resolve()
    game.resolve()
    assert (game.you.hand, game.you.deck[-1], game.you.mojo) == ([], "Brothers of the Beast", 27)


def test_it_is_build(table):
    assert speed(table, "Brothers of the Beast") == "build"
