"""Frantic Digging: discard a card, draw a card and recycle, for free."""

from tests.engine.epic.scenario import Side


def test_the_discarded_card_can_be_recycled(table):
    """5.5.6: the event itself cannot."""
    game = table(you=Side(hand=["Frantic Digging", "Kong", "Lash"], discard=["Rage"], top=["Muse", "Erase"], gold=0))
    game.play("Frantic Digging")
    game.could_choose("Kong", "Lash")
    game.could_not_decline()
    game.discard("Kong")
    assert game.you.hand == ["Lash", "Muse"]
    game.could_choose("Kong", "Rage")
    game.choose("Rage", "Kong")
    assert game.you.hand == ["Erase", "Lash", "Muse"]
    assert game.you.discard_pile == ["Frantic Digging"]
    assert game.you.bottom[:2] == ["Kong", "Rage"]


def test_recycling_may_be_declined(table):
    game = table(you=Side(hand=["Frantic Digging", "Kong"], discard=["Rage"], top=["Muse"]))
    game.play("Frantic Digging")
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == (["Muse"], ["Frantic Digging", "Kong", "Rage"])


def test_with_no_card_to_discard_it_still_draws(table):
    """1.7.2, 3.2.3c."""
    game = table(you=Side(hand=["Frantic Digging"], discard=["Rage"], top=["Muse"]))
    game.play("Frantic Digging")
    assert (game.moment, game.you.hand, game.you.discard_pile) == ("main", ["Muse"], ["Frantic Digging", "Rage"])


def test_what_waits_for_the_discard_pile_resolves_after_it(table):
    """3.2.5: Warrior Golem recycles when the event has resolved, and may take the event along."""
    game = table(you=Side(hand=["Frantic Digging", "Warrior Golem"], top=["Muse", "Kong"]))
    game.play("Frantic Digging")
    assert game.you.hand == ["Muse"]
    game.could_choose("Frantic Digging", "Warrior Golem")
    game.choose("Frantic Digging", "Warrior Golem")
    assert (game.you.hand, game.you.discard_pile) == (["Kong", "Muse"], [])
