"""Winning and losing: health, the empty deck, concession, draws (1.2, 1.5, 1.6)."""

import pytest

from tests.engine.epic.scenario import Side, in_play


def test_1_2_2_a_player_at_0_health_is_eliminated(table):
    game = table(you=Side(hand=["Flame Strike"]), opponent=Side(health=8))
    game.play("Flame Strike")
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_1_5_4_a_player_below_0_health_is_eliminated_in_the_middle_of_an_effect(table):
    game = table(you=Side(hand=["Plague"], deck=["Kong"]), opponent=Side(health=1))
    game.play("Plague")
    game.mode("Deal 1 damage")
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "health")
    assert game.you.hand == []  # before the card was drawn


def test_1_5_3_losing_health_eliminates_as_damage_does(table):
    game = table(you=Side(discard=["Demon Breach"], health=1))
    game.use("Demon Breach")
    assert (game.winner, game.ended_by) == ("opponent", "health")


def test_1_5_2_there_is_no_maximum_of_health(table):
    game = table(you=Side(hand=["Inner Peace"]))
    game.play("Inner Peace")
    assert game.you.health == 40


@pytest.mark.parametrize("seat", ["you", "opponent"])
def test_1_6_2_who_must_draw_from_an_empty_deck_wins(table, seat):
    other = "opponent" if seat == "you" else "you"
    game = table(turn_of=other, **{seat: Side(deck=[])})
    game.end_turn()
    assert (game.winner, game.ended_by) == (seat, "deck")


def test_1_2_1_the_last_card_can_be_drawn_without_winning(table):
    game = table(turn_of="opponent", you=Side(deck=["Kong"]))
    game.end_turn()
    assert game.winner is None
    assert game.you.hand == ["Kong"]


def test_1_6_2_drawing_two_cards_with_one_left_wins(table):
    game = table(you=Side(hand=["Ceasefire"], deck=["Kong"]))
    game.play("Ceasefire")
    assert (game.winner, game.ended_by) == ("you", "deck")


@pytest.mark.parametrize("turn_of", ["you", "opponent"])
def test_1_2_2_a_player_may_concede_at_any_time(table, turn_of):
    game = table(turn_of=turn_of)
    game.you.concede()
    assert (game.winner, game.ended_by) == ("opponent", "concession")


def test_h1_players_who_fall_to_0_together_draw(table):
    game = table(you=Side(hand=["Flash Fire"], health=2), opponent=Side(health=1))
    game.play("Flash Fire")
    game.mode("each champion and each player")
    assert (game.winner, game.ended_by) == ("nobody", "both")


def test_1_2_2_one_after_the_other_is_not_together(table):
    game = table(
        you=Side(board=["Drinker of Blood"], hand=["Flash Fire"], health=3), opponent=Side(board=["Human"], health=3)
    )
    game.play("Flash Fire")
    game.mode("each champion and each player")
    assert (game.winner, game.ended_by) == ("you", "health")  # 3 - 2 - 2 from Drinker of Blood
    assert game.you.health == 3


def test_battle_damage_can_win(table):
    game = table(you=Side(board=["Kong", in_play("Wolf")]), opponent=Side(health=15))
    game.attack("Kong", "Wolf")
    game.go_to("before-damage")
    game.opponent.passes()
    game.you.passes()
    assert (game.winner, game.ended_by) == ("you", "health")
