"""Scarros, Hound of Draka: an 11/11 with blitz that returns an opposing champion for each card revealed."""

import pytest

from tests.engine.epic.scenario import Side, WrongStep, in_play

SCARROS = "Scarros, Hound of Draka"


def test_two_wild_cards_return_two_opposing_champions(table):
    """5.3.1: X is any number. Only opposing champions that can be targeted."""
    game = table(
        you=Side(hand=[SCARROS, "Lash", "Kong", "Rage", "Muse"], board=["Wolf"]),
        opponent=Side(board=["Medusa", "Human", "Steel Golem", "Palace Guard", in_play("Triceratops", owner="you")]),
    )
    game.play(SCARROS)
    game.could_choose("Lash", "Kong", "Rage")
    game.reveal("Lash", "Rage")
    assert game.opponent.knows_hand == ["Lash", "Rage"]
    game.could_choose("Medusa", "Human", "Palace Guard", "Triceratops")
    with pytest.raises(WrongStep, match="Choose 0 to 2"):
        game.choose("Medusa", "Human", "Palace Guard")
    game.choose("Medusa", "Triceratops")
    assert game.opponent.board == ["Human", "Steel Golem", "Palace Guard"]
    assert game.opponent.hand == ["Medusa"]
    assert game.you.hand == ["Kong", "Lash", "Muse", "Rage", "Triceratops"]
    game.could_attack_with("Wolf", SCARROS)


def test_one_card_returns_one_and_three_may_return_fewer(table):
    """A token that returns is gone (2.3.5)."""
    game = table(you=Side(hand=[SCARROS, "Lash"]), opponent=Side(board=["Human", "Kong"]))
    game.play(SCARROS)
    game.reveal("Lash")
    game.choose("Human")
    assert (game.opponent.board, game.opponent.hand) == (["Kong"], [])
    game = table(you=Side(hand=[SCARROS, "Lash", "Rage", "Go Wild"]), opponent=Side(board=["Medusa", "Kong"]))
    game.play(SCARROS)
    game.reveal("Lash", "Rage", "Go Wild")
    game.choose("Kong")
    assert (game.opponent.board, game.opponent.hand) == (["Medusa"], ["Kong"])


def test_the_return_may_be_declined_after_the_reveal(table):
    game = table(you=Side(hand=[SCARROS, "Lash", "Rage"]), opponent=Side(board=["Medusa", "Kong"]))
    game.play(SCARROS)
    game.reveal("Lash", "Rage")
    game.decline()
    assert (game.opponent.board, game.opponent.knows_hand) == (["Medusa", "Kong"], ["Lash", "Rage"])


def test_without_a_reveal_nothing_returns(table):
    """5.3.5."""
    game = table(you=Side(hand=[SCARROS, "Lash"]), opponent=Side(board=["Medusa"]))
    game.play(SCARROS)
    game.decline()
    assert (game.opponent.board, game.opponent.knows_hand) == (["Medusa"], [])
    game = table(you=Side(hand=[SCARROS, "Muse"]), opponent=Side(board=["Medusa"]))
    game.play(SCARROS)
    assert (game.moment, game.opponent.board) == ("main", ["Medusa"])


def test_with_the_way_free_it_bites_for_11_at_once(table):
    game = table(you=Side(hand=[SCARROS, "Lash"]), opponent=Side(board=["Burrowing Wurm"]))
    game.play(SCARROS)
    game.reveal("Lash")
    game.choose("Burrowing Wurm")
    hound = game.champion(SCARROS)
    assert (hound.offense, hound.defense, hound.keywords) == (11, 11, {"blitz"})
    game.attack(SCARROS)
    game.go_to("main")
    assert game.opponent.health == 19


def test_of_three_players_the_champions_of_both_others_can_be_returned(circle):
    game = circle(Side(hand=[SCARROS, "Lash", "Rage"], board=["Wolf"]), Side(board=["Medusa"]), Side(board=["Kong"]))
    game.play(SCARROS)
    game.reveal("Lash", "Rage")
    game.could_choose("Medusa", "Kong")
    game.choose("Medusa", "Kong")
    assert [game[name].hand for name in ("Ben", "Cyd")] == [["Medusa"], ["Kong"]]
