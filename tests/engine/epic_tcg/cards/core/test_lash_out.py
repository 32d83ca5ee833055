"""Lash Out: a free event that breaks a champion or object for an action or for banishing a card from your hand."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_is_paid_with_an_action(table):
    game = table(you=Side(hand=["Lash Out"]), opponent=Side(board=["Hulk", "Hive", "Sewer Demon"]))
    game.play("Lash Out")
    game.could_choose("Hulk", "Hive")
    game.choose("Hive")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Hulk", "Sewer Demon"], ["Hive"])


def test_or_with_a_card_from_your_hand_as_it_is_played(table):
    game = table(you=Side(hand=["Lash Out", "Knowledge", "Muse"]), opponent=Side(board=["Hulk"]))
    game.play("Lash Out")
    game.mode(1)
    game.could_choose("Knowledge", "Muse")
    game.choose("Knowledge")
    assert (game.you.hand, game.you.deck[-1], game.you.actions) == (["Muse"], "Knowledge", 1)
    game.resolve()
    assert (game.opponent.board, game.you.discard_pile) == ([], ["Lash Out"])


def test_without_an_action_and_another_card_it_cannot_be_played(table):
    table(you=Side(hand=["Lash Out"], actions=0), opponent=Side(board=["Hulk"])).could_play()


def test_it_stays_a_free_card_though_an_action_was_paid(table):
    game = table(you=Side(hand=["Lash Out"], board=["Lizard Guard"]), opponent=Side(board=["Hulk"]))
    game.play("Lash Out")
    game.choose("Hulk")
    assert (game.you.actions, game.line) == (0, ["Lash Out"])


def test_it_is_fast(table):
    assert moments(table, "Lash Out") == AT_ANY_TIME
