"""Temporal Shift: a champion returns to its owner's hand, who banishes a card from hand; draw a card."""

from tests.engine.epic.scenario import Side, in_play


def test_its_owner_banishes_a_card_of_their_choice_and_you_draw(table):
    game = table(
        you=Side(hand=["Temporal Shift", "Muse"], top=["Erase"]),
        opponent=Side(hand=["Lash"], board=["Kong", "Steel Golem"]),
    )
    game.play("Temporal Shift")
    assert game.decider == "opponent"
    game.opponent.could_choose("Kong", "Lash")
    game.could_not_decline()
    game.opponent.choose("Lash")
    assert (game.opponent.hand, game.opponent.board, game.opponent.bottom[0]) == (["Kong"], ["Steel Golem"], "Lash")
    assert game.opponent.discard_pile == []
    assert game.you.hand == ["Erase", "Muse"]


def test_the_card_that_returned_may_be_the_one(table):
    game = table(you=Side(hand=["Temporal Shift"], top=["Erase"]), opponent=Side(board=["Kong"]))
    game.play("Temporal Shift")
    assert (game.opponent.hand, game.opponent.bottom[0]) == ([], "Kong")
    assert game.you.hand == ["Erase"]


def test_that_player_is_the_owner_not_the_controller(table):
    """1.9.2."""
    game = table(
        you=Side(hand=["Temporal Shift", "Muse"], board=["Human"], top=["Erase"]),
        opponent=Side(hand=["Lash", "Rage"], board=[in_play("Kong", owner="you")]),
    )
    game.play("Temporal Shift")
    game.could_choose("Human", "Kong")
    game.choose("Kong")
    game.you.could_choose("Kong", "Muse")
    game.you.choose("Muse")
    assert (game.you.hand, game.you.bottom[0]) == (["Erase", "Kong"], "Muse")
    assert game.opponent.hand == ["Lash", "Rage"]


def test_without_a_champion_nobody_banishes_and_you_draw(table):
    game = table(you=Side(hand=["Temporal Shift"], top=["Erase"]), opponent=Side(hand=["Lash"], board=["Steel Golem"]))
    game.play("Temporal Shift")
    assert (game.moment, game.you.hand, game.opponent.hand) == ("main", ["Erase"], ["Lash"])


def test_a_token_leaves_and_its_player_banishes_a_card(table):
    """2.3.5: it is gone; the player who had it banishes from hand all the same."""
    game = table(you=Side(hand=["Temporal Shift"], top=["Erase"]), opponent=Side(hand=["Lash"], board=["Demon"]))
    game.play("Temporal Shift")
    assert (game.opponent.board, game.opponent.hand, game.opponent.bottom[0]) == ([], [], "Lash")
    assert game.you.hand == ["Erase"]


def test_of_three_players_the_owner_of_a_borrowed_champion_banishes_a_card(circle):
    """1.9.2."""
    game = circle(
        Side(hand=["Temporal Shift"], top=["Erase"]),
        Side(hand=["Lash"], board=[in_play("Kong", owner="Cyd")]),
        Side(hand=["Rage", "Muse"]),
    )
    game.play("Temporal Shift")
    game["Cyd"].could_choose("Kong", "Muse", "Rage")
    game["Cyd"].choose("Rage")
    assert [game[name].hand for name in ("Ann", "Ben", "Cyd")] == [["Erase"], ["Lash"], ["Kong", "Muse"]]
