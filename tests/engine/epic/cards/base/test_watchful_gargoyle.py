"""Watchful Gargoyle."""

from tests.engine.epic.scenario import Side


def test_its_tribute_recycles(table):
    """5.5.4: in the order chosen."""
    game = table(you=Side(hand=["Watchful Gargoyle"], discard=["Kong", "Erase", "Bitten"], top=["Muse"], gold=0))
    game.play("Watchful Gargoyle")
    game.could_choose("Kong", "Erase", "Bitten")
    game.could_decline()
    game.choose("Erase", "Kong")
    assert game.you.hand == ["Muse"]
    assert game.you.bottom[:2] == ["Kong", "Erase"]
    assert game.you.discard_pile == ["Bitten"]


def test_recycling_may_be_declined_and_needs_two_cards_of_your_own(table):
    """5.5.2, 5.5.5."""
    game = table(you=Side(hand=["Watchful Gargoyle"], discard=["Kong", "Erase"]))
    game.play("Watchful Gargoyle")
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == ([], ["Erase", "Kong"])
    game = table(you=Side(hand=["Watchful Gargoyle"], discard=["Kong"]), opponent=Side(discard=["Erase", "Erase"]))
    game.play("Watchful Gargoyle")
    assert (game.moment, game.you.discard_pile) == ("main", ["Kong"])


def test_it_ambushes_to_block_in_the_air(table):
    """5.2.1, 5.14.1."""
    game = table(
        turn_of="opponent", you=Side(hand=["Watchful Gargoyle"], board=["Kong"]), opponent=Side(board=["White Dragon"])
    )
    game.attack("White Dragon")
    game.passes()
    game.you.play("Watchful Gargoyle")
    game.go_to("blockers")
    game.could_block_with("Watchful Gargoyle")
    game.block("Watchful Gargoyle")
    game.go_to("main")
    assert (game.you.health, game.you.discard_pile) == (30, ["Watchful Gargoyle"])
    assert game.champion("White Dragon").damage == 2


def test_only_the_airborne_block_it(table):
    game = table(you=Side(board=["Watchful Gargoyle"]), opponent=Side(board=["Kong", "Muse"]))
    game.attack("Watchful Gargoyle")
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block("Muse")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Muse"]
    assert game.champion("Watchful Gargoyle").damage == 2
