"""Last Hurrah: returns to your hand and brings a champion from your discard pile back until the next End Step."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_returns_to_your_hand_and_the_champion_is_banished_in_the_end_step(table):
    game = table(
        you=Side(hand=["Last Hurrah"], discard=["Hulk", "Muse", "Hive"]),
        opponent=Side(discard=["Bruiser"]),
        step="pre_battle",
    )
    game.play("Last Hurrah")
    game.resolve()
    game.could_choose("Hulk", "Muse")
    game.choose("Hulk")
    assert (game.you.board, game.you.hand, game.you.discard_pile) == (["Hulk"], ["Last Hurrah"], ["Hive", "Muse"])
    game.go_to("end")
    assert (game.line, game.you.board) == (["Last Hurrah"], ["Hulk"])
    game.resolve()
    assert (game.you.board, game.you.deck[-1]) == ([], "Hulk")


def test_whoever_controls_the_champion_then_loses_it(table):
    game = table(
        you=Side(hand=["Last Hurrah"], discard=["Hulk"], board=["Muse"]),
        opponent=Side(board=["Jasmine"]),
    )
    game.play("Last Hurrah")
    game.resolve()
    game.passes()
    game.opponent.use("Jasmine")
    game.choose("Hulk")
    game.resolve()
    assert game.opponent.board == ["Jasmine", "Hulk"]
    game.go_to("end")
    game.resolve()
    assert (game.opponent.board, game.you.board, game.you.deck[-1]) == (["Jasmine"], ["Muse"], "Hulk")


def test_without_a_champion_there_it_returns_all_the_same(table):
    game = table(you=Side(hand=["Last Hurrah"], discard=["Hive"]), opponent=Side())
    game.play("Last Hurrah")
    game.resolve()
    assert (game.you.hand, game.you.board) == (["Last Hurrah"], [])


def test_stopped_it_goes_to_the_discard_pile(table):
    game = table(you=Side(hand=["Last Hurrah"], discard=["Hulk"]), opponent=Side(hand=["Not Today"]))
    game.play("Last Hurrah")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert (game.you.hand, game.you.discard_pile, game.line) == ([], ["Hulk", "Last Hurrah"], [])


def test_played_in_the_end_step_it_keeps_the_champion_until_the_next_one(table):
    game = table(you=Side(hand=["Last Hurrah"], discard=["Hulk"]), opponent=Side(), step="end")
    game.play("Last Hurrah")
    game.resolve()
    game.end_turn()
    assert (game.turn, game.you.board) == (4, ["Hulk"])
    game.go_to("end")
    game.resolve()
    assert (game.you.board, game.you.deck[-1]) == ([], "Hulk")


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Last Hurrah") == AT_ANY_TIME
    assert moments(table, "Last Hurrah", actions=0) == NEVER
