"""Silver Dragon: an airborne 9/8 that draws a card and banishes up to three tokens."""

import pytest

from tests.engine.epic.scenario import Side, WrongStep, in_play


def test_a_card_and_up_to_three_tokens_of_either_side(table):
    game = table(
        you=Side(hand=["Silver Dragon"], board=["Wolf"], top=["Kong"]),
        opponent=Side(board=["Human", "Demon", "Medusa", "Zombie", in_play("Human", gained="untargetable")]),
    )
    game.play("Silver Dragon")
    assert game.you.hand == ["Kong"]
    game.could_choose("Wolf", "Human", "Demon", "Zombie")
    with pytest.raises(WrongStep, match="Choose 0 to 3"):
        game.choose("Wolf", "Human", "Demon", "Zombie")
    game.choose("Human", "Demon", "Zombie")
    assert (game.you.board, game.opponent.board) == (["Wolf", "Silver Dragon"], ["Medusa", "Human"])
    assert game.opponent.discard_pile == []
    assert game.opponent.bottom[0] == "Burrowing Wurm"


def test_your_own_tokens_need_not_go(table):
    game = table(you=Side(hand=["Silver Dragon"], board=["Wolf", "Human"]))
    game.play("Silver Dragon")
    game.could_decline()
    game.decline()
    assert game.you.board == ["Wolf", "Human", "Silver Dragon"]


def test_without_tokens_only_the_card_is_drawn(table):
    game = table(you=Side(hand=["Silver Dragon"], top=["Kong"]), opponent=Side(board=["Medusa", "Muse"]))
    game.play("Silver Dragon")
    assert (game.moment, game.you.hand, game.opponent.board) == ("main", ["Kong"], ["Medusa", "Muse"])


def test_banished_tokens_are_not_broken(table):
    game = table(you=Side(hand=["Silver Dragon"]), opponent=Side(board=["Drinker of Blood", "Human"]))
    game.play("Silver Dragon")
    game.choose("Human")
    assert (game.you.health, game.opponent.health) == (30, 30)


def test_it_flies_for_9_but_not_in_the_turn_it_comes(table):
    game = table(you=Side(hand=["Silver Dragon"]), opponent=Side(board=["Kong"]))
    game.play("Silver Dragon")
    game.could_not_attack()
    game = table(you=Side(board=["Silver Dragon"]), opponent=Side(board=["Kong"]))
    game.attack("Silver Dragon")
    game.go_to("main")
    assert game.opponent.health == 21
    assert (game.champion("Silver Dragon").defense, game.champion("Silver Dragon").keywords) == (8, {"airborne"})
