"""Benevolent Oracle: a free 2/6 that looks at your top card and may expend to draw it if it is good and magical."""

import pytest

from engine.epic_tcg.rules import events
from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_good_and_magical_card_may_be_shown_and_drawn(table):
    game = table(you=Side(board=["Benevolent Oracle"], top=["Muse", "Sage"], actions=0), opponent=Side(), step="end")
    game.use("Benevolent Oracle")
    assert game.piece("Benevolent Oracle").prepared
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.deck[0]) == (["Muse"], "Sage")
    assert game.piece("Benevolent Oracle").expended
    assert game.events(events.REVEALED)[-1][-1] == 3  # to all


def test_left_there_only_you_have_seen_it_and_you_may_look_again(table):
    game = table(you=Side(board=["Benevolent Oracle"], top=["Muse"]), opponent=Side())
    for _ in range(2):
        game.use("Benevolent Oracle")
        game.resolve()
        game.decline()
    assert (game.you.hand, game.you.deck[0], game.piece("Benevolent Oracle").prepared) == ([], "Muse", True)
    assert {entry[-1] for entry in game.events(events.REVEALED)} == {1}


@pytest.mark.parametrize("top", ["Gladiator", "Succubus", "Hulk"])  # natural, evil, neither good nor magical
def test_another_card_stays(table, top):
    game = table(you=Side(board=["Benevolent Oracle"], top=[top]), opponent=Side())
    game.use("Benevolent Oracle")
    game.resolve()
    assert (game.asks, game.you.hand, game.you.deck[0]) == ("priority", [], top)


def test_expended_it_looks_but_does_not_draw(table):
    game = table(you=Side(board=[in_play("Benevolent Oracle", expended=True)], top=["Muse"]), opponent=Side())
    game.use("Benevolent Oracle")
    game.resolve()
    assert (game.asks, game.you.hand) == ("priority", [])
    assert len(game.events(events.REVEALED)) == 1


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Benevolent Oracle"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Benevolent Oracle")
    assert game.line == ["Benevolent Oracle"]
