"""The Reborn: arrives as a copy of a champion card in a discard pile, and draws a card."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_it_enters_as_the_copy_and_both_draw(table):
    """Rule book, Copies; T24."""
    game = table(
        you=Side(hand=["The Reborn"], discard=["Hive"]), opponent=Side(discard=["Tracker", "Bruiser"], board=["Muse"])
    )
    game.play("The Reborn")
    game.could_choose("Tracker", "Bruiser")
    game.choose("Tracker")
    game.resolve()
    piece = game.piece("Tracker")
    assert (piece.offense, piece.keywords, sorted(game.opponent.discard_pile)) == (
        7,
        Keyword.HUNTER,
        ["Bruiser", "Tracker"],
    )
    game.order("Tracker")
    game.resolve()
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm"] * 2


def test_without_a_champion_in_a_discard_pile_it_cannot_be_played(table):
    game = table(you=Side(hand=["The Reborn"], discard=["Hive"]), opponent=Side(board=["Tracker"]))
    game.could_play()


def test_it_fails_when_its_target_is_gone(table):
    game = table(you=Side(hand=["The Reborn"]), opponent=Side(hand=["Moving On"], discard=["Tracker"]))
    game.play("The Reborn")
    game.passes()
    game.opponent.play("Moving On")
    game.choose("opponent")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.discard_pile, game.you.hand) == ([], ["The Reborn"], [])


def test_put_into_play_it_chooses_as_it_enters(table):
    game = table(you=Side(hand=["Ambush", "The Reborn"], discard=["Hired Muscle", "Bruiser"]), opponent=Side())
    game.play("Ambush")
    game.resolve()
    game.accept()
    game.choose("The Reborn")
    game.could_choose("Bruiser", "Hired Muscle")
    game.choose("Hired Muscle")
    assert game.you.board == ["Hired Muscle"]
    assert (game.you.hand, game.line) == (["Burrowing Wurm"] * 2, ["The Reborn"])


def test_with_nothing_to_copy_it_is_0_1(table):
    game = table(you=Side(hand=["Ambush", "The Reborn"]), opponent=Side())
    game.play("Ambush")
    game.resolve()
    game.accept()
    game.choose("The Reborn")
    assert (game.piece("The Reborn").offense, game.piece("The Reborn").defense) == (0, 1)
