"""Begone!: banish target champion and draw a card."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_banish_a_champion_and_draw(table):
    game = table(you=Side(hand=["Begone!"], top=["Tim"]), opponent=Side(board=["Bruiser", "Gold", "Hulk"]))
    game.play("Begone!")
    game.could_choose("Bruiser", "Hulk")
    game.choose("Bruiser")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1], game.you.hand) == (["Gold", "Hulk"], "Bruiser", ["Tim"])


def test_an_unbanishable_champion_stays_and_the_card_is_drawn(table):
    game = table(you=Side(hand=["Begone!"], top=["Tim"]), opponent=Side(board=["King of Kings"]))
    game.play("Begone!")
    game.resolve()
    assert (game.opponent.board, game.you.hand) == (["King of Kings"], ["Tim"])


def test_without_its_target_it_fails_and_nothing_is_drawn(table):
    game = table(you=Side(hand=["Begone!"]), opponent=Side(board=["Fire Elemental"]))
    game.play("Begone!")
    game.passes()
    game.opponent.use("Fire Elemental")
    game.resolve()
    game.resolve()
    assert (game.you.hand, game.you.mojo, game.opponent.discard_pile) == ([], 23, ["Fire Elemental"])


def test_it_is_fast(table):
    assert speed(table, "Begone!") == "fast"
