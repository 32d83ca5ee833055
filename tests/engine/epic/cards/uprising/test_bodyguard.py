"""Bodyguard: a free 2/1 with ambush and blitz that a good card of {1} recalls from the discard pile."""

from tests.engine.epic.scenario import Side


def test_a_good_card_of_cost_1_recalls_it(table):
    """5.18.1, 5.4.1."""
    game = table(you=Side(hand=["Inner Peace"], discard=["Bodyguard", "Bodyguard", "Kong"]))
    game.play("Inner Peace")
    assert game.you.hand == ["Bodyguard", "Bodyguard"]
    assert game.you.discard_pile == ["Inner Peace", "Kong"]
    assert game.opponent.knows_hand == ["Bodyguard", "Bodyguard"]


def test_other_cards_do_not(table):
    """5.18: free ones, those of other alignments and the opponent's."""
    game = table(you=Side(hand=["Brave Squire", "Bitten"], discard=["Bodyguard"]), opponent=Side(hand=["Inner Peace"]))
    game.play("Brave Squire")
    assert game.you.hand == ["Bitten"]
    game.play("Bitten")
    game.mode("Draw two cards")
    assert "Bodyguard" in game.you.discard_pile
    game.passes()
    game.opponent.play("Inner Peace")
    assert "Bodyguard" in game.you.discard_pile


def test_in_play_it_is_not_recalled_not_even_when_the_card_breaks_it(table):
    """5.4.2, 5.4.3: it was not in the discard pile when the card was played."""
    game = table(you=Side(hand=["Inner Peace"], board=["Bodyguard"]))
    game.play("Inner Peace")
    assert (game.you.board, game.you.hand) == (["Bodyguard"], [])
    game = table(you=Side(hand=["Divine Judgment"], board=["Bodyguard"], discard=["Bodyguard"]))
    game.play("Divine Judgment")
    game.mode("banish all champions")
    assert (game.you.board, game.you.hand, game.you.bottom[0]) == ([], ["Bodyguard"], "Bodyguard")


def test_ambushed_it_saves_its_player_and_comes_back_for_the_next_fight(table):
    game = table(
        turn_of="opponent", you=Side(hand=["Bodyguard", "Inner Peace"]), opponent=Side(board=["Kong", "Demon"])
    )
    game.attack("Kong")
    game.passes()
    game.you.play("Bodyguard")
    guard = game.champion("Bodyguard")
    assert (guard.offense, guard.defense, guard.keywords) == (2, 1, {"ambush", "blitz"})
    game.go_to("blockers")
    game.block("Bodyguard")
    game.go_to("main")
    assert (game.you.health, game.you.discard_pile) == (30, ["Bodyguard"])
    game.opponent.attack("Demon")
    game.opponent.passes()
    game.you.play("Inner Peace")
    game.you.play("Bodyguard")
    game.go_to("blockers")
    game.block("Bodyguard")
    game.go_to("main")
    assert (game.you.health, game.you.discard_pile) == (40, ["Bodyguard", "Inner Peace"])


def test_in_your_turn_it_attacks_at_once(table):
    game = table(you=Side(hand=["Bodyguard"], gold=0))
    game.play("Bodyguard")
    game.attack("Bodyguard")
    game.go_to("main")
    assert game.opponent.health == 28
