"""Knight of Shadows: an unblockable 9/4 that draws a card while the opponent discards one."""

from tests.engine.epic.scenario import Side


def test_its_tribute_draws_a_card_and_the_opponent_discards_one_of_their_choice(table):
    game = table(you=Side(hand=["Knight of Shadows", "Muse"], top=["Kong"]), opponent=Side(hand=["Erase", "Bitten"]))
    game.play("Knight of Shadows")
    game.opponent.could_choose("Erase", "Bitten")
    game.could_not_decline()
    game.opponent.discard("Bitten")
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Erase"], ["Bitten"])
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.discard_pile == []
    game.could_not_attack()


def test_an_empty_hand_discards_nothing(table):
    """1.7.2."""
    game = table(you=Side(hand=["Knight of Shadows"], top=["Kong"]))
    game.play("Knight of Shadows")
    assert (game.you.hand, game.opponent.discard_pile) == (["Kong"], [])


def test_nobody_can_block_it(table):
    game = table(you=Side(board=["Knight of Shadows"]), opponent=Side(board=["Kong"], hand=["Erase"]))
    game.attack("Knight of Shadows")
    game.go_to("main")
    assert (game.opponent.health, game.opponent.hand) == (21, ["Erase"])


def test_of_three_players_both_others_discard_a_card_of_their_choice(circle):
    hand = ["Kong", "Rage"]
    game = circle(Side(hand=["Knight of Shadows", "Lash"], top=["Muse"]), Side(hand=hand), Side(hand=hand))
    game.play("Knight of Shadows")
    game["Ben"].discard("Rage")
    game["Cyd"].discard("Kong")
    assert [game[name].hand for name in ("Ann", "Ben", "Cyd")] == [["Lash", "Muse"], ["Kong"], ["Rage"]]
