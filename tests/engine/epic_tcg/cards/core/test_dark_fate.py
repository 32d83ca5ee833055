"""Dark Fate: break target champion or object into your own discard pile."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_it_lands_in_your_discard_pile(table):
    game = table(you=Side(hand=["Dark Fate"], board=["Tim"]), opponent=Side(board=["Hulk", "Gold", "Winter Fairy"]))
    game.play("Dark Fate")
    game.could_choose("Tim", "Hulk", "Gold")
    game.choose("Gold")
    assert game.you.actions == 0
    game.resolve()
    assert game.you.discard_pile == ["Dark Fate", "Gold"]
    assert (game.opponent.discard_pile, game.opponent.board) == ([], ["Hulk", "Winter Fairy"])


def test_it_is_broken_and_triggers_what_waits_for_that(table):
    game = table(you=Side(hand=["Dark Fate"]), opponent=Side(board=["Hive Lord"]))
    game.play("Dark Fate")
    game.resolve()
    game.resolve()
    assert (game.opponent.board, game.you.discard_pile) == (["Insect"] * 7, ["Dark Fate", "Hive Lord"])


def test_a_token_leaves_the_game_and_the_unbreakable_stay(table):
    game = table(you=Side(hand=["Dark Fate", "Dark Fate"], actions=2), opponent=Side(board=["Demon", "Bruiser"]))
    game.play("Dark Fate")
    game.choose("Demon")
    game.resolve()
    game.play("Dark Fate")
    game.resolve()
    assert game.opponent.board == ["Bruiser"]
    assert game.you.discard_pile == ["Dark Fate", "Dark Fate"]


def test_in_the_opponents_turn_it_is_your_pile_too(table):
    game = table(you=Side(hand=["Dark Fate"]), opponent=Side(board=["Hulk"]), turn_of="opponent")
    game.passes()
    game.you.play("Dark Fate")
    game.resolve()
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Dark Fate", "Hulk"], [])


def test_it_is_fast(table):
    assert speed(table, "Dark Fate") == "fast"
