"""Thought Plucker."""

from tests.engine.epic.scenario import Side


def test_its_tribute_plucks_a_card_of_the_opponents_choice_and_draws_one(table):
    game = table(you=Side(hand=["Thought Plucker", "Kong"], top=["Muse"]), opponent=Side(hand=["Erase", "Bitten"]))
    game.play("Thought Plucker")
    assert game.prompt == "For your opponent's Thought Plucker, discard a card."
    game.opponent.could_choose("Erase", "Bitten")
    game.could_not_decline()
    game.opponent.discard("Erase")
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Bitten"], ["Erase"])
    assert (game.you.hand, game.you.discard_pile) == (["Kong", "Muse"], [])


def test_an_empty_hand_has_nothing_to_pluck_but_you_draw(table):
    """1.7.2."""
    game = table(you=Side(hand=["Thought Plucker"], top=["Muse"]))
    game.play("Thought Plucker")
    assert game.you.hand == ["Muse"]
    assert game.opponent.discard_pile == []


def test_its_damage_to_a_player_plucks_again_after_the_battle(table):
    """4.4.14; 5.10.1: nobody can block it."""
    game = table(
        you=Side(board=["Thought Plucker"], top=["Muse"]), opponent=Side(hand=["Erase", "Bitten"], board=["Kong"])
    )
    game.attack("Thought Plucker")
    game.go_to("before-damage")
    game.opponent.passes()
    game.you.passes()
    game.opponent.discard("Bitten")
    assert game.opponent.health == 29
    assert game.opponent.hand == ["Erase"]
    assert game.you.hand == ["Muse"]


def test_in_a_blocked_group_it_damages_champions_and_plucks_nothing(table):
    """5.10.2: it is blocked with the Wolf."""
    game = table(you=Side(board=["Thought Plucker", "Wolf"]), opponent=Side(hand=["Erase"], board=["Kong"]))
    game.attack("Thought Plucker", "Wolf")
    game.go_to("blockers")
    game.could_block_with("Kong")
    game.block("Kong")
    game.go_to("damage")
    game.opponent.assign("Kong", {"Thought Plucker": 1, "Wolf": 12})
    assert (game.moment, game.opponent.health, game.opponent.hand) == ("main", 30, ["Erase"])
    assert game.champion("Kong").damage == 3
    assert game.you.hand == []


def test_a_plucked_hand_may_be_empty_when_the_damage_counts(table):
    game = table(you=Side(board=["Thought Plucker"], top=["Muse"]))
    game.attack("Thought Plucker")
    game.go_to("main")
    assert game.you.hand == ["Muse"]


def test_it_ambushes_and_blocks_without_plucking(table):
    """5.14.1; the damage it deals as a blocker goes to a champion."""
    game = table(
        turn_of="opponent",
        you=Side(hand=["Thought Plucker"], top=["Muse"]),
        opponent=Side(hand=["Erase", "Bitten"], board=["Kong"]),
    )
    game.attack("Kong")
    game.passes()
    game.you.play("Thought Plucker")
    game.opponent.discard("Erase")
    assert game.you.hand == ["Muse"]
    game.go_to("blockers")
    game.block("Thought Plucker")
    game.go_to("main")
    assert game.you.discard_pile == ["Thought Plucker"]
    assert game.you.hand == ["Muse"]
    assert game.opponent.hand == ["Bitten"]


def test_of_more_players_one_opponent_is_chosen_and_the_one_it_damages_discards(circle):
    side = Side(hand=["Erase"])
    game = circle(Side(hand=["Thought Plucker"], board=["Thought Plucker"]), side, side, side)
    game.play("Thought Plucker")
    game.could_choose("Ben", "Cyd", "Dan")
    game.choose("Dan")
    assert [game[name].hand for name in ("Ben", "Cyd", "Dan")] == [["Erase"], ["Erase"], []]
    game.attack_player("Cyd", "Thought Plucker")
    game.go_to("main")
    assert [game[name].hand for name in ("Ben", "Cyd", "Dan")] == [["Erase"], [], []]
    assert len(game["Ann"].hand) == 2
