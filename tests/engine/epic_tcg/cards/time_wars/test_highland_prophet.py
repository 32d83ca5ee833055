"""Highland Prophet: a free 3/4 with swarm that looks at your top card and may draw it if it is good and natural."""

import pytest

from engine.epic_tcg.rules import events
from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_good_natural_top_card_may_be_shown_and_drawn_for_expending_it(table):
    game = table(you=Side(board=["Highland Prophet"], top=["Messengers", "Hulk"]), opponent=Side())
    game.use("Highland Prophet")
    assert (game.piece("Highland Prophet").prepared, game.you.actions) == (True, 1)
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.deck[0]) == (["Messengers"], "Hulk")
    assert game.piece("Highland Prophet").expended
    assert len([entry for entry in game.events(events.REVEALED) if entry[7] == 3]) == 1


def test_it_may_be_left_where_it_is(table):
    game = table(you=Side(board=["Highland Prophet"], top=["Messengers"]), opponent=Side())
    game.use("Highland Prophet")
    game.resolve()
    game.decline()
    assert (game.you.hand, game.you.deck[0]) == ([], "Messengers")
    assert game.piece("Highland Prophet").prepared


@pytest.mark.parametrize("top", ["Muse", "Hulk"])
def test_good_and_natural_are_both_asked(table, top):
    game = table(you=Side(board=["Highland Prophet"], top=[top]), opponent=Side())
    game.use("Highland Prophet")
    game.resolve()
    assert (game.asks, game.you.hand, game.you.deck[0]) == ("priority", [], top)


def test_expended_it_still_looks_but_cannot_draw(table):
    game = table(you=Side(board=[in_play("Highland Prophet", expended=True)], top=["Messengers"]), opponent=Side())
    game.use("Highland Prophet")
    game.resolve()
    assert (game.asks, game.you.hand) == ("priority", [])


def test_it_swarms_into_an_attack(table):
    game = table(you=Side(board=["Highland Prophet", "Hulk"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Hulk")
    game.use("Highland Prophet", 1)
    game.resolve()
    assert game.piece("Highland Prophet").expended
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 18


def test_it_is_paced_and_costs_nothing(table):
    game = table(you=Side(hand=["Highland Prophet"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Highland Prophet"]), opponent=Side(), step="pre_battle")
    game.play("Highland Prophet")
    game.resolve()
    found = game.piece("Highland Prophet")
    assert (found.offense, found.defense, game.you.actions) == (3, 4, 1)
