"""Shelter: a free event; draw a card, or a champion or object is untargetable this turn."""

from engine.epic_tcg.language import UNTARGETABLE
from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_draws(table):
    game = table(you=Side(hand=["Shelter"], top=["Rend"], board=["Hulk"], actions=0), opponent=Side())
    game.play("Shelter")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, UNTARGETABLE in game.piece("Hulk").keywords) == (["Rend"], False)


def test_or_it_takes_a_target_away_from_what_is_on_the_line(table):
    game = table(
        you=Side(hand=["Shelter"], board=["Hulk", "Hive"]),
        opponent=Side(hand=["Rend", "Isolate"], actions=2),
        turn_of="opponent",
    )
    game.opponent.play("Rend")
    game.choose("Hulk")
    game.passes()
    game.you.play("Shelter")
    game.mode(1)
    game.could_choose("Hulk", "Hive")
    game.choose("Hulk")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.hand, game.opponent.discard_pile) == (["Hulk", "Hive"], [], ["Rend"])
    game.could_play()
    game.end_turn()
    assert UNTARGETABLE not in game.piece("Hulk").keywords


def test_it_is_free_at_any_time(table):
    assert moments(table, "Shelter", actions=0) == AT_ANY_TIME
