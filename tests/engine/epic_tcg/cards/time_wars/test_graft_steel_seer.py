"""Graft-Steel Seer: a free 3/4 that looks at your top card and may expend to draw it if it is constructed."""

import pytest

from engine.epic_tcg.rules import events
from tests.engine.epic_tcg.scenario import Side


@pytest.mark.parametrize("top", ["Tech Golem", "Barracks", "Bombard"])  # whatever its type and alignment is
def test_a_constructed_card_may_be_drawn(table, top):
    game = table(you=Side(hand=["Graft-Steel Seer"], top=[top, "Sage"], actions=0), opponent=Side())
    game.play("Graft-Steel Seer")
    game.resolve()
    game.use("Graft-Steel Seer")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.deck[0], game.piece("Graft-Steel Seer").expended) == ([top], "Sage", True)
    assert game.events(events.REVEALED)[-1][-1] == 3  # to all


@pytest.mark.parametrize("top", ["Hulk", "Sage"])
def test_another_card_stays(table, top):
    game = table(you=Side(board=["Graft-Steel Seer"], top=[top]), opponent=Side(), turn_of="opponent")
    game.opponent.passes()
    game.you.use("Graft-Steel Seer")
    game.resolve()
    assert (game.asks, game.you.hand, game.you.deck[0]) == ("priority", [], top)


def test_expended_in_response_it_does_not_draw(table):
    game = table(you=Side(board=["Graft-Steel Seer"], top=["Barracks"]), opponent=Side(board=["Willsapper"]))
    game.use("Graft-Steel Seer")
    game.passes()
    game.opponent.use("Willsapper", 0)
    game.choose("Graft-Steel Seer")
    game.resolve()
    game.resolve()
    assert (game.asks, game.you.hand) == ("priority", [])


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Graft-Steel Seer"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Graft-Steel Seer")
    assert game.line == ["Graft-Steel Seer"]
