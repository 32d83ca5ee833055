"""Lowland Prophet: a free 3/4 with swarm that looks at your top card and may draw it if it is evil and natural."""

import pytest

from engine.epic_tcg.rules import events
from tests.engine.epic_tcg.scenario import Side, in_play


def test_an_evil_natural_top_card_may_be_shown_and_drawn_for_expending_it(table):
    game = table(
        you=Side(board=["Lowland Prophet"], top=["Vengeance", "Hulk"]), opponent=Side(), turn_of="opponent", step="end"
    )
    game.passes()
    game.you.use("Lowland Prophet")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.deck[0]) == (["Vengeance"], "Hulk")
    assert game.piece("Lowland Prophet").expended
    shown = [entry for entry in game.events(events.REVEALED) if entry[7] == 3]
    assert len(shown) == 1


@pytest.mark.parametrize("top", ["Dark Prince", "Messengers"])
def test_evil_and_natural_are_both_asked(table, top):
    game = table(you=Side(board=["Lowland Prophet"], top=[top]), opponent=Side())
    game.use("Lowland Prophet")
    game.resolve()
    assert (game.asks, game.you.hand, game.you.deck[0]) == ("priority", [], top)


def test_flipped_it_looks_in_vain(table):
    game = table(you=Side(board=[in_play("Lowland Prophet", flipped=True)], top=["Vengeance"]), opponent=Side())
    game.use("Lowland Prophet")
    game.resolve()
    assert (game.asks, game.you.hand) == ("priority", [])


def test_it_is_paced_and_costs_nothing(table):
    game = table(you=Side(hand=["Lowland Prophet"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Lowland Prophet"]), opponent=Side(), step="pre_battle")
    game.play("Lowland Prophet")
    game.resolve()
    found = game.piece("Lowland Prophet")
    assert (found.offense, found.defense, game.you.actions) == (3, 4, 1)


def test_it_swarms_into_an_attack_on_a_player_but_does_not_hunt(table):
    game = table(you=Side(board=["Lowland Prophet", "Tracker"]), opponent=Side(board=["Dark Knight"]), step="battle")
    game.all_pass()
    game.attack("Tracker", whom="opponent")
    game.use("Lowland Prophet", 1)
    game.resolve()
    game.all_pass()
    game.block()
    game.all_pass()
    assert game.opponent.mojo == 20
    game = table(you=Side(board=["Lowland Prophet", "Tracker"]), opponent=Side(board=["Dark Knight"]), step="battle")
    game.all_pass()
    game.attack("Tracker", whom="Dark Knight")
    game.use("Lowland Prophet")
    assert (game.line, game.piece("Lowland Prophet").prepared) == (["Lowland Prophet"], True)
