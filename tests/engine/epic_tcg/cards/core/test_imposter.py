"""Imposter: arrives as a copy of a target champion."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_enters_as_the_copy_and_what_that_has_for_entering_triggers(table):
    """Rule book, Copies."""
    game = table(you=Side(hand=["Imposter"]), opponent=Side(board=["Gladiator", "Hive", "Diamond Golem"]))
    game.play("Imposter")
    game.resolve()
    assert (game.you.board, game.line) == (["Gladiator"], ["Gladiator"])
    game.resolve()
    assert game.opponent.board == ["Hive", "Diamond Golem"]
    piece = game.piece("your Gladiator")
    assert (piece.offense, piece.defense, piece.keywords) == (5, 9, Keyword.DEADLY)


def test_what_happens_as_the_copied_one_enters_happens_too(table):
    """House ruling T24."""
    game = table(you=Side(hand=["Imposter"]), opponent=Side(board=["Great Wurm", "Hired Muscle"]))
    game.play("Imposter")
    game.resolve()
    game.could_choose("Great Wurm", "Hired Muscle")
    game.choose("Hired Muscle")
    assert (game.you.board, game.you.hand, game.piece("your Hired Muscle").prepared) == (
        ["Hired Muscle"],
        ["Burrowing Wurm"],
        True,
    )


def test_counters_are_not_copied_and_the_card_stays_the_imposter(table):
    """Rule book, Copies."""
    game = table(you=Side(hand=["Imposter"]), opponent=Side(board=[in_play("Insect", counters=3)], hand=["Execution"]))
    game.play("Imposter")
    game.resolve()
    assert (game.piece("your Insect").offense, game.piece("their Insect").offense) == (1, 4)
    game.passes()
    game.opponent.play("Execution")
    game.choose("your Insect")
    game.resolve()
    assert (game.you.board, game.you.discard_pile) == ([], ["Imposter"])


def test_without_a_target_it_is_0_1(table):
    game = table(you=Side(hand=["Imposter"]), opponent=Side(board=["Diamond Golem"]))
    game.play("Imposter")
    game.resolve()
    assert (game.piece("Imposter").offense, game.piece("Imposter").defense) == (0, 1)
