"""Lizard King: an 8/8 that may break a champion or object when you play a wild card that costs an action."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_may_break_a_champion_or_object(table):
    game = table(
        you=Side(board=["Lizard King"], hand=["Migration"]), opponent=Side(board=["Hulk", "Hive", "Sewer Demon"])
    )
    game.play("Migration")
    game.could_choose("Lizard King", "Hulk", "Hive")
    game.choose("Hive")
    assert game.line == ["Migration", "Lizard King"]
    game.resolve()
    game.accept()
    assert (game.opponent.board, game.line) == (["Hulk", "Sewer Demon"], ["Migration"])
    assert game.opponent.discard_pile == ["Hive"]


def test_or_leave_it(table):
    game = table(you=Side(board=["Lizard King"], hand=["Migration"]), opponent=Side(board=["Hulk"]))
    game.play("Migration")
    game.choose("Hulk")
    game.resolve()
    game.decline()
    assert game.opponent.board == ["Hulk"]


def test_its_own_play_free_wild_cards_and_other_cards_break_nothing(table):
    game = table(you=Side(hand=["Lizard King", "Swarm", "Knowledge"], actions=2), opponent=Side(board=["Hulk"]))
    for name in ("Lizard King", "Swarm", "Knowledge"):
        game.play(name)
        assert (game.line, game.asks) == ([name], "priority")
        game.resolve()
    assert game.opponent.board == ["Hulk"]


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Lizard King") == PACED_STEPS
    assert moments(table, "Lizard King", actions=0) == NEVER
    assert strength(table, "Lizard King") == (8, 8)
