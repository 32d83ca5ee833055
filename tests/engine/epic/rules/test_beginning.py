"""The beginning of a game: opening hands, the mulligan, the first turns (1.6.4, 1.8, 4.2)."""

import pytest

from tests.engine.epic.scenario import Side, WrongStep

HAND = ["Kong", "Lash", "Muse", "Rage", "Turn"]


def test_1_8_1_each_player_draws_five_cards_of_a_shuffled_deck(deal):
    game = deal(["Kong"] * 30, ["Lash"] * 25)
    assert game.you.hand == ["Kong"] * 5
    assert game.opponent.hand == ["Lash"] * 5
    assert (len(game.you.deck), len(game.opponent.deck)) == (25, 20)
    assert (game.you.health, game.opponent.health) == (30, 30)
    game.opponent.keep()
    game.you.keep()


def test_1_3_1_decks_are_shuffled(deal):
    deck = ["Kong"] * 15 + ["Lash"] * 15
    orders = set()
    for seed in range(4):
        game = deal(deck, deck, seed=seed)
        game.keep()
        game.keep()
        orders |= {tuple(game.you.deck), tuple(game.opponent.deck)}
    assert len(orders) == 8


@pytest.mark.parametrize(("first", "second"), [("you", "opponent"), ("opponent", "you")])
def test_1_8_4_the_second_player_mulligans_first(deal, first, second):
    game = deal(["Kong"] * 30, ["Kong"] * 30, first=first)
    assert game.decider == second
    game.keep()
    assert game.decider == first
    game.keep()
    assert (game.decider, game.moment, game.turn) == (first, "main", 1)


def test_1_8_2_cards_go_to_the_bottom_and_as_many_are_drawn_for_1_health_each(table):
    game = table(
        opponent=Side(hand=HAND, top=["Wither", "Erase", "Fireball"]), you=Side(hand=["Kong"] * 5), moment="mulligan"
    )
    game.opponent.could_choose(*HAND)
    game.opponent.mulligan("Turn", "Kong", "Muse")
    assert game.opponent.hand == ["Erase", "Fireball", "Lash", "Rage", "Wither"]
    assert sorted(game.opponent.bottom[:3]) == ["Kong", "Muse", "Turn"]
    assert game.opponent.health == 27
    game.you.keep()
    assert game.you.health == 30


def test_1_8_2_the_order_on_the_bottom_is_random(table):
    orders = set()
    for seed in range(40):
        game = table(opponent=Side(hand=HAND), you=Side(hand=["Kong"]), moment="mulligan", seed=seed)
        game.opponent.mulligan("Kong", "Lash", "Muse")
        orders.add(tuple(game.opponent.bottom[:3]))
        game.you.keep()
    assert len(orders) == 6


def test_1_8_2_only_who_put_them_there_knows_the_bottom(table):
    game = table(opponent=Side(hand=HAND), you=Side(hand=["Kong"]), moment="mulligan")
    game.opponent.mulligan("Kong", "Lash")
    game.you.keep()
    assert game.opponent.knows_deck("opponent") == [(2, ["Kong", "Lash"])]
    assert game.you.knows_deck("opponent") == []


def test_1_8_3_there_is_one_mulligan(table):
    game = table(opponent=Side(hand=HAND), you=Side(hand=HAND), moment="mulligan")
    game.opponent.mulligan(*HAND)
    with pytest.raises(WrongStep):
        game.opponent.mulligan()
    game.you.mulligan("Kong")
    assert game.moment == "main"
    assert (game.you.health, game.opponent.health) == (29, 25)


def test_1_6_4_and_4_2_3a_the_first_player_does_not_draw_on_the_first_turn(deal):
    game = deal(["Kong"] * 30, ["Kong"] * 30, first="opponent")
    game.keep()
    game.keep()
    assert (game.active, game.turn, len(game.opponent.hand)) == ("opponent", 1, 5)
    game.end_turn()
    assert (game.active, game.turn, len(game.you.hand)) == ("you", 2, 6)
    game.end_turn()
    assert (game.active, game.turn, len(game.opponent.hand)) == ("opponent", 3, 6)


def test_4_2_2a_on_the_first_turn_both_players_have_1_gold(deal):
    game = deal(["Kong"] * 30, ["Lurking Giant"] * 30, first="you")
    game.keep()
    game.keep()
    assert (game.you.gold, game.opponent.gold) == (1, 1)
    game.you.play("Kong")
    game.you.passes()
    game.opponent.play("Lurking Giant")
    assert (game.you.gold, game.opponent.gold) == (0, 0)
