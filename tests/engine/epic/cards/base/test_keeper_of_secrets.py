"""Keeper of Secrets."""

from tests.engine.epic.scenario import Side


def test_on_the_turn_it_came_it_banishes_a_card_of_a_discard_pile(table):
    """The player is the target, the card is chosen."""
    game = table(
        you=Side(hand=["Keeper of Secrets"], discard=["Lash"]), opponent=Side(discard=["Kong", "Muse", "Muse"])
    )
    game.play("Keeper of Secrets")
    game.use("Keeper of Secrets")
    game.could_choose("you", "opponent")
    game.could_not_decline()
    game.choose("opponent")
    game.could_choose("Kong", "Muse")
    game.could_not_decline()
    game.choose("Muse")
    assert game.opponent.discard_pile == ["Kong", "Muse"]
    assert game.opponent.bottom[0] == "Muse"
    assert game.you.discard_pile == ["Lash"]
    game.could_not_use("Keeper of Secrets")


def test_your_own_discard_pile_may_be_meant_and_an_empty_one_too(table):
    game = table(you=Side(board=["Keeper of Secrets", "Keeper of Secrets"], discard=["Lash"]))
    game.use("Keeper of Secrets")
    game.choose("you")
    assert game.you.discard_pile == []
    assert game.you.bottom[0] == "Lash"
    game.use("Keeper of Secrets#2")
    game.choose("opponent")
    assert game.opponent.bottom == ["Burrowing Wurm"] * 10


def test_a_sage_card_of_cost_1_lets_you_recycle_even_itself(table):
    """The ability resolves when the event has gone to the discard pile (3.2.5)."""
    game = table(
        you=Side(hand=["Lying in Wait"], board=["Keeper of Secrets"], discard=["Lash"], top=["Kong", "Muse", "Rage"])
    )
    game.play("Lying in Wait")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    game.choose("Lying in Wait", "Lash")
    assert game.you.hand == ["Kong", "Muse", "Rage"]
    assert game.you.discard_pile == []
    assert sorted(game.you.bottom[:2]) == ["Lash", "Lying in Wait"]


def test_recycling_is_optional(table):
    """Rule 5.5.5."""
    game = table(you=Side(hand=["Crystal Golem"], board=["Keeper of Secrets"], discard=["Lash", "Rage"]))
    game.play("Crystal Golem")
    game.could_choose("Lash", "Rage")
    game.decline()
    assert game.you.discard_pile == ["Lash", "Rage"]
    assert game.you.hand == []


def test_one_card_cannot_be_recycled_and_the_opponents_pile_does_not_help(table):
    """Rule 5.5.2."""
    game = table(
        you=Side(hand=["Crystal Golem"], board=["Keeper of Secrets"], discard=["Lash"]),
        opponent=Side(discard=["Kong", "Muse"]),
    )
    game.play("Crystal Golem")
    assert game.moment == "main"
    assert game.you.hand == []


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_recycle(table):
    """Rule 5.18."""
    game = table(
        you=Side(hand=["Muse", "Kong"], board=["Keeper of Secrets"], discard=["Lash", "Rage"]),
        opponent=Side(hand=["Ice Drake"]),
    )
    game.play("Muse")
    assert game.moment == "main"
    game.play("Kong")
    game.choose("Kong")
    assert game.moment == "main"
    game.passes()
    game.opponent.play("Ice Drake")
    assert game.moment == "end-offer"
    assert game.you.discard_pile == ["Lash", "Rage"]


def test_of_more_players_the_card_is_of_the_chosen_one(circle):
    game = circle(Side(board=["Keeper of Secrets"]), Side(discard=["Kong"]), Side(discard=["Muse", "Lash"]))
    game.use("Keeper of Secrets")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    game["Ann"].could_choose("Muse", "Lash")
    game.choose("Lash")
    assert (game["Ben"].discard_pile, game["Cyd"].discard_pile) == (["Kong"], ["Muse"])
