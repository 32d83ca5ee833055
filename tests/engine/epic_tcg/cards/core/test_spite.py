"""Spite: a free event of 7 damage to any target for an action or 7 Mojo."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_is_paid_with_an_action(table):
    game = table(you=Side(hand=["Spite"]), opponent=Side(board=["Sewer Demon", "Djinn", "Hive"]))
    game.play("Spite")
    game.could_choose("you", "opponent", "Djinn")
    game.choose("Djinn")
    game.mode(0)
    assert (game.you.actions, game.you.mojo) == (0, 30)
    game.resolve()
    assert game.opponent.discard_pile == ["Djinn"]


def test_or_with_7_mojo_as_it_is_played(table):
    game = table(you=Side(hand=["Spite"]), opponent=Side())
    game.play("Spite")
    game.choose("opponent")
    game.mode(1)
    assert (game.you.actions, game.you.mojo, game.opponent.mojo) == (1, 23, 30)
    game.resolve()
    assert game.opponent.mojo == 23


def test_who_pays_the_last_mojo_has_lost(table):
    """House ruling T15."""
    game = table(you=Side(hand=["Spite"], mojo=7, actions=0), opponent=Side(mojo=7))
    game.play("Spite")
    game.choose("opponent")
    assert (game.winners, game.ended_by, game.opponent.mojo) == (["opponent"], "mojo", 7)


def test_mojo_that_one_does_not_have_can_be_lost_for_it(table):
    """House ruling T15."""
    game = table(you=Side(hand=["Spite"], mojo=3), opponent=Side())
    game.play("Spite")
    game.choose("opponent")
    assert game.asks == "payment"
    game.mode(1)
    assert (game.winners, game.ended_by) == (["opponent"], "mojo")


def test_a_free_card_stays_free_though_an_action_was_paid(table):
    game = table(you=Side(hand=["Spite"], board=["Lizard Guard"]), opponent=Side())
    game.play("Spite")
    game.choose("opponent")
    game.mode(0)
    assert game.line == ["Spite"]


def test_it_is_fast(table):
    assert moments(table, "Spite") == AT_ANY_TIME
