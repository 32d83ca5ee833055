"""Erratic Research: draw two cards, and a player's discard pile is banished."""

from tests.engine.epic.scenario import Side


def test_two_cards_and_the_opponents_discard_pile(table):
    game = table(
        you=Side(hand=["Erratic Research"], discard=["Bitten"], top=["Muse", "Kong"]),
        opponent=Side(discard=["Lash", "Cave Troll", "Kong"]),
    )
    game.play("Erratic Research")
    assert game.you.hand == ["Kong", "Muse"]
    game.could_choose("you", "opponent")
    game.could_not_decline()
    game.choose("opponent")
    assert game.opponent.discard_pile == []
    assert sorted(game.opponent.bottom[:3]) == ["Cave Troll", "Kong", "Lash"]
    assert game.you.discard_pile == ["Bitten", "Erratic Research"]


def test_your_own_pile_goes_without_the_event_itself(table):
    """2.2.4: it comes into the discard pile when it has resolved."""
    game = table(you=Side(hand=["Erratic Research"], discard=["Bitten", "Lash"]), opponent=Side(discard=["Kong"]))
    game.play("Erratic Research")
    game.choose("you")
    assert game.you.discard_pile == ["Erratic Research"]
    assert sorted(game.you.bottom[:2]) == ["Bitten", "Lash"]
    assert game.opponent.discard_pile == ["Kong"]


def test_the_last_card_and_one_more_win_the_game(table):
    """1.6.2: before anything is banished."""
    game = table(you=Side(hand=["Erratic Research"], deck=["Kong"], discard=["Lash"]))
    game.play("Erratic Research")
    assert (game.winner, game.ended_by) == ("you", "deck")


def test_of_three_players_only_the_one_chosen_loses_their_pile(circle):
    game = circle(Side(hand=["Erratic Research"]), Side(discard=["Kong"]), Side(discard=["Muse"]))
    game.play("Erratic Research")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    assert (game["Ben"].discard_pile, game["Cyd"].discard_pile) == (["Kong"], [])
    assert [len(game[name].hand) for name in ("Ann", "Ben", "Cyd")] == [2, 0, 0]
