"""Trihorror: a 12/12 with breakthrough that may leave three Demons when it is broken."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_broken_it_may_leave_three_demons(table):
    game = table(you=Side(board=["Trihorror"]), opponent=Side(hand=["Recurring Doom"], board=["Hulk"]))
    game.passes()
    game.opponent.play("Recurring Doom")
    game.choose("Trihorror")
    game.resolve()
    game.resolve()
    assert game.decider == "you"
    game.accept()
    assert (game.you.board, game.opponent.board) == (["Demon", "Demon", "Demon"], ["Hulk"])
    assert game.piece("Demon#3").offense == 4


def test_who_controls_it_decides_and_may_decline(table):
    game = table(you=Side(hand=["Recurring Death"]), opponent=Side(board=[in_play("Trihorror", owner="you")]))
    game.play("Recurring Death")
    game.resolve()
    game.resolve()
    game.opponent.decline()
    assert (game.opponent.board, game.opponent.discard_pile, game.you.board) == ([], ["Trihorror"], [])


def test_banished_it_leaves_none(table):
    game = table(you=Side(hand=["Seize Her!"], board=["Trihorror"]), opponent=Side())
    game.play("Seize Her!")
    game.resolve()
    assert (game.you.board, game.line, game.asks) == (["Human", "Human"], [], "priority")


def test_it_breaks_through(table):
    game = table(you=Side(board=["Trihorror"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Trihorror")
    game.all_pass()
    game.block("Hulk")
    game.all_pass()
    assert (game.opponent.mojo, game.opponent.board, game.piece("Trihorror").damage) == (27, [], 9)


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Trihorror"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Trihorror")
    game.resolve()
    found = game.piece("Trihorror")
    assert (found.offense, found.defense, game.you.actions) == (12, 12, 0)
