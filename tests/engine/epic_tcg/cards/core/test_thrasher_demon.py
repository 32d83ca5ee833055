"""Thrasher Demon: a free deadly 1/1 that gets two +1/+1 counters whenever it attacks."""

from tests.engine.epic_tcg.scenario import Side


def test_it_grows_as_it_attacks_and_stays_so(table):
    game = table(you=Side(board=["Thrasher Demon"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Thrasher Demon")
    assert game.line == ["Thrasher Demon"]
    game.resolve()
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 27
    game.end_turn()
    demon = game.piece("Thrasher Demon")
    assert (demon.counters, demon.offense, demon.defense) == (2, 3, 3)


def test_what_it_damages_is_broken_and_blocking_adds_nothing(table):
    game = table(you=Side(board=["Thrasher Demon"]), opponent=Side(board=["Hulk"]), turn_of="opponent", step="battle")
    game.all_pass()
    game.attack("Hulk", whom="you")
    game.all_pass()
    game.you.block("Thrasher Demon")
    assert (game.line, game.piece("Thrasher Demon").offense) == ([], 1)
    game.all_pass()
    assert (game.you.board, game.opponent.board) == ([], [])


def test_it_is_free_and_paced(table):
    game = table(you=Side(hand=["Thrasher Demon"], actions=0), opponent=Side(), step="pre_battle")
    game.play("Thrasher Demon")
    game.resolve()
    assert game.you.board == ["Thrasher Demon"]


def test_for_free_and_paced(table):
    table(you=Side(hand=["Thrasher Demon"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Thrasher Demon"], actions=0), opponent=Side(), step="pre_battle")
    game.play("Thrasher Demon")
    assert game.line == ["Thrasher Demon"]
