"""Salvage: draw 2, or put an object from any discard pile into play."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_two(table):
    game = table(you=Side(hand=["Salvage"], top=["Rend", "Muse"], discard=["Hive"]), opponent=Side())
    game.play("Salvage")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.you.board) == (["Muse", "Rend"], [])


def test_or_it_puts_an_object_into_play(table):
    game = table(you=Side(hand=["Salvage"], discard=["Hive", "Hulk"]), opponent=Side(discard=["Mithril Armor", "Rend"]))
    game.play("Salvage")
    game.mode(1)
    game.could_choose("Hive", "Mithril Armor")
    game.choose("Mithril Armor")
    game.resolve()
    assert (game.you.board, game.opponent.discard_pile, game.line) == (["Mithril Armor"], ["Rend"], ["Mithril Armor"])


def test_without_an_object_it_can_only_draw(table):
    game = table(you=Side(hand=["Salvage"], discard=["Hulk"]), opponent=Side())
    game.play("Salvage")
    assert game.line == ["Salvage"]
    game.resolve()
    assert len(game.you.hand) == 2


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Salvage") == AT_ANY_TIME
    assert moments(table, "Salvage", actions=0) == NEVER
