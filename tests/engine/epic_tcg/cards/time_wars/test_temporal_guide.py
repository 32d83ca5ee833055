"""Temporal Guide: an unblockable 6/4 that is banished for an extra turn after this one."""

from tests.engine.epic_tcg.scenario import Side


def test_banished_it_gives_you_the_next_turn(table):
    game = table(you=Side(board=["Temporal Guide"]), opponent=Side())
    game.use("Temporal Guide")
    assert (game.you.board, game.you.deck[-1], game.you.actions) == ([], "Temporal Guide", 1)
    game.resolve()
    game.end_turn()
    assert (game.turn, game.decider, game.you.hand) == (4, "you", ["Burrowing Wurm"])
    game.end_turn()
    assert (game.turn, game.decider) == (5, "opponent")


def test_never_a_third_turn_in_a_row(table):
    game = table(you=Side(board=["Temporal Guide", "Temporal Guide"]), opponent=Side())
    game.use("Temporal Guide#1")
    game.use("Temporal Guide")
    game.resolve()
    game.resolve()
    game.end_turn()
    assert game.decider == "you"
    game.end_turn()
    assert game.decider == "opponent"
    game.end_turn()
    assert (game.turn, game.decider) == (6, "you")
    game.end_turn()
    assert game.decider == "opponent"


def test_nobody_blocks_it(table):
    game = table(you=Side(board=["Temporal Guide"]), opponent=Side(board=["Hulk", "Storm Giant"]), step="battle")
    game.all_pass()
    game.attack("Temporal Guide")
    game.all_pass()
    assert game.asks == "priority"
    game.all_pass()
    assert game.opponent.mojo == 24


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Temporal Guide"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Temporal Guide")
    game.resolve()
    found = game.piece("Temporal Guide")
    assert (found.offense, found.defense, game.you.actions) == (6, 4, 0)
