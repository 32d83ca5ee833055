"""The Herald: an airborne 4/4; of your top five cards a champion comes into play and the rest is banished."""

from engine.epic_tcg.rules import events
from tests.engine.epic_tcg.scenario import Side


def test_a_champion_that_is_shown_comes_into_play_and_the_others_are_banished(table):
    """House ruling T1."""
    top = ["Hulk", "Muse", "Knowledge", "Hive", "Sage", "Tim"]
    game = table(you=Side(hand=["The Herald"], top=top, board=["Lizard Guard"]), opponent=Side())
    game.play("The Herald")
    game.resolve()
    game.resolve()
    game.could_choose("Hulk", "Muse", "Knowledge", "Hive", "Sage")
    game.choose("Hulk")
    assert game.you.board == ["Lizard Guard", "The Herald", "Hulk"]
    assert (game.line, game.you.hand, game.you.deck[0]) == ([], [], "Tim")  # it was not played
    assert sorted(game.you.deck[-4:]) == ["Hive", "Knowledge", "Muse", "Sage"]
    assert [entry[-1] for entry in game.events(events.REVEALED)].count(3) == 1  # to all
    assert [entry[-1] for entry in game.events(events.BANISHED)] == [1] * 4  # the opponent does not see them


def test_anything_else_that_is_shown_is_banished_too(table):
    top = ["Hulk", "Muse", "Knowledge", "Hive", "Sage"]
    game = table(you=Side(hand=["The Herald"], top=top), opponent=Side())
    game.play("The Herald")
    game.resolve()
    game.resolve()
    game.choose("Hive")
    assert (game.you.board, sorted(game.you.deck[-5:])) == (["The Herald"], sorted(top))


def test_it_looks_at_what_is_there(table):
    game = table(you=Side(hand=["The Herald"], deck=["Hulk", "Muse"]), opponent=Side())
    game.play("The Herald")
    game.resolve()
    game.resolve()
    game.choose("Muse")
    assert (game.you.board, game.you.deck) == (["The Herald", "Muse"], ["Hulk"])


def test_it_flies(table):
    game = table(you=Side(board=["The Herald"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("The Herald")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 26


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["The Herald"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("The Herald")
    assert game.you.actions == 0
