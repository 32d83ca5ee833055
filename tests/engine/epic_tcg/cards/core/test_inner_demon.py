"""Inner Demon: breaks a champion; if it broke, you may put another evil champion from any discard pile into play."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_another_evil_champion_comes_back_from_any_discard_pile(table):
    game = table(
        you=Side(hand=["Inner Demon"], discard=["Medusa", "Hulk", "Execution"]),
        opponent=Side(board=["Dark Knight", "Hive"], discard=["Sewer Demon", "Muse"]),
    )
    game.play("Inner Demon")
    game.resolve()
    assert game.opponent.board == ["Hive"]
    game.accept()
    game.could_choose("Medusa", "Sewer Demon")
    game.choose("Sewer Demon")
    assert (game.you.board, game.opponent.discard_pile) == (["Sewer Demon"], ["Dark Knight", "Muse"])


def test_one_may_leave_it_at_breaking(table):
    game = table(you=Side(hand=["Inner Demon"], discard=["Medusa"]), opponent=Side(board=["Human"]))
    game.play("Inner Demon")
    game.resolve()
    game.decline()
    assert (game.you.board, game.opponent.board) == ([], [])


def test_a_broken_token_counts(table):
    game = table(you=Side(hand=["Inner Demon"], discard=["Medusa"]), opponent=Side(board=["Human", "Hulk"]))
    game.play("Inner Demon")
    game.could_choose("Human", "Hulk")
    game.choose("Human")
    game.resolve()
    game.accept()
    assert (game.you.board, game.opponent.board) == (["Medusa"], ["Hulk"])


def test_without_breaking_nothing_comes_back(table):
    game = table(you=Side(hand=["Inner Demon"], discard=["Medusa"]), opponent=Side(board=["Bruiser"]))
    game.play("Inner Demon")
    game.resolve()
    assert (game.asks, game.you.board, game.opponent.board) == ("priority", [], ["Bruiser"])


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Inner Demon") == AT_ANY_TIME
    assert moments(table, "Inner Demon", actions=0) == NEVER
