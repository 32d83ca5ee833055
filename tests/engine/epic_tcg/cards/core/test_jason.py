"""Jason: a 5/5 that deals 5 damage to a player when it is broken and may come back when your Pre-Battle Step begins."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side, of_another


def test_broken_it_deals_5_to_a_player(table):
    game = table(you=Side(board=["Jason"]), opponent=Side(hand=["Rend"], board=["Hulk"]), turn_of="opponent")
    game.opponent.play("Rend")
    game.choose("Jason")
    game.resolve()
    assert game.decider == "you"
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo, game.you.discard_pile) == (30, 25, ["Jason"])


def test_banished_it_deals_nothing(table):
    game = table(you=Side(board=["Jason"]), opponent=Side(hand=["Isolate"]), turn_of="opponent")
    game.opponent.play("Isolate")
    game.resolve()
    assert (game.line, game.you.deck[-1]) == ([], "Jason")


def test_it_may_come_back_as_your_pre_battle_step_begins(table):
    game = table(
        you=Side(discard=["Jason", of_another("Jason"), "Hulk"]),
        opponent=Side(discard=["Jason"]),
        step="end",
        turn_of="opponent",
    )
    game.go_to("pre_battle")
    assert (game.turn, game.decider) == (4, "you")
    game.order("Jason")
    assert game.line == ["Jason", "Jason"]
    game.resolve()
    game.accept()
    game.resolve()
    game.decline()
    assert (game.you.board, game.you.discard_pile) == (["Jason"], ["Hulk", "Jason"])
    assert game.opponent.discard_pile == ["Jason"]


def test_not_in_the_pre_battle_step_of_another_player(table):
    game = table(you=Side(discard=["Jason"]), opponent=Side(), step="end")
    game.go_to("pre_battle")
    assert (game.turn, game.line) == (4, [])


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Jason") == BUILD_STEP
    assert moments(table, "Jason", actions=0) == NEVER
    assert strength(table, "Jason") == (5, 5)
