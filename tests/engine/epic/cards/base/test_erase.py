"""Erase: draw two cards, then return a champion to its owner's hand."""

from tests.engine.epic.scenario import Side, in_play


def test_you_draw_first_and_then_return_a_champion(table):
    """3.2.3: in printed order."""
    game = table(
        you=Side(hand=["Erase"], board=["Muse"], top=["Kong", "Wither"]), opponent=Side(board=["Demon", "Sea Titan"])
    )
    game.play("Erase")
    assert game.you.hand == ["Kong", "Wither"]
    game.could_choose("Muse", "Demon")
    game.could_not_decline()
    game.choose("Muse")
    assert game.you.hand == ["Kong", "Muse", "Wither"]
    assert game.you.board == []
    assert game.opponent.hand == []
    assert game.you.gold == 0
    game.could_play("Muse")


def test_it_goes_to_its_owners_hand_where_both_know_it(table):
    """1.9.2, 1.4.7."""
    game = table(you=Side(hand=["Erase"], board=[in_play("Kong", owner="opponent")]))
    game.play("Erase")
    assert game.you.board == []
    assert game.opponent.hand == ["Kong"]
    assert game.you.knows_hand == ["Kong"]


def test_a_token_vanishes(table):
    """2.3.5."""
    game = table(you=Side(hand=["Erase"]), opponent=Side(board=["Demon"]))
    game.play("Erase")
    assert game.opponent.board == []
    assert game.opponent.hand == []
    assert game.opponent.discard_pile == []


def test_a_returned_attacker_is_out_of_the_battle_and_nothing_breaks(table):
    """4.4.1a."""
    game = table(you=Side(hand=["Erase"]), opponent=Side(board=["Trihorror"]), turn_of="opponent")
    game.opponent.attack("Trihorror")
    game.opponent.passes()
    game.you.play("Erase")
    game.you.passes()
    assert game.moment == "main"
    assert game.you.health == 30
    assert game.opponent.hand == ["Trihorror"]
    assert game.opponent.board == []


def test_without_a_target_it_only_draws(table):
    game = table(you=Side(hand=["Erase"], top=["Kong", "Wither"]), opponent=Side(board=["Sea Titan"]))
    game.play("Erase")
    assert game.you.hand == ["Kong", "Wither"]
    assert game.opponent.board == ["Sea Titan"]


def test_with_one_card_left_in_the_deck_it_wins(table):
    """1.6.2: the second card cannot be drawn."""
    game = table(you=Side(hand=["Erase"], deck=["Kong"]), opponent=Side(board=["Demon"]))
    game.play("Erase")
    assert (game.winner, game.ended_by) == ("you", "deck")
    assert game.opponent.board == ["Demon"]


def test_of_more_players_it_goes_to_its_owner_not_to_its_controller(circle):
    """1.9.2."""
    game = circle(Side(hand=["Erase"], top=["Muse", "Lash"]), Side(board=[in_play("Kong", owner="Cyd")]), Side())
    game.play("Erase")
    assert [game[name].hand for name in ("Ann", "Ben", "Cyd")] == [["Lash", "Muse"], [], ["Kong"]]
