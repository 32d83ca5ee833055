"""Plentiful Dead: makes a Zombie; from the discard pile it may return for 1 Mojo after an evil card for an action."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_makes_a_zombie_for_free(table):
    game = table(you=Side(hand=["Plentiful Dead"], actions=0), opponent=Side(), turn_of="opponent")
    game.passes()
    game.you.play("Plentiful Dead")
    game.resolve()
    assert (game.you.board, game.piece("Zombie").offense, game.you.discard_pile) == (["Zombie"], 2, ["Plentiful Dead"])


def test_an_evil_card_for_an_action_brings_it_back_for_1_mojo(table):
    game = table(you=Side(hand=["Raise the Dead"], discard=["Plentiful Dead"]), opponent=Side())
    game.play("Raise the Dead")
    assert (game.line, game.you.mojo) == (["Raise the Dead", "Plentiful Dead"], 30)
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.mojo) == (["Plentiful Dead"], 29)


def test_declined_it_stays_and_costs_nothing(table):
    game = table(you=Side(hand=["Jason"], discard=["Plentiful Dead"]), opponent=Side())
    game.play("Jason")
    game.resolve()
    game.decline()
    assert (game.you.discard_pile, game.you.mojo) == (["Plentiful Dead"], 30)


def test_free_evil_cards_and_others_do_not(table):
    game = table(you=Side(hand=["Gravedigger", "Knowledge"], discard=["Plentiful Dead"]), opponent=Side())
    for name in ("Gravedigger", "Knowledge"):
        game.play(name)
        assert game.line == [name]
        game.resolve()


def test_it_is_free_at_any_time(table):
    assert moments(table, "Plentiful Dead", actions=0) == AT_ANY_TIME
