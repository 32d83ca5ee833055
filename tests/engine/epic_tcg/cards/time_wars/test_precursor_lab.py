"""Precursor Lab: a free object that makes a Zombie, and may make one for each evil action card you play."""

from tests.engine.epic_tcg.scenario import Side


def test_a_zombie_comes_with_it(table):
    game = table(you=Side(hand=["Precursor Lab"]), opponent=Side())
    game.play("Precursor Lab")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Precursor Lab", "Zombie"], 1)


def test_an_evil_action_card_may_make_another_though_it_is_stopped(table):
    game = table(
        you=Side(board=["Precursor Lab"], hand=["Dark Prince"]),
        opponent=Side(board=["Precursor Lab"], hand=["Not Today"]),
    )
    game.play("Dark Prince")
    assert game.line == ["Dark Prince", "Precursor Lab"]
    game.resolve()
    game.accept()
    assert (game.you.board, game.opponent.board) == (["Precursor Lab", "Zombie"], ["Precursor Lab"])
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert game.you.board == ["Precursor Lab", "Zombie"]


def test_free_veiled_and_other_cards_and_those_of_opponents_do_not(table):
    game = table(
        you=Side(board=["Precursor Lab"], hand=["Dark Knight", "Death", "Allosaurus"], actions=2),
        opponent=Side(hand=["Mr. Hyde"]),
    )
    game.play("Dark Knight")
    game.resolve()
    game.play_veiled("Death")
    game.resolve()
    game.play("Allosaurus")
    game.passes()
    game.opponent.play("Mr. Hyde")
    assert game.line == ["Allosaurus", "Mr. Hyde"]
    assert game.you.board == ["Precursor Lab", "Dark Knight", "Death"]


def test_it_may_be_declined(table):
    game = table(you=Side(board=["Precursor Lab"], hand=["Mr. Hyde"]), opponent=Side())
    game.play("Mr. Hyde")
    game.resolve()
    game.decline()
    assert (game.you.board, game.line) == (["Precursor Lab"], ["Mr. Hyde"])


def test_it_is_built_for_nothing(table):
    game = table(you=Side(hand=["Precursor Lab"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Precursor Lab")
    game.resolve()
    assert (game.you.board[0], game.you.actions) == ("Precursor Lab", 1)
