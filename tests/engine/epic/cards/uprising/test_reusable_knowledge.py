"""Reusable Knowledge: draw a card, then perhaps an event returns from your discard pile."""

from tests.engine.epic.scenario import Side


def test_a_card_and_an_event_of_your_discard_pile(table):
    """2.2.4: the event itself is not there yet."""
    game = table(
        you=Side(hand=["Reusable Knowledge"], discard=["Kong", "Lash", "Reset", "Reusable Knowledge"], top=["Muse"]),
        opponent=Side(discard=["Rage"]),
    )
    game.play("Reusable Knowledge")
    assert game.you.hand == ["Muse"]
    game.could_choose("Lash", "Reset", "Reusable Knowledge")
    game.could_decline()
    game.choose("Reset")
    assert (game.you.hand, game.opponent.knows_hand) == (["Muse", "Reset"], ["Reset"])
    assert game.you.discard_pile == ["Kong", "Lash", "Reusable Knowledge", "Reusable Knowledge"]


def test_it_may_stay_there(table):
    game = table(you=Side(hand=["Reusable Knowledge"], discard=["Lash"], top=["Muse"]))
    game.play("Reusable Knowledge")
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == (["Muse"], ["Lash", "Reusable Knowledge"])


def test_without_an_event_nothing_is_asked(table):
    game = table(you=Side(hand=["Reusable Knowledge"], discard=["Kong"], top=["Muse"]), opponent=Side(discard=["Rage"]))
    game.play("Reusable Knowledge")
    assert (game.moment, game.you.hand) == ("main", ["Muse"])


def test_what_leaves_the_discard_pile_triggers(table):
    """Ancient Chant draws its card when the event has resolved."""
    game = table(you=Side(hand=["Reusable Knowledge"], discard=["Ancient Chant"], top=["Muse", "Kong"]))
    game.play("Reusable Knowledge")
    game.choose("Ancient Chant")
    assert game.you.hand == ["Ancient Chant", "Kong", "Muse"]
