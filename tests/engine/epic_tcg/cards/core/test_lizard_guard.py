"""Lizard Guard: a free 2/4 that may draw when you play a wild card that costs an action."""

from tests.engine.epic_tcg.measures import BUILD_STEP, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_you_may_draw_for_a_wild_card_for_an_action(table):
    game = table(you=Side(board=["Lizard Guard"], hand=["Migration"], top=["Muse"]), opponent=Side())
    game.play("Migration")
    assert game.line == ["Migration", "Lizard Guard"]
    game.resolve()
    game.accept()
    assert (game.you.hand, game.line) == (["Muse"], ["Migration"])
    game.resolve()


def test_or_not(table):
    game = table(you=Side(board=["Lizard Guard"], hand=["Migration"]), opponent=Side())
    game.play("Migration")
    game.resolve()
    game.decline()
    assert game.you.hand == []


def test_nothing_for_free_cards_others_alignments_veiled_ones_and_other_players(table):
    game = table(
        you=Side(board=["Lizard Guard"], hand=["Savage Lurker", "Knowledge", "Giant Spider"], actions=3),
        opponent=Side(hand=["Lightning Storm"]),
    )
    for name in ("Savage Lurker", "Knowledge"):
        game.play(name)
        assert game.line == [name]
        game.resolve()
    game.play_veiled("Giant Spider")
    game.passes()
    game.opponent.play("Lightning Storm")
    game.choose("you")
    game.done()
    assert game.line == ["Giant Spider", "Lightning Storm"]


def test_it_is_free_in_your_build_step(table):
    assert moments(table, "Lizard Guard", actions=0) == BUILD_STEP
    assert strength(table, "Lizard Guard") == (2, 4)
