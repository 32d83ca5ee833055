"""Deep Thought: of your top five cards draw two and banish the rest."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_draw_two_of_five_and_banish_the_others(table):
    game = table(
        you=Side(hand=["Deep Thought"], top=["Gold", "Hulk", "Thrust", "Bruiser", "Tim", "Pegasus"]), opponent=Side()
    )
    game.play("Deep Thought")
    game.resolve()
    game.choose("Hulk", "Tim")
    assert (game.you.hand, game.you.deck[0], game.you.actions) == (["Hulk", "Tim"], "Pegasus", 0)
    assert sorted(game.you.deck[-3:]) == ["Bruiser", "Gold", "Thrust"]


def test_they_are_drawn(table):
    game = table(
        you=Side(hand=["Deep Thought"], top=["Gold", "Hulk"], deck=["Tim"]), opponent=Side(board=["Crystal Ball"])
    )
    game.play("Deep Thought")
    game.resolve()
    game.choose("Gold")
    game.choose("Hulk")
    assert game.line == ["Crystal Ball"] * 2
    assert game.you.deck == ["Tim"]


def test_it_is_fast(table):
    assert speed(table, "Deep Thought") == "fast"
