"""Forced Exile: draw two cards, or banish a champion; the player whose turn it is gets two humans."""

from tests.engine.epic.scenario import Side


def test_in_your_turn_the_humans_are_yours(table):
    game = table(you=Side(hand=["Forced Exile"], board=["Muse"]), opponent=Side(board=["Kong", "Steel Golem"]))
    game.play("Forced Exile")
    game.mode("two human tokens")
    game.could_choose("Muse", "Kong")
    game.choose("Kong")
    assert (game.you.board, game.opponent.board) == (["Muse", "Human", "Human"], ["Steel Golem"])
    assert (game.opponent.bottom[0], game.opponent.discard_pile) == ("Kong", [])


def test_in_the_opponents_turn_the_humans_are_the_opponents(table):
    game = table(turn_of="opponent", you=Side(hand=["Forced Exile"]), opponent=Side(board=["Kong"]))
    game.attack("Kong")
    game.passes()
    game.you.play("Forced Exile")
    game.mode("two human tokens")
    assert (game.you.board, game.opponent.board) == ([], ["Human", "Human"])
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)


def test_the_unbanishable_stay_and_the_humans_come(table):
    """5.11.2."""
    game = table(you=Side(hand=["Forced Exile"]), opponent=Side(board=["High King"]))
    game.play("Forced Exile")
    game.mode("two human tokens")
    assert (game.you.board, game.opponent.board) == (["Human", "Human"], ["High King"])


def test_without_a_target_the_humans_come(table):
    game = table(you=Side(hand=["Forced Exile"]), opponent=Side(board=["Steel Golem"]))
    game.play("Forced Exile")
    game.mode("two human tokens")
    assert game.you.board == ["Human", "Human"]


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Forced Exile"], top=["Muse", "Erase"]), opponent=Side(board=["Kong"]))
    game.play("Forced Exile")
    game.could_pick_modes("Draw two cards", "two human tokens")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.board, game.opponent.board) == (["Erase", "Muse"], [], ["Kong"])


def test_of_three_players_the_one_whose_turn_it_is_gets_the_humans(circle):
    """Neither who played it nor who lost the champion."""
    game = circle(Side(hand=["Forced Exile"]), Side(board=["Kong"]), Side(), turn_of="Cyd")
    game.passes()
    game["Ann"].play("Forced Exile")
    game.mode("two human tokens")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [[], [], ["Human", "Human"]]
