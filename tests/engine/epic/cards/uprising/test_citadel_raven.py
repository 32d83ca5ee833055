"""Citadel Raven: a 3/3 with airborne and blitz that may return an event when it attacks."""

from tests.engine.epic.scenario import Side


def test_attacking_it_may_return_an_event_of_your_discard_pile(table):
    """4.4.2: before the first plays, so the event can be played in the battle."""
    game = table(
        you=Side(hand=["Citadel Raven"], discard=["Kong", "Lash", "Bitten"], gold=1), opponent=Side(discard=["Rage"])
    )
    game.play("Citadel Raven")
    assert game.you.discard_pile == ["Bitten", "Kong", "Lash"]
    game.attack("Citadel Raven")
    game.could_choose("Lash", "Bitten")
    game.could_decline()
    game.choose("Lash")
    assert (game.you.hand, game.opponent.knows_hand) == (["Lash"], ["Lash"])
    assert game.moment == "before-blocks"
    game.you.play("Lash")
    assert game.champion("Citadel Raven").offense == 7
    game.go_to("main")
    assert game.opponent.health == 23


def test_it_may_leave_the_event_there(table):
    game = table(you=Side(board=["Citadel Raven"], discard=["Lash"]))
    game.attack("Citadel Raven")
    game.decline()
    assert game.you.discard_pile == ["Lash"]
    game.go_to("main")
    assert game.opponent.health == 27


def test_without_an_event_nothing_is_asked(table):
    game = table(you=Side(board=["Citadel Raven"], discard=["Kong"]), opponent=Side(discard=["Lash"]))
    game.attack("Citadel Raven")
    assert game.moment == "before-blocks"


def test_blocking_returns_nothing(table):
    game = table(
        turn_of="opponent", you=Side(board=["Citadel Raven"], discard=["Lash"]), opponent=Side(board=["Muse", "Demon"])
    )
    game.attack("Muse")
    game.go_to("blockers")
    game.block("Citadel Raven")
    assert game.moment == "before-damage"
    game.go_to("main")
    assert (game.opponent.board, game.champion("Citadel Raven").damage) == (["Demon"], 2)


def test_only_fliers_can_block_it(table):
    game = table(you=Side(board=["Citadel Raven"]), opponent=Side(board=["Kong", "Muse"]))
    game.attack("Citadel Raven")
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block()
    game.go_to("main")
    assert game.champion("Citadel Raven").defense == 3
