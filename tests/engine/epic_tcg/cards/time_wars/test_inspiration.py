"""Inspiration: look at your top two cards, draw one and banish the other."""

from tests.engine.epic_tcg.scenario import Side


def test_one_of_the_two_is_drawn_and_the_other_goes_to_the_bottom(table):
    game = table(you=Side(hand=["Inspiration"], top=["Hulk", "Muse", "Bruiser"]), opponent=Side())
    game.play("Inspiration")
    assert game.you.actions == 1
    game.resolve()
    game.could_choose("Hulk", "Muse")
    game.choose("Muse")
    assert (game.you.hand, game.you.deck[0], game.you.deck[-1]) == (["Muse"], "Bruiser", "Hulk")
    assert game.you.discard_pile == ["Inspiration"]


def test_it_is_drawing(table):
    game = table(
        you=Side(hand=["Inspiration"], top=["Hulk", "Muse"], board=["Blue Dragon"]),
        opponent=Side(),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.play("Inspiration")
    game.resolve()
    game.choose("Hulk")
    assert game.asks == "target"
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.line) == (28, [])
