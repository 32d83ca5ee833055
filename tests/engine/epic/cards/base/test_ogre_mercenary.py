"""Ogre Mercenary."""

from tests.engine.epic.scenario import Side


def test_the_tribute_recycles_two_of_your_cards_for_a_new_one(table):
    game = table(
        you=Side(hand=["Ogre Mercenary"], discard=["Lash", "Muse", "Rage"], top=["Kong"]),
        opponent=Side(discard=["Hurricane"]),
    )
    game.play("Ogre Mercenary")
    game.could_choose("Lash", "Muse", "Rage")
    game.choose("Rage", "Muse")
    assert game.you.hand == ["Kong"]
    assert game.you.discard_pile == ["Lash"]
    assert game.you.bottom[:2] == ["Muse", "Rage"]
    assert game.opponent.knows_deck("you")[:2] == [(1, ["Muse"]), (1, ["Rage"])]
    assert game.you.gold == 1


def test_recycling_is_optional(table):
    """Rule 5.5.5."""
    game = table(you=Side(hand=["Ogre Mercenary"], discard=["Lash", "Muse"]))
    game.play("Ogre Mercenary")
    game.decline()
    assert game.you.hand == []
    assert game.you.discard_pile == ["Lash", "Muse"]


def test_a_single_card_cannot_be_recycled(table):
    """Rule 5.5.2; the opponent's cards do not count."""
    game = table(you=Side(hand=["Ogre Mercenary"], discard=["Lash"]), opponent=Side(discard=["Muse"]))
    game.play("Ogre Mercenary")
    assert game.moment == "main"
    assert game.you.hand == []


def test_it_is_slow_and_4_by_3(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Ogre Mercenary"]))
    game.you.could_not_play("Ogre Mercenary")
    game = table(you=Side(hand=["Ogre Mercenary"]))
    game.play("Ogre Mercenary")
    game.could_not_attack()
    ogre = game.champion("Ogre Mercenary")
    assert (ogre.offense, ogre.defense) == (4, 3)
