"""Second Wind: gain 5 health and recycle."""

from tests.engine.epic.scenario import Side


def test_you_gain_5_health_and_may_recycle(table):
    """5.5.6: not itself."""
    game = table(you=Side(hand=["Second Wind"], discard=["Kong", "Muse"], top=["Erase"], health=12, gold=0))
    game.play("Second Wind")
    game.could_choose("Kong", "Muse")
    game.could_decline()
    game.choose("Kong", "Muse")
    assert (game.you.health, game.you.hand) == (17, ["Erase"])
    assert game.you.bottom[:2] == ["Muse", "Kong"]
    assert game.you.discard_pile == ["Second Wind"]


def test_recycling_may_be_declined(table):
    game = table(you=Side(hand=["Second Wind"], discard=["Kong", "Muse"]))
    game.play("Second Wind")
    game.decline()
    assert (game.you.health, game.you.hand) == (35, [])


def test_with_one_card_there_it_only_heals_also_in_the_opponents_turn(table):
    """1.5.2; 5.5.2."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Second Wind"], discard=["Kong"]))
    game.you.play("Second Wind")
    assert (game.moment, game.you.health, game.opponent.health) == ("end-offer", 35, 30)
