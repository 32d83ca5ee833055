"""Apocalypse: for an action or 5 Mojo, break every champion."""

from tests.engine.epic_tcg.scenario import Side


def test_for_an_action_every_champion_is_broken(table):
    game = table(
        you=Side(hand=["Apocalypse"], board=["Hulk", "Gold", "Human"]),
        opponent=Side(board=["Graft-Steel Crusher", "Haunting Specter", "Book of Secrets"]),
    )
    game.play("Apocalypse")
    assert game.asks == "payment"
    game.mode(0)
    assert (game.you.actions, game.you.mojo) == (0, 30)
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Gold"], ["Haunting Specter", "Book of Secrets"])


def test_for_5_mojo_that_are_lost_though_it_is_stopped(table):
    game = table(you=Side(hand=["Apocalypse"], board=["Hulk"]), opponent=Side(hand=["Never"]))
    game.play("Apocalypse")
    game.mode(1)
    assert (game.you.actions, game.you.mojo) == (1, 25)
    game.passes()
    game.opponent.play("Never")
    game.resolve()
    assert (game.you.board, game.you.mojo) == (["Hulk"], 25)


def test_it_is_a_free_card_whatever_was_paid_and_paced(table):
    game = table(you=Side(hand=["Apocalypse"], discard=["At Any Price"]), opponent=Side(), step="pre_battle")
    game.play("Apocalypse")
    game.mode(0)
    assert game.line == ["Apocalypse"]  # At Any Price waits for evil cards that cost an action
    game = table(you=Side(hand=["Apocalypse"]), opponent=Side(), step="battle")
    game.could_play()


def test_the_last_mojo_can_be_paid_and_loses_the_game(table):
    """House ruling T15."""
    game = table(you=Side(hand=["Apocalypse"], mojo=5, actions=0), opponent=Side(board=["Hulk"]))
    game.play("Apocalypse")
    assert (game.winners, game.ended_by) == (["opponent"], "mojo")


def test_mojo_that_one_does_not_have_can_be_lost_for_it(table):
    """House ruling T15."""
    game = table(you=Side(hand=["Apocalypse"], mojo=4, actions=0), opponent=Side(board=["Hulk"]))
    game.could_play("Apocalypse")
    game.play("Apocalypse")
    assert (game.winners, game.ended_by, game.you.mojo) == (["opponent"], "mojo", -1)
