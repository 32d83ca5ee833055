"""Quick Strike: a free, instantaneous event that breaks a champion; pay an action, or its controller draws a card."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_breaks_at_once_and_an_action_saves_the_card(table):
    game = table(
        you=Side(hand=["Quick Strike"]),
        opponent=Side(board=["Hulk", "Hive", "Sewer Demon", "Muse"], hand=["Not Today"]),
    )
    game.play("Quick Strike")
    game.could_choose("Hulk", "Muse")
    game.choose("Hulk")
    assert (game.opponent.discard_pile, game.decider, game.asks) == (["Hulk"], "you", "may")
    game.accept()
    assert (game.you.actions, game.opponent.hand, game.line) == (0, ["Not Today"], [])


def test_without_paying_the_controller_of_the_champion_draws(table):
    game = table(you=Side(hand=["Quick Strike"]), opponent=Side(board=[in_play("Hulk", owner="you")], top=["Rend"]))
    game.play("Quick Strike")
    game.decline()
    assert (game.you.actions, game.opponent.hand, game.you.hand) == (1, ["Rend"], [])
    assert game.opponent.discard_pile == ["Hulk"]


def test_without_an_action_there_is_no_choice(table):
    game = table(you=Side(hand=["Quick Strike"], actions=0), opponent=Side(board=["Hulk"], top=["Rend"]))
    game.play("Quick Strike")
    assert (game.asks, game.opponent.board, game.opponent.hand) == ("priority", [], ["Rend"])


def test_it_is_free_at_any_time(table):
    assert moments(table, "Quick Strike", actions=0) == AT_ANY_TIME
