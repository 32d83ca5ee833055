"""Inheritance of the Meek."""

from tests.engine.epic.scenario import Side


def test_on_your_turn_it_banishes_all_but_tokens_and_nobody_draws(table):
    """No target: Steel Golem goes too (5.12.2)."""
    game = table(
        you=Side(hand=["Inheritance of the Meek"], board=["Human", "Muse"]),
        opponent=Side(board=["Steel Golem", "Wolf", "Kong"]),
    )
    game.play("Inheritance of the Meek")
    game.could_pick_modes("Draw two cards", "Banish all non-token champions")
    game.mode("Banish all non-token champions")
    assert game.you.board == ["Human"]
    assert game.opponent.board == ["Wolf"]
    assert sorted(game.opponent.bottom[:2]) == ["Kong", "Steel Golem"]
    assert game.you.bottom[0] == "Muse"
    assert (game.you.hand, game.opponent.hand) == ([], [])
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Inheritance of the Meek"], [])


def test_on_an_opponents_turn_that_opponent_draws(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Inheritance of the Meek"]),
        opponent=Side(board=["Kong"], top=["Lash"]),
    )
    game.you.play("Inheritance of the Meek")
    game.mode("Banish all non-token champions")
    assert game.opponent.board == []
    assert game.opponent.hand == ["Lash"]
    assert game.you.hand == []


def test_the_opponent_draws_even_if_nothing_was_banished_and_unbanishable_champions_stay(table):
    """Rule 5.11.2."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Inheritance of the Meek"], board=["High King"]),
        opponent=Side(top=["Lash"]),
    )
    game.you.play("Inheritance of the Meek")
    game.mode("Banish all non-token champions")
    assert game.you.board == ["High King"]
    assert game.opponent.hand == ["Lash"]


def test_it_draws_two_cards_instead(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Inheritance of the Meek"], top=["Kong", "Muse"]),
        opponent=Side(board=["Kong"]),
    )
    game.you.play("Inheritance of the Meek")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.opponent.hand == []
    assert game.opponent.board == ["Kong"]


def test_of_more_players_the_opponent_whose_turn_it_is_draws(circle):
    meek = Side(hand=["Inheritance of the Meek"], board=["Kong"])
    game = circle(
        meek, Side(board=["Kong"], top=["Muse"]), Side(board=["Kong", "Wolf"]),
        turn_of="Ben", moment="end-offer", initiative="Ann",
    )  # fmt: skip
    game.play("Inheritance of the Meek")
    game.mode("Banish all non-token champions")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [[], [], ["Wolf"]]
    assert [game[name].hand for name in ("Ann", "Ben", "Cyd")] == [[], ["Muse"], []]
