"""Maligus, the Dark One."""

from tests.engine.epic.scenario import Side, in_play

MALIGUS = "Maligus, the Dark One"
RETURN, RAISE = "Return target champion", "Put two zombie tokens"


def test_a_champion_returns_and_its_owner_discards_a_card_of_their_choice(table):
    """1.9.2; the card that returned may be the one (3.2.3)."""
    game = table(
        turn_of="opponent", you=Side(deity=MALIGUS), opponent=Side(board=["Kong", "Steel Golem"], hand=["Muse"])
    )
    game.end_turn()
    game.could_pick_modes(RETURN, RAISE)
    game.could_not_decline()
    game.mode(RETURN)
    assert game.decider == "opponent"
    game.could_choose("Kong", "Muse")
    game.could_not_decline()
    game.opponent.discard("Muse")
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Kong"], ["Muse"])
    assert game.opponent.board == ["Steel Golem"]
    assert (game.moment, game.active) == ("main", "you")


def test_with_an_empty_hand_the_champion_itself_is_discarded(table):
    game = table(turn_of="opponent", you=Side(deity=MALIGUS), opponent=Side(board=["Kong"]))
    game.end_turn()
    game.mode(RETURN)
    assert (game.opponent.hand, game.opponent.discard_pile) == ([], ["Kong"])


def test_of_a_token_only_the_discard_is_left(table):
    """2.3.5; who has no card discards none (1.7.2)."""
    game = table(turn_of="opponent", you=Side(deity=MALIGUS), opponent=Side(board=["Human"], hand=["Muse"]))
    game.end_turn()
    game.mode(RETURN)
    assert (game.opponent.board, game.opponent.hand, game.opponent.discard_pile) == ([], [], ["Muse"])
    game = table(turn_of="opponent", you=Side(deity=MALIGUS), opponent=Side(board=["Human"]))
    game.end_turn()
    game.mode(RETURN)
    assert (game.opponent.board, game.opponent.discard_pile) == ([], [])


def test_your_own_champion_costs_you_a_card(table):
    game = table(
        turn_of="opponent",
        you=Side(deity=MALIGUS, board=["Kong"], top=["Lash"]),
        opponent=Side(board=["Medusa"], hand=["Muse"]),
    )
    game.end_turn()
    game.mode(RETURN)
    game.could_choose("Kong", "Medusa")
    game.choose("Kong")
    game.you.discard("Lash")
    assert (game.you.hand, game.you.discard_pile) == (["Kong"], ["Lash"])
    assert game.opponent.hand == ["Muse"]


def test_the_owner_not_the_controller_discards(table):
    game = table(
        turn_of="opponent",
        you=Side(deity=MALIGUS, board=[in_play("Kong", owner="opponent")], top=["Lash"]),
        opponent=Side(hand=["Muse"]),
    )
    game.end_turn()
    game.mode(RETURN)
    game.opponent.discard("Muse")
    assert (game.you.hand, game.opponent.hand) == (["Lash"], ["Kong"])


def test_without_a_champion_to_return_nobody_discards(table):
    game = table(
        turn_of="opponent", you=Side(deity=MALIGUS, top=["Lash"]), opponent=Side(board=["Steel Golem"], hand=["Muse"])
    )
    game.end_turn()
    game.mode(RETURN)
    assert (game.you.hand, game.opponent.hand) == (["Lash"], ["Muse"])
    assert game.opponent.board == ["Steel Golem"]


def test_his_opponent_makes_markus_enter_play_instead(table):
    game = table(
        turn_of="opponent", you=Side(deity=MALIGUS), opponent=Side(board=["Kong"], hand=["Markus, Watch Captain"])
    )
    game.end_turn()
    game.mode(RETURN)
    game.opponent.discard("Markus, Watch Captain")
    game.opponent.trigger("Markus, Watch Captain: Tribute")
    assert (game.opponent.board, game.opponent.hand) == (["Markus, Watch Captain"], ["Kong"])


def test_two_zombies_rise_and_you_gain_4_health(table):
    game = table(turn_of="opponent", you=Side(deity=MALIGUS), opponent=Side(board=["Kong"]))
    game.end_turn()
    game.mode(RAISE)
    assert (game.you.board, game.you.health) == (["Zombie", "Zombie"], 34)
    assert game.champion("Zombie").prepared
    assert game.opponent.board == ["Kong"]
    game.could_not_attack()  # they are deploying (5.17.3)


def test_the_opponents_turn_is_not_his(table):
    game = table(you=Side(deity=MALIGUS), opponent=Side(board=["Kong"]))
    game.end_turn()
    assert (game.moment, game.active) == ("main", "opponent")
    assert (game.you.board, game.you.health) == ([], 30)


def test_evil_and_sage_cards_do_not_wake_him_and_nothing_moves_him(table):
    """2.4.2: he is in no discard pile and no champion."""
    game = table(
        you=Side(deity=MALIGUS, hand=["Bitten", "Transform"], board=["Human"], gold=2), opponent=Side(deity=MALIGUS)
    )
    game.play("Bitten")
    game.mode("Draw two cards")
    game.play("Transform")
    game.mode("Transform target champion")
    assert game.you.board == ["Wolf"]
    assert (game.you.deity, game.opponent.deity) == (MALIGUS, MALIGUS)


def test_of_more_players_the_owner_discards_not_the_controller(circle):
    kong = in_play("Kong", owner="Cyd")
    game = circle(Side(deity=MALIGUS), Side(board=[kong], hand=["Muse"]), Side(hand=["Muse"]), turn_of="Cyd")
    game.end_turn()
    game.mode(RETURN)
    game["Cyd"].discard("Muse")
    assert (game["Ben"].hand, game["Cyd"].hand) == (["Muse"], ["Kong"])
