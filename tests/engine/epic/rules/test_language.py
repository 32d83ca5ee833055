"""The scenario language itself: what it takes, what it refuses, what it says when a step is wrong."""

import pytest

from tests.engine.epic.scenario import Side, WrongStep, in_play


def test_a_tribute_breaks_the_bigger_one(table):
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Lurking Giant", in_play("Cave Troll", damage=1)]))
    game.play("Kong")
    game.could_choose("Kong", "Lurking Giant", "Cave Troll")
    game.could_not_decline()
    game.choose("Lurking Giant")
    assert game.opponent.discard_pile == ["Lurking Giant"]
    assert game.opponent.board == ["Cave Troll"]
    assert game.you.board == ["Kong"]
    assert game.you.gold == 0


def test_a_whole_battle_window_by_window(table):
    game = table(
        you=Side(board=["Kong", "Human", "Human"]), opponent=Side(board=["Cave Troll", "Wolf"], hand=["Flash Fire"])
    )
    game.could_attack_with("Kong", "Human", "Human#2")
    game.attack("Kong", "Human")
    assert (game.moment, game.decider) == ("before-blocks", "you")
    game.you.passes()
    game.opponent.could_play("Flash Fire")
    game.opponent.passes()
    game.could_block_with("Cave Troll", "Wolf")
    game.opponent.block("Cave Troll", "Wolf")
    game.go_to("damage")
    game.you.assign("Kong", {"Cave Troll": 11, "Wolf": 2})
    game.you.assign("Human", {"Cave Troll": 0, "Wolf": 1})
    game.opponent.assign("Cave Troll", {"Kong": 4, "Human": 1})
    game.opponent.assign("Wolf", {"Kong": 2, "Human": 0})
    assert game.moment == "main"
    assert game.opponent.board == []
    assert game.opponent.discard_pile == ["Cave Troll"]
    assert game.you.board == ["Kong", "Human"]
    assert game.champion("Kong").damage == 6


def test_modes_powers_divisions_and_the_end_of_the_turn(table):
    game = table(
        you=Side(hand=["Lightning Storm", "Flash Fire"], board=["Forcemage Apprentice"], top=["Muse"]),
        opponent=Side(board=["Human", "Demon"]),
    )
    game.use("Forcemage Apprentice")
    game.choose("Demon")
    game.play("Flash Fire")
    game.could_pick_modes("each champion and each player", "Draw two cards")
    game.mode("Draw two cards")
    assert game.you.hand == ["Burrowing Wurm", "Lightning Storm", "Muse"]
    assert game.you.gold == 0
    game.end_turn()
    assert (game.turn, game.active, game.moment) == (4, "opponent", "main")


def test_a_wrong_step_shows_the_board_and_the_options(table):
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Lurking Giant"]))
    game.play("Kong")
    with pytest.raises(WrongStep) as wrong:
        game.choose("Cave Troll")
    *board, prompt, giant, kong = str(wrong.value).splitlines()
    assert board == [
        "Cave Troll was not possible.",
        "Turn 3 of you, main",
        "  opponent: 30 health, 1 gold, 10 cards in the deck",
        "    hand: none",
        "    discard pile: none",
        "    Lurking Giant 11/11",
        "    Kong 13/14, deploying",
        "  you: 30 health, 0 gold, 10 cards in the deck",
        "    hand: none",
        "    discard pile: none",
    ]
    assert prompt.startswith("you: ")
    assert prompt.endswith("Choose target champion: deal 13 damage to it.")
    assert (giant, kong) == ("  target: Lurking Giant (of seat 1)", "  target: Kong (of seat 0)")
    game.choose("Lurking Giant")


def test_a_scenario_must_not_end_in_the_middle(table):
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Lurking Giant"]))
    game.play("Kong")
    with pytest.raises(WrongStep, match=r"The scenario ends in the middle of something\."):
        game.quiet()
    game.choose("Kong")


def test_names_that_may_be_on_both_sides_are_not_guessed(table):
    game = table(you=Side(hand=["Flame Strike"], board=["Human"]), opponent=Side(board=["Human", "Human"]))
    game.play("Flame Strike")
    with pytest.raises(WrongStep, match='say "your Human" or "their Human"'):
        game.choose("Human")
    game.could_choose("you", "opponent", "your Human", "their Human", "their Human#2")
    game.choose("their Human#2")
    assert game.opponent.board == ["Human"]
