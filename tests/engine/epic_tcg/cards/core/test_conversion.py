"""Conversion: target player gives you a champion of their choice; a good card banished brings it back from the pile."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_the_player_chooses_among_their_champions_untargetable_ones_too(table):
    game = table(
        you=Side(hand=["Conversion"], board=["Bruiser"]), opponent=Side(board=["Hulk", "Winter Fairy", "Gold"])
    )
    game.play("Conversion")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.you.actions == 0
    game.resolve()
    assert game.decider == "opponent"
    game.could_choose("Hulk", "Winter Fairy")
    game.choose("Winter Fairy")
    assert (game.you.board, game.opponent.board) == (["Bruiser", "Winter Fairy"], ["Hulk", "Gold"])
    game.end_turn()
    assert game.you.board == ["Bruiser", "Winter Fairy"]


def test_another_good_card_of_the_pile_brings_it_back_at_any_time(table):
    game = table(
        you=Side(discard=["Conversion", "Gladiator", "Hulk", "Inner Peace", "Execution", "Knowledge"]),
        opponent=Side(discard=["Pegasus"]),
        turn_of="opponent",
    )
    game.passes()
    game.you.use("Conversion")
    game.could_choose("Gladiator", "Inner Peace")
    game.choose("Gladiator")
    assert (game.you.deck[-1], game.you.discard_pile) == (
        "Gladiator",
        ["Conversion", "Execution", "Hulk", "Inner Peace", "Knowledge"],
    )
    game.resolve()
    assert game.you.hand == ["Conversion"]


def test_a_player_without_champions_gives_nothing(table):
    game = table(you=Side(hand=["Conversion"]), opponent=Side(board=["Gold"]))
    game.play("Conversion")
    game.choose("opponent")
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["Gold"])


def test_it_is_paced(table):
    assert speed(table, "Conversion") == "paced"
