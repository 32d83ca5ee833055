"""Night Feeder: an unblockable, untargetable 2/1 that draws when it damages a player."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_nobody_blocks_it_and_its_damage_draws(table):
    game = table(you=Side(board=["Night Feeder"], top=["Rend"]), opponent=Side(board=["Hulk", "Muse"]), step="battle")
    game.all_pass()
    game.attack("Night Feeder")
    game.all_pass()
    game.all_pass()
    assert (game.opponent.mojo, game.line) == (28, ["Night Feeder"])
    game.resolve()
    assert (game.you.hand, game.opponent.hand) == (["Rend"], [])


def test_without_damage_it_draws_nothing(table):
    game = table(you=Side(board=["Night Feeder"]), opponent=Side(board=["Mithril Armor"]), step="battle")
    game.all_pass()
    game.attack("Night Feeder")
    game.all_pass()
    game.all_pass()
    assert (game.opponent.mojo, game.line, game.you.hand) == (30, [], [])


def test_it_is_fast_and_nothing_targets_it(table):
    game = table(you=Side(hand=["Night Feeder"]), opponent=Side(hand=["Rend"], board=["Hulk"]), turn_of="opponent")
    game.passes()
    game.you.play("Night Feeder")
    game.resolve()
    game.opponent.play("Rend")
    assert game.line == ["Rend"]
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Night Feeder"], [])


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Night Feeder") == AT_ANY_TIME
    assert moments(table, "Night Feeder", actions=0) == NEVER
    assert strength(table, "Night Feeder") == (2, 1)
