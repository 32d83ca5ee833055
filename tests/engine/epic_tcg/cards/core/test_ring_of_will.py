"""Ring of Will: a free object; your magical cards are unstoppable, and it breaks itself for a card."""

from tests.engine.epic_tcg.measures import PACED_STEPS, moments
from tests.engine.epic_tcg.scenario import Side


def test_your_magical_cards_are_not_stopped(table):
    game = table(you=Side(board=["Ring of Will"], hand=["Djinn"]), opponent=Side(hand=["No"]))
    game.play("Djinn")
    game.passes()
    game.opponent.play("No")
    assert game.line == ["Djinn"]
    game.resolve()
    assert game.you.board == ["Ring of Will", "Djinn"]


def test_other_cards_and_those_of_your_opponent_are(table):
    game = table(you=Side(board=["Ring of Will"], hand=["Hulk"]), opponent=Side(hand=["No"]))
    game.play("Hulk")
    game.passes()
    game.opponent.play("No")
    assert (game.line, game.you.discard_pile) == ([], ["Hulk"])
    game = table(you=Side(board=["Ring of Will"], hand=["No"]), opponent=Side(hand=["Djinn"]), turn_of="opponent")
    game.opponent.play("Djinn")
    game.passes()
    game.you.play("No")
    assert (game.line, game.opponent.discard_pile) == ([], ["Djinn"])


def test_it_breaks_itself_for_a_card(table):
    game = table(you=Side(board=["Ring of Will"], top=["Rend"]), opponent=Side(), turn_of="opponent")
    game.passes()
    game.you.use("Ring of Will")
    assert (game.you.board, game.you.discard_pile) == ([], ["Ring of Will"])
    game.resolve()
    assert game.you.hand == ["Rend"]


def test_it_is_free_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Ring of Will", actions=0) == PACED_STEPS
