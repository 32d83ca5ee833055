"""Vanishing: in your turn a champion returns to its owner's hand; or {1}: draw two cards."""

from tests.engine.epic.scenario import Side, in_play


def test_in_your_turn_a_champion_returns_to_its_owners_hand(table):
    game = table(you=Side(hand=["Vanishing"], board=["Muse"]), opponent=Side(board=["Kong", "Steel Golem"]))
    game.play("Vanishing")
    game.mode("owner's hand")
    game.could_choose("Muse", "Kong")
    game.could_not_decline()
    game.choose("Kong")
    assert (game.opponent.board, game.opponent.hand) == (["Steel Golem"], ["Kong"])
    assert game.you.gold == 1


def test_a_champion_from_the_opponents_discard_pile_returns_to_the_opponent(table):
    """1.9.2; 4.5.2a: there is nothing left to break at the end of the turn."""
    game = table(you=Side(hand=["Final Task", "Vanishing"]), opponent=Side(discard=["Kong"]))
    game.play("Final Task")
    game.mode("from any discard pile into play")
    assert game.you.board == ["Kong"]
    game.play("Vanishing")
    assert (game.you.board, game.you.hand, game.opponent.hand) == ([], [], ["Kong"])
    game.end_turn()
    assert game.opponent.discard_pile == []


def test_a_token_vanishes_for_good(table):
    """2.3.5."""
    game = table(you=Side(hand=["Vanishing"], gold=0), opponent=Side(board=["Demon"]))
    game.play("Vanishing")
    assert (game.opponent.board, game.opponent.hand) == ([], [])


def test_in_the_opponents_turn_nothing_vanishes(table):
    game = table(
        turn_of="opponent", moment="end-offer", you=Side(hand=["Vanishing"], gold=0), opponent=Side(board=["Kong"])
    )
    game.you.play("Vanishing")
    assert (game.opponent.board, game.you.discard_pile) == (["Kong"], ["Vanishing"])


def test_for_1_gold_it_draws_two_cards_in_any_turn(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Vanishing"], top=["Muse", "Erase"]))
    game.you.play("Vanishing")
    game.could_pick_modes("owner's hand", "Draw two cards")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.gold) == (["Erase", "Muse"], 0)


def test_of_three_players_the_owner_gets_it(circle):
    """1.9.2."""
    game = circle(Side(hand=["Vanishing"]), Side(board=[in_play("Kong", owner="Cyd")]), Side())
    game.play("Vanishing")
    game.mode("owner's hand")
    assert [game[name].hand for name in ("Ann", "Ben", "Cyd")] == [[], [], ["Kong"]]
