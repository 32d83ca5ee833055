"""Forest Prophet: a free, paced 3/4 with swarm that looks at your top card and expends to draw a wild, natural one."""

import pytest

from engine.epic_tcg.rules import events
from tests.engine.epic_tcg.scenario import Side


def test_a_wild_and_natural_card_may_be_drawn(table):
    game = table(you=Side(hand=["Forest Prophet"], top=["Hulk", "Sage"], actions=0), opponent=Side(), step="pre_battle")
    game.play("Forest Prophet")
    game.resolve()
    game.use("Forest Prophet")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.deck[0], game.piece("Forest Prophet").expended) == (["Hulk"], "Sage", True)
    assert game.events(events.REVEALED)[-1][-1] == 3  # to all


@pytest.mark.parametrize("top", ["Crispy", "Gladiator", "Bombard"])  # magical, good, constructed
def test_another_card_stays(table, top):
    game = table(you=Side(board=["Forest Prophet"], top=[top]), opponent=Side())
    game.use("Forest Prophet")
    game.resolve()
    assert (game.asks, game.you.hand, game.you.deck[0]) == ("priority", [], top)


def test_it_joins_an_attack_and_then_draws_no_more(table):
    game = table(you=Side(board=["Forest Prophet", "Wolf"], top=["Hulk"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Wolf")
    game.use("Forest Prophet", 1)
    assert game.piece("Forest Prophet").expended
    game.resolve()
    game.use("Forest Prophet")
    game.resolve()
    assert (game.asks, game.you.hand) == ("priority", [])
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 25


def test_for_free_and_paced(table):
    table(you=Side(hand=["Forest Prophet"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Forest Prophet"], actions=0), opponent=Side(), step="pre_battle")
    game.play("Forest Prophet")
    assert game.line == ["Forest Prophet"]
