"""Time-Out: stops all other cards and abilities on the line; it and those cards are banished."""

from tests.engine.epic_tcg.scenario import Side


def test_everything_on_the_line_is_stopped_and_the_cards_are_banished(table):
    game = table(
        you=Side(hand=["Lightning Strike", "Time-Out"]),
        opponent=Side(hand=["Hulk"], board=["Tim"]),
        turn_of="opponent",
    )
    game.opponent.play("Hulk")
    game.use("Tim")
    game.choose("you")
    game.opponent.passes()
    game.you.play("Lightning Strike")
    game.choose("opponent")
    game.play("Time-Out")
    assert game.you.actions == 0
    assert game.line == ["Hulk", "Tim", "Lightning Strike", "Time-Out"]
    game.resolve()
    assert (game.line, game.you.mojo, game.opponent.mojo) == ([], 30, 30)
    assert (game.you.discard_pile, game.opponent.discard_pile) == ([], [])
    assert sorted(game.you.deck[-2:]) == ["Lightning Strike", "Time-Out"]
    assert game.opponent.deck[-1] == "Hulk"


def test_what_is_unstoppable_stays(table):
    game = table(you=Side(hand=["Time-Out"]), opponent=Side(hand=["Blast", "Lightning Strike"]), turn_of="opponent")
    game.opponent.play("Blast")
    game.choose("you")
    game.play("Lightning Strike")
    game.choose("you")
    game.opponent.passes()
    game.you.play("Time-Out")
    game.resolve()
    assert (game.line, game.you.deck[-1]) == (["Blast"], "Time-Out")
    game.resolve()
    assert game.you.mojo == 23
