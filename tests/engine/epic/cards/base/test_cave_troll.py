"""Cave Troll: a 5/3 for nothing; a wild ally recalls it from the discard pile."""

from tests.engine.epic.scenario import Side


def test_a_wild_card_that_costs_1_recalls_it(table):
    game = table(you=Side(hand=["Flame Strike"], discard=["Cave Troll", "Cave Troll", "Kong"]))
    game.play("Flame Strike")
    game.choose("opponent")
    assert game.you.hand == ["Cave Troll", "Cave Troll"]
    assert game.you.discard_pile == ["Flame Strike", "Kong"]
    game.play("Cave Troll")
    assert (game.champion("Cave Troll").offense, game.champion("Cave Troll").defense) == (5, 3)


def test_a_wild_card_played_in_the_opponents_turn_recalls_it_too(table):
    game = table(you=Side(hand=["Lurking Giant"], discard=["Cave Troll"]), turn_of="opponent", moment="end-offer")
    game.you.play("Lurking Giant")
    assert game.you.hand == ["Cave Troll"]
    assert game.opponent.knows_hand == ["Cave Troll"]


def test_free_cards_other_alignments_powers_and_the_opponents_cards_do_not(table):
    """5.18.1, 5.18.2: {1} that was paid for a free card is not its cost, and a power is not a card."""
    game = table(
        you=Side(hand=["Flash Fire"], discard=["Cave Troll", "Kong"]),
        opponent=Side(hand=["Flame Strike"], discard=["Cave Troll"]),
    )
    game.play("Flash Fire")
    game.mode("Draw two cards")
    assert game.you.discard_pile == ["Cave Troll", "Flash Fire", "Kong"]
    game = table(you=Side(hand=["Bitten"], discard=["Cave Troll"]))
    game.play("Bitten")
    game.mode("Draw two cards")
    assert game.you.discard_pile == ["Bitten", "Cave Troll"]
    game = table(you=Side(discard=["Cave Troll", "Bellowing Minotaur"]))
    game.use("Bellowing Minotaur")
    assert game.you.discard_pile == ["Cave Troll"]
    game = table(you=Side(discard=["Cave Troll"]), opponent=Side(hand=["Flame Strike"]))
    game.passes()
    game.opponent.play("Flame Strike")
    game.choose("you")
    assert game.you.discard_pile == ["Cave Troll"]


def test_it_must_lie_in_the_discard_pile_when_the_card_is_played(table):
    """5.4.3: the Hurricane that breaks it does not recall it, but the one that lay there before."""
    game = table(you=Side(hand=["Hurricane"], board=["Cave Troll"], discard=["Cave Troll"]))
    game.play("Hurricane")
    game.mode("9 damage")
    assert game.you.hand == ["Cave Troll"]
    assert game.you.discard_pile == ["Cave Troll", "Hurricane"]
