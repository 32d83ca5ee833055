"""Menacing Statue: an untargetable object that can be a 7/5 airborne champion for a turn."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_it_attacks_as_a_champion_and_is_an_object_again_next_turn(table):
    game = table(
        you=Side(board=["Menacing Statue"]), opponent=Side(board=["Tracker"], hand=["Apocalypse"]), step="pre_battle"
    )
    game.use("Menacing Statue")
    game.resolve()
    statue = game.piece("Menacing Statue")
    assert (statue.offense, statue.defense, statue.keywords) == (7, 5, Keyword.AIRBORNE | Keyword.UNTARGETABLE)
    game.go_to("battle")
    game.passes()
    game.passes()
    game.attack("Menacing Statue")
    for _ in range(4):
        game.passes()
    assert game.opponent.mojo == 23
    game.end_turn()
    assert game.piece("Menacing Statue").keywords == Keyword.UNTARGETABLE
    game.opponent.play("Apocalypse")
    game.mode(1)
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Menacing Statue"], [])


def test_as_a_champion_it_breaks_like_one(table):
    game = table(you=Side(board=["Menacing Statue"], hand=["Obliterate"]), opponent=Side(hand=["Meteor Strike"]))
    game.use("Menacing Statue")
    game.resolve()
    game.passes()
    game.opponent.play("Meteor Strike")
    game.resolve()
    assert game.you.discard_pile == ["Menacing Statue"]
