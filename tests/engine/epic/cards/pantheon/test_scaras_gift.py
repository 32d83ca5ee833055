"""Scara's Gift."""

from tests.engine.epic.scenario import Side


def test_2_damage_to_a_player_and_2_health_for_you(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Scara's Gift"], gold=0),
        opponent=Side(board=["Human"]),
    )
    game.you.play("Scara's Gift")
    game.could_choose("you", "opponent")
    game.could_not_decline()
    game.choose("opponent")
    assert (game.you.health, game.opponent.health) == (32, 28)
    assert game.you.discard_pile == ["Scara's Gift"]


def test_when_the_opponent_cannot_be_targeted_it_hits_you_first(table):
    """5.20.4, 3.2.3: whoever falls to 0 does not live to gain."""
    game = table(you=Side(hand=["Scara's Gift"], health=3), opponent=Side(board=["The Gudgeon"]))
    game.play("Scara's Gift")
    assert (game.you.health, game.opponent.health) == (3, 30)
    game = table(you=Side(hand=["Scara's Gift"], health=2), opponent=Side(board=["The Gudgeon"]))
    game.play("Scara's Gift")
    assert game.winner == "opponent"


def test_an_evil_card_recalls_it_for_two_other_cards_of_the_pile(table):
    """3.2.4: the card that was played lies there already; 5.15.1."""
    game = table(
        you=Side(hand=["Drain Essence"], discard=["Scara's Gift", "Kong", "Muse"]),
        opponent=Side(board=["Thundarus"], discard=["Lash"]),
    )
    game.play("Drain Essence")
    game.could_choose("Drain Essence", "Kong", "Muse")
    game.could_decline()
    game.choose("Drain Essence", "Muse")
    assert game.you.hand == ["Scara's Gift"]
    assert game.you.discard_pile == ["Kong"]
    assert sorted(game.you.bottom[:2]) == ["Drain Essence", "Muse"]
    assert game.opponent.knows_hand == ["Scara's Gift"]


def test_you_may_leave_it_where_it_is(table):
    game = table(you=Side(hand=["Trihorror"], discard=["Scara's Gift", "Kong", "Muse"]))
    game.play("Trihorror")
    game.decline()
    assert game.you.discard_pile == ["Kong", "Muse", "Scara's Gift"]


def test_one_other_card_is_not_enough(table):
    game = table(you=Side(hand=["Trihorror"], discard=["Scara's Gift", "Kong"]), opponent=Side(discard=["Muse"]))
    game.play("Trihorror")
    assert game.moment == "main"
    assert game.you.discard_pile == ["Kong", "Scara's Gift"]


def test_a_gift_that_was_banished_for_another_is_not_recalled(table):
    """5.4.2. Both waited; the second finds itself gone, and no other two cards."""
    game = table(you=Side(hand=["Trihorror"], discard=["Scara's Gift", "Scara's Gift", "Kong"]))
    game.play("Trihorror")
    game.choose("Scara's Gift", "Kong")
    assert game.moment == "main"
    assert game.you.hand == ["Scara's Gift"]
    assert game.you.discard_pile == []
    assert sorted(game.you.bottom[:2]) == ["Kong", "Scara's Gift"]


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_recall_it(table):
    """5.18.1, 5.18.2."""
    game = table(
        you=Side(hand=["Plentiful Dead", "Rampaging Wurm"], discard=["Scara's Gift", "Kong", "Muse"]),
        opponent=Side(hand=["Drain Essence"]),
    )
    game.play("Plentiful Dead")
    assert game.moment == "main"
    game.play("Rampaging Wurm")
    assert game.moment == "main"
    game.passes()
    game.opponent.play("Drain Essence")
    game.choose("Rampaging Wurm")
    assert game.moment == "end-offer"
    assert game.you.discard_pile == ["Kong", "Muse", "Plentiful Dead", "Scara's Gift"]


def test_of_three_players_any_one_can_be_chosen(circle):
    game = circle(Side(hand=["Scara's Gift"]), Side(), Side())
    game.play("Scara's Gift")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [32, 30, 28]
