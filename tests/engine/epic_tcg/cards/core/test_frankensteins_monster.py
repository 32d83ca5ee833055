"""Frankenstein's Monster: banishes all discard piles and draws for each player who had a champion in theirs."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_it_draws_for_players_not_for_champions(table):
    game = table(
        you=Side(hand=["Frankenstein's Monster"], discard=["Bruiser", "Muse"]), opponent=Side(discard=["Revitalize"])
    )
    game.play("Frankenstein's Monster")
    assert (game.you.hand, game.you.discard_pile, game.opponent.discard_pile) == (["Burrowing Wurm"], [], [])
    assert sorted(game.you.deck[-2:]) == ["Bruiser", "Muse"]
    assert game.opponent.deck[-1] == "Revitalize"


def test_a_champion_in_a_pile_of_another_counts_for_who_had_it_there(table):
    game = table(
        you=Side(hand=["Frankenstein's Monster"], discard=["Bruiser"]),
        opponent=Side(discard=[of_another("Muse"), "Hive"]),
    )
    game.play("Frankenstein's Monster")
    assert game.you.hand == ["Burrowing Wurm"] * 2
    assert sorted(game.you.deck[-2:]) == ["Bruiser", "Muse"]


def test_it_is_9_9_with_breakthrough(table):
    game = table(you=Side(board=["Frankenstein's Monster"]), opponent=Side(board=["Tracker"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Frankenstein's Monster")
    game.passes()
    game.passes()
    game.block("Tracker")
    game.passes()
    game.passes()
    assert (game.opponent.mojo, game.opponent.board, game.piece("Frankenstein's Monster").damage) == (28, [], 7)
