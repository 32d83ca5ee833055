"""Citadel Scholar: a free 0/1 that recycles and grows with each card that you draw."""

from tests.engine.epic.scenario import Side


def numbers(game, name="Citadel Scholar"):
    found = game.champion(name)
    return found.offense, found.defense, found.counters


def test_the_card_of_its_own_recycling_is_its_first_counter(table):
    game = table(you=Side(hand=["Citadel Scholar"], discard=["Kong", "Erase", "Bitten"], top=["Muse"], gold=0))
    game.play("Citadel Scholar")
    game.could_choose("Kong", "Erase", "Bitten")
    game.could_decline()
    game.choose("Erase", "Bitten")
    assert game.you.hand == ["Muse"]
    assert game.you.discard_pile == ["Kong"]
    assert numbers(game) == (1, 2, 1)


def test_without_recycling_it_is_a_0_1(table):
    game = table(you=Side(hand=["Citadel Scholar"], discard=["Kong", "Erase"]))
    game.play("Citadel Scholar")
    game.decline()
    assert numbers(game) == (0, 1, 0)
    game = table(you=Side(hand=["Citadel Scholar"], discard=["Kong"]))
    game.play("Citadel Scholar")
    assert (game.moment, *numbers(game)) == ("main", 0, 1, 0)


def test_each_card_is_a_counter_and_counters_stay(table):
    """2.7.3."""
    game = table(you=Side(hand=["Apocalypse"], board=["Citadel Scholar"]))
    game.play("Apocalypse")
    game.mode("Draw two cards")
    assert numbers(game) == (2, 3, 2)
    game.end_turn()
    assert numbers(game) == (2, 3, 2)
    game.end_turn()
    assert (game.active, *numbers(game)) == ("you", 3, 4, 3)
    assert game.champion("Citadel Scholar").prepared


def test_the_card_of_your_turn_counts_before_you_act_and_the_opponents_do_not(table):
    """4.2.6."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(board=["Citadel Scholar"]),
        opponent=Side(board=["Citadel Scholar"]),
    )
    game.end_turn()
    assert game.moment == "main"
    assert numbers(game, "your Citadel Scholar") == (1, 2, 1)
    assert numbers(game, "their Citadel Scholar") == (0, 1, 0)


def test_returned_by_the_event_that_draws_it_grows_no_more(table):
    """3.2.2: what triggered waits until Erase has resolved."""
    game = table(you=Side(hand=["Erase"], board=["Citadel Scholar"], top=["Muse", "Kong"]))
    game.play("Erase")
    assert (game.moment, game.you.board, game.you.hand) == ("main", [], ["Citadel Scholar", "Kong", "Muse"])


def test_a_card_that_returns_to_the_hand_is_not_drawn(table):
    """1.6.1."""
    game = table(you=Side(hand=["Memory Spirit"], board=["Citadel Scholar"], discard=["Erase"]))
    game.play("Memory Spirit")
    game.choose("Erase")
    assert numbers(game) == (0, 1, 0)


def test_each_scholar_learns_for_itself(table):
    game = table(you=Side(hand=["Mythic Monster"], board=["Citadel Scholar", "Citadel Scholar"]))
    game.play("Mythic Monster")
    assert numbers(game, "Citadel Scholar") == numbers(game, "Citadel Scholar#2") == (1, 2, 1)
