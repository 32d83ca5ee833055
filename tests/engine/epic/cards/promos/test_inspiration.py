"""Inspiration: two cards of your discard pile are banished; two drawn if both were sage, else one."""

from tests.engine.epic.scenario import Side


def test_two_sage_cards_are_worth_two(table):
    game = table(
        you=Side(hand=["Inspiration"], discard=["Muse", "Erase", "Kong"], top=["Lash", "Rage"], gold=0),
        opponent=Side(discard=["Ancient Chant"]),
    )
    game.play("Inspiration")
    game.could_choose("Muse", "Erase", "Kong")
    game.could_not_decline()
    game.choose("Erase", "Muse")
    assert game.you.hand == ["Lash", "Rage"]
    assert sorted(game.you.bottom[:2]) == ["Erase", "Muse"]
    assert game.you.discard_pile == ["Inspiration", "Kong"]
    assert game.opponent.discard_pile == ["Ancient Chant"]


def test_one_sage_card_and_another_are_worth_one(table):
    game = table(you=Side(hand=["Inspiration"], discard=["Muse", "Erase", "Kong"], top=["Lash", "Rage"]))
    game.play("Inspiration")
    game.choose("Kong", "Muse")
    assert (game.you.hand, game.you.discard_pile) == (["Lash"], ["Erase", "Inspiration"])


def test_of_a_single_card_as_much_is_done_as_can_be(table):
    """3.2.3c: one sage card is not two."""
    game = table(you=Side(hand=["Inspiration"], discard=["Muse"], top=["Lash", "Rage"]))
    game.play("Inspiration")
    assert (game.you.hand, game.you.bottom[0], game.you.discard_pile) == (["Lash"], "Muse", ["Inspiration"])


def test_without_cards_one_is_drawn(table):
    game = table(you=Side(hand=["Inspiration"], top=["Lash", "Rage"]), opponent=Side(discard=["Muse", "Muse"]))
    game.play("Inspiration")
    assert (game.you.hand, game.opponent.discard_pile) == (["Lash"], ["Muse", "Muse"])


def test_it_cannot_banish_itself(table):
    """5.5.6: it is still resolving; two that are there are banished without a choice."""
    game = table(you=Side(hand=["Inspiration", "Inspiration"], discard=["Muse"], top=["Lash", "Rage", "Kong"]))
    game.play("Inspiration")
    game.play("Inspiration")
    assert game.you.hand == ["Lash", "Rage"]
    assert game.you.bottom[:2] == ["Inspiration", "Muse"]


def test_a_card_of_all_alignments_is_sage(table):
    """2.5.3: Erwin has all four in the discard pile too."""
    game = table(you=Side(hand=["Inspiration"], discard=["Erwin, Architect of War", "Muse"], top=["Lash", "Rage"]))
    game.play("Inspiration")
    assert game.you.hand == ["Lash", "Rage"]


def test_cards_that_leave_the_discard_pile_trigger_after_it(table):
    """3.4.2: the Chant draws a third card."""
    game = table(
        you=Side(hand=["Inspiration"], discard=["Ancient Chant", "Muse"], top=["Lash", "Rage", "Kong"]),
    )
    game.play("Inspiration")
    assert game.you.hand == ["Kong", "Lash", "Rage"]


def test_everybody_sees_which_cards_went(table):
    """1.4.7; their order is random (5.15.2)."""
    game = table(you=Side(hand=["Inspiration"], discard=["Muse", "Kong"], top=["Lash"]))
    game.play("Inspiration")
    assert game.opponent.knows_deck("you")[0] == (2, ["Kong", "Muse"])


def test_it_is_an_event_and_nobodys_ally(table):
    """3.2.3c, 5.18.2."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Inspiration"], discard=["Muse", "Muse"], board=["Blue Dragon"], top=["Lash", "Rage"], gold=0),
    )
    game.you.play("Inspiration")
    assert (game.you.hand, game.moment) == (["Lash", "Rage"], "end-offer")
