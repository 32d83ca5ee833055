"""Werewolf: draws a card; for a discarded card it is 7/7 this turn."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_becomes_7_7_and_counters_come_on_top(table):
    """House ruling T28."""
    game = table(you=Side(board=[in_play("Werewolf", counters=1)], hand=["Hive", "Bruiser"]), opponent=Side())
    game.use("Werewolf")
    game.choose("Hive")
    game.resolve()
    assert (game.piece("Werewolf").offense, game.piece("Werewolf").defense) == (8, 8)
    game.use("Werewolf")
    game.resolve()
    assert (game.piece("Werewolf").offense, game.you.discard_pile) == (8, ["Bruiser", "Hive"])
    game.end_turn()
    assert (game.piece("Werewolf").offense, game.piece("Werewolf").defense) == (2, 2)


def test_it_draws_as_it_comes(table):
    game = table(you=Side(hand=["Werewolf"], actions=0), opponent=Side())
    game.play("Werewolf")
    game.resolve()
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm"]
