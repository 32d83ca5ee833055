"""Redeeming Angel: an airborne 6/4 that returns up to 2 other champions to play when it goes to your discard pile."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side, in_play


def test_broken_it_returns_two_other_champions(table):
    game = table(
        you=Side(board=["Redeeming Angel"], discard=["Muse", "Hulk", "Bruiser", "Hive", "Redeeming Angel"]),
        opponent=Side(hand=["Rend"], discard=["Djinn"]),
        turn_of="opponent",
    )
    game.opponent.play("Rend")
    game.resolve()
    assert game.decider == "you"
    game.could_choose("Muse", "Hulk", "Bruiser", "Redeeming Angel")
    game.choose("Hulk", "Muse")
    assert game.line == ["Redeeming Angel"]
    game.resolve()
    assert game.you.board == ["Hulk", "Muse"]
    assert game.you.discard_pile == ["Bruiser", "Hive", "Redeeming Angel", "Redeeming Angel"]


def test_one_is_enough_and_it_never_returns_itself(table):
    game = table(
        you=Side(board=["Redeeming Angel"], discard=["Muse", "Hulk"]), opponent=Side(hand=["Rend"]), turn_of="opponent"
    )
    game.opponent.play("Rend")
    game.resolve()
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    game.done()
    game.resolve()
    assert (game.you.board, game.you.discard_pile) == (["Hulk"], ["Muse", "Redeeming Angel"])


def test_it_need_not_be_broken_but_banished_it_returns_nobody(table):
    game = table(you=Side(board=["Redeeming Angel"], hand=["Take Cover"], discard=["Hulk"]), opponent=Side())
    game.play("Take Cover")
    game.choose("Hulk")
    game.resolve()
    assert game.you.board == ["Hulk"]
    game = table(you=Side(board=["Redeeming Angel"], hand=["Isolate"], discard=["Hulk"]), opponent=Side())
    game.play("Isolate")
    game.resolve()
    assert (game.line, game.you.board) == ([], [])


def test_it_flies(table):
    game = table(you=Side(board=["Redeeming Angel"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Redeeming Angel")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 24


def test_who_controls_it_gets_champions_of_their_own_pile(table):
    game = table(
        you=Side(hand=["Rend"], discard=["Hulk"]),
        opponent=Side(board=[in_play("Redeeming Angel", owner="you")], discard=["Muse"]),
    )
    game.play("Rend")
    game.resolve()
    assert game.decider == "opponent"
    game.could_choose("Muse")
    game.choose("Muse")
    game.resolve()
    assert (game.opponent.board, game.you.discard_pile) == (["Muse"], ["Hulk", "Rend"])


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Redeeming Angel") == BUILD_STEP
    assert moments(table, "Redeeming Angel", actions=0) == NEVER
    assert strength(table, "Redeeming Angel") == (6, 4)
