"""Contradictory continuous abilities and the order of as-triggers (rule book, Contradictory Continuous Abilities, As
Triggers)."""

import pytest

from engine.epic_tcg.cards.tokens import HUMAN
from engine.epic_tcg.language import (
    ANYONE,
    CHAMPION,
    EVENT,
    EVIL,
    GOOD,
    MAGICAL,
    WILD,
    YOU,
    As,
    GainMojo,
    Have,
    MakeTokens,
    Piece,
    Plays,
    Traits,
)
from engine.epic_tcg.rules import events
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side, in_play


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        event("Peace", GainMojo(1)),
        thing("Dusk", Have(Piece(CHAMPION, origin=MAGICAL), alignment=EVIL)),
        thing("Dawn", Have(Piece(CHAMPION, origin=MAGICAL, whose=YOU), alignment=GOOD)),
        thing("Night", Have(Piece(CHAMPION, origin=MAGICAL), alignment=EVIL)),
        champion("Cub", alignment=WILD, origin=MAGICAL),
        thing("Horn", As(Plays(Traits(EVENT), who=ANYONE), MakeTokens(1, HUMAN))),
    ):
        yield


def test_what_says_different_alignments_of_one_piece_leaves_the_game_before_it_is_applied(table):
    """Rule book, Contradictory Continuous Abilities."""
    game = table(you=Side(board=["Cub"], hand=["Dawn"]), opponent=Side(board=["Dusk"]))
    assert game.piece("Cub").alignment == EVIL
    game.play("Dawn")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Cub"], [])
    assert (game.you.discard_pile, game.opponent.discard_pile) == ([], [])
    assert game.piece("Cub").alignment == WILD


def test_what_says_the_same_does_not(table):
    """Rule book, Contradictory Continuous Abilities."""
    game = table(you=Side(board=["Cub", "Night"]), opponent=Side(board=["Dusk"]))
    assert (game.you.board, game.opponent.board) == (["Cub", "Night"], ["Dusk"])
    assert game.piece("Cub").alignment == EVIL


def test_without_a_piece_that_both_speak_of_there_is_no_contradiction(table):
    """Rule book, Contradictory Continuous Abilities."""
    game = table(you=Side(board=["Dawn", "Footman"], hand=["Cub"]), opponent=Side(board=["Dusk", "Cub"]))
    assert (game.you.board, game.piece("Cub").alignment) == (["Dawn", "Footman"], EVIL)
    game.play("Cub")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Footman", "Cub"], ["Cub"])


def test_what_is_face_down_is_of_no_alignment(table):
    """Rule book, Veiled, Alignment."""
    game = table(you=Side(board=[in_play("Dark Angel", face_down=True), "Dawn"]), opponent=Side(board=["Dusk"]))
    assert game.you.board == ["Dark Angel", "Dawn"]
    game.unveil("Dark Angel")
    assert (game.you.board, game.opponent.board) == (["Dark Angel"], [])


@pytest.mark.parametrize("turn_of", ["you", "opponent"])
def test_as_triggers_of_one_event_begin_with_the_active_player(table, turn_of):
    """Rule book, As Triggers."""
    game = table(Side(board=["Horn"], hand=["Peace"]), Side(board=["Horn"]), Side(board=["Horn"]), turn_of=turn_of)
    while game.decider != "you":
        game.passes()
    game.you.play("Peace")
    first = 0 if turn_of == "you" else 1
    assert [entry[2] for entry in game.events(events.TOKEN)] == [(first + n) % 3 for n in range(3)]
