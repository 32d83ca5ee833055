"""Helion's Fury: draw two cards, or in your turn return up to two champions to their owners' hands and draw one."""

from tests.engine.epic.scenario import Side, in_play

RETURN = "up to two"


def test_two_champions_return_to_their_owners_and_you_draw(table):
    """1.9.2."""
    game = table(
        you=Side(hand=["Helion's Fury"], board=["Muse"], top=["Erase"]),
        opponent=Side(board=["Kong", in_play("Triceratops", owner="you"), "Steel Golem"]),
    )
    game.play("Helion's Fury")
    game.mode(RETURN)
    game.could_choose("Muse", "Kong", "Triceratops")
    game.could_decline()
    game.choose("Kong", "Triceratops")
    assert game.opponent.board == ["Steel Golem"]
    assert game.opponent.hand == ["Kong"]
    assert game.you.hand == ["Erase", "Triceratops"]


def test_one_or_none_may_return_and_you_draw(table):
    game = table(you=Side(hand=["Helion's Fury"], top=["Erase"]), opponent=Side(board=["Kong", "Demon"]))
    game.play("Helion's Fury")
    game.mode(RETURN)
    game.choose("Demon")
    assert (game.opponent.board, game.opponent.hand, game.you.hand) == (["Kong"], [], ["Erase"])
    game = table(you=Side(hand=["Helion's Fury"], top=["Erase"]), opponent=Side(board=["Kong"]))
    game.play("Helion's Fury")
    game.mode(RETURN)
    game.decline()
    assert (game.opponent.board, game.you.hand) == (["Kong"], ["Erase"])


def test_in_the_opponents_turn_nothing_returns_and_nothing_is_drawn(table):
    game = table(
        turn_of="opponent", moment="end-offer", you=Side(hand=["Helion's Fury"]), opponent=Side(board=["Kong"])
    )
    game.you.play("Helion's Fury")
    game.mode(RETURN)
    assert (game.opponent.board, game.you.hand) == (["Kong"], [])


def test_it_draws_two_cards_instead(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Helion's Fury"], top=["Muse", "Erase"]))
    game.you.play("Helion's Fury")
    game.could_pick_modes("Draw two cards", RETURN)
    game.mode("Draw two cards")
    assert game.you.hand == ["Erase", "Muse"]


def test_of_four_players_each_card_goes_to_its_owner(circle):
    """1.9.2."""
    kong = in_play("Kong", owner="Dan")
    game = circle(Side(hand=["Helion's Fury"]), Side(board=[kong]), Side(board=["Muse"]), Side())
    game.play("Helion's Fury")
    game.mode(RETURN)
    game.choose("Kong", "Muse")
    assert [game[name].hand for name in ("Ben", "Cyd", "Dan")] == [[], ["Muse"], ["Kong"]]
