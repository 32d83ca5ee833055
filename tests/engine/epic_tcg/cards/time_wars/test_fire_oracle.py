"""Fire Oracle: a free 4/3 with range that looks at your top card and may expend to draw a wild, magical card."""

import pytest

from engine.epic_tcg.rules import events
from engine.epic_tcg.views import entries
from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_wild_and_magical_card_may_be_drawn(table):
    game = table(you=Side(board=["Fire Oracle"], top=["Crispy", "Sage"], actions=0), opponent=Side(), step="end")
    game.use("Fire Oracle")
    assert game.piece("Fire Oracle").prepared
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.deck[0], game.piece("Fire Oracle").expended) == (["Crispy"], "Sage", True)
    assert game.events(events.REVEALED)[-1][-1] == 3  # to all


@pytest.mark.parametrize("top", ["Hulk", "Muse", "Bombard"])  # natural, good, constructed
def test_another_card_stays(table, top):
    game = table(you=Side(board=["Fire Oracle"], top=[top]), opponent=Side())
    game.use("Fire Oracle")
    game.resolve()
    assert (game.asks, game.you.hand, game.you.deck[0]) == ("priority", [], top)


def test_who_does_not_draw_it_does_not_tell_that_it_could_be_drawn(table):
    stories = []
    for top in ("Crispy", "Muse"):
        game = table(you=Side(board=["Fire Oracle"], top=[top], actions=0), opponent=Side(), step="end")
        game.use("Fire Oracle")
        game.resolve()
        if top == "Crispy":
            game.decline()
            assert entries(game.game, 0)[-1]["text"] == "You decline what [[Fire Oracle]] offers."
        stories.append([entry["text"] for entry in entries(game.game, 1)])
    assert stories[0] == stories[1]
    assert stories[0][-1] == "Your opponent looks at a card on top of their deck."


def test_expended_it_only_looks(table):
    game = table(you=Side(board=[in_play("Fire Oracle", expended=True)], top=["Crispy"]), opponent=Side())
    game.use("Fire Oracle")
    game.resolve()
    assert (game.asks, game.you.hand, game.you.deck[0]) == ("priority", [], "Crispy")


def test_it_blocks_what_flies_and_hits_first(table):
    game = table(you=Side(board=["Fire Oracle"]), opponent=Side(board=["Pegasus"]), turn_of="opponent", step="battle")
    game.all_pass()
    game.attack("Pegasus", whom="you")
    game.all_pass()
    game.you.block("Fire Oracle")
    game.all_pass()
    assert (game.piece("Pegasus").damage, game.you.board) == (4, [])


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Fire Oracle"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Fire Oracle")
    assert game.line == ["Fire Oracle"]
