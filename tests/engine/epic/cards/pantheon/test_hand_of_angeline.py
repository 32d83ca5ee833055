"""Hand of Angeline."""

from tests.engine.epic.scenario import Side

HAND = "Hand of Angeline"


def test_a_good_card_of_cost_1_recycles(table):
    """5.5.1. She is free herself, and no ally of her own (5.18.2)."""
    game = table(you=Side(hand=[HAND, "Thundarus"], discard=["Kong", "Lash", "Wither"], top=["Muse"]))
    game.play(HAND)
    assert (game.moment, game.you.gold) == ("main", 1)
    game.play("Thundarus")
    game.could_choose("Kong", "Lash", "Wither")
    game.could_decline()
    game.choose("Kong", "Wither")
    assert game.you.hand == ["Muse"]
    assert game.you.discard_pile == ["Lash"]
    assert sorted(game.you.bottom[:2]) == ["Kong", "Wither"]


def test_the_event_that_was_played_may_be_recycled(table):
    """3.2.4: it lies in the discard pile when the ability resolves."""
    game = table(you=Side(hand=["Ceasefire"], board=[HAND], discard=["Kong"], top=["Muse", "Lash", "Rage"]))
    game.play("Ceasefire")
    assert game.you.hand == ["Lash", "Muse"]
    game.choose("Ceasefire", "Kong")
    assert game.you.hand == ["Lash", "Muse", "Rage"]
    assert game.you.discard_pile == []


def test_recycling_may_be_declined(table):
    """5.5.5."""
    game = table(you=Side(hand=["Thundarus"], board=[HAND], discard=["Kong", "Lash"]))
    game.play("Thundarus")
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == ([], ["Kong", "Lash"])


def test_one_card_cannot_be_recycled(table):
    """5.5.2; the opponent's cards are not yours."""
    game = table(you=Side(hand=["Thundarus"], board=[HAND], discard=["Kong"]), opponent=Side(discard=["Lash"]))
    game.play("Thundarus")
    assert game.moment == "main"
    assert (game.you.hand, game.you.discard_pile) == ([], ["Kong"])


def test_each_of_two_recycles(table):
    game = table(
        you=Side(
            hand=["Thundarus"],
            board=[HAND, HAND],
            discard=["Kong", "Lash", "Wither", "Bitten"],
            top=["Muse", "Rage"],
        )
    )
    game.play("Thundarus")
    game.choose("Kong", "Lash")
    game.choose("Wither", "Bitten")
    assert (game.you.hand, game.you.discard_pile) == (["Muse", "Rage"], [])


def test_in_the_opponents_turn_too(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Standard Bearer"], board=[HAND], discard=["Kong", "Lash"], top=["Muse"]),
    )
    game.you.play("Standard Bearer")
    game.trigger(HAND)
    game.choose("Kong", "Lash")
    assert game.you.hand == ["Muse"]
    assert game.you.board == [HAND, "Standard Bearer", "Human", "Human"]


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_recycle(table):
    """5.18.1, 5.18.2."""
    game = table(
        you=Side(hand=["Brave Squire", "Rampaging Wurm"], board=[HAND], discard=["Kong", "Lash", "Wither"]),
        opponent=Side(hand=["Ceasefire"]),
    )
    game.play("Brave Squire")
    game.choose(HAND)
    assert game.moment == "main"
    game.play("Rampaging Wurm")
    assert game.moment == "main"
    game.passes()
    game.opponent.play("Ceasefire")
    assert game.moment == "end-offer"
    assert game.you.discard_pile == ["Brave Squire", "Kong", "Lash", "Wither"]


def test_only_the_airborne_block_her(table):
    """5.2.1."""
    game = table(you=Side(board=[HAND]), opponent=Side(board=["Kong", "Muse"]))
    hand = game.champion(HAND)
    assert (hand.offense, hand.defense, hand.keywords) == (2, 3, {"airborne"})
    game.attack(HAND)
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block("Muse")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Muse"]
    assert game.champion(HAND).damage == 2


def test_she_is_slow_and_does_not_attack_at_once(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[HAND], board=["Human"]))
    game.you.could_not_play(HAND)
    game = table(you=Side(hand=[HAND]))
    game.play(HAND)
    game.could_not_attack()
