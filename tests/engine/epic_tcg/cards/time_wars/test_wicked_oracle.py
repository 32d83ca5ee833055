"""Wicked Oracle: a free unblockable 4/3 that looks at your top card and may draw it if it is evil and magical."""

import pytest

from engine.epic_tcg.rules import events
from tests.engine.epic_tcg.scenario import Side, in_play


def test_an_evil_magical_top_card_may_be_shown_and_drawn_for_expending_it(table):
    game = table(you=Side(board=["Wicked Oracle"], top=["Dark Prince", "Hulk"]), opponent=Side())
    game.use("Wicked Oracle")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.deck[0]) == (["Dark Prince"], "Hulk")
    assert (game.piece("Wicked Oracle").expended, game.you.actions) == (True, 1)
    assert len([entry for entry in game.events(events.REVEALED) if entry[7] == 3]) == 1


@pytest.mark.parametrize("top", ["Vengeance", "Muse"])
def test_evil_and_magical_are_both_asked(table, top):
    game = table(you=Side(board=["Wicked Oracle"], top=[top]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.use("Wicked Oracle")
    game.resolve()
    assert (game.asks, game.you.hand, game.you.deck[0]) == ("priority", [], top)


def test_expended_it_looks_in_vain(table):
    game = table(you=Side(board=[in_play("Wicked Oracle", expended=True)], top=["Dark Prince"]), opponent=Side())
    game.use("Wicked Oracle")
    game.resolve()
    assert (game.asks, game.you.hand, game.you.deck[0]) == ("priority", [], "Dark Prince")


def test_nobody_blocks_it(table):
    game = table(you=Side(board=["Wicked Oracle"]), opponent=Side(board=["Hulk", "Storm Giant"]), step="battle")
    game.all_pass()
    game.attack("Wicked Oracle")
    game.all_pass()
    assert game.asks == "priority"
    game.all_pass()
    assert game.opponent.mojo == 26


def test_it_is_built_for_nothing(table):
    game = table(you=Side(hand=["Wicked Oracle"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Wicked Oracle")
    game.resolve()
    found = game.piece("Wicked Oracle")
    assert (found.offense, found.defense, game.you.actions) == (4, 3, 1)
