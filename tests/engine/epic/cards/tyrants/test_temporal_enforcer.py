"""Temporal Enforcer: an unblockable 6/4 with ambush that may return champions to hand."""

from tests.engine.epic.scenario import Side, in_play


def test_loyalty_may_return_any_champion(table):
    game = table(
        you=Side(hand=["Temporal Enforcer", "Erase", "Muse"], board=["Human"]),
        opponent=Side(board=["Kong", "Steel Golem"]),
    )
    game.play("Temporal Enforcer")
    game.reveal("Erase", "Muse")
    game.could_choose("Temporal Enforcer", "Human", "Kong")
    game.could_decline()
    game.choose("Kong")
    assert (game.opponent.board, game.opponent.hand) == (["Steel Golem"], ["Kong"])


def test_loyalty_may_return_nobody(table):
    game = table(you=Side(hand=["Temporal Enforcer", "Erase", "Muse"]), opponent=Side(board=["Kong"]))
    game.play("Temporal Enforcer")
    game.reveal("Erase", "Muse")
    game.decline()
    assert game.opponent.board == ["Kong"]


def test_without_two_sage_cards_nobody_returns(table):
    """5.3.4."""
    game = table(you=Side(hand=["Temporal Enforcer", "Erase", "Lash"]), opponent=Side(board=["Kong"]))
    game.play("Temporal Enforcer")
    assert (game.moment, game.opponent.board) == ("main", ["Kong"])


def test_a_sage_card_of_cost_1_may_return_a_champion_of_cost_0(table):
    game = table(
        you=Side(hand=["Ancient Chant", "Ancient Chant"], board=["Temporal Enforcer", "Muse"], gold=2),
        opponent=Side(board=["Kong", "Demon", "Cave Troll"]),
    )
    game.play("Ancient Chant")
    game.could_choose("Muse", "Demon", "Cave Troll")
    game.could_decline()
    game.choose("Cave Troll")
    assert game.opponent.hand == ["Cave Troll"]
    game.play("Ancient Chant")
    game.decline()
    assert game.opponent.board == ["Kong", "Demon"]


def test_other_cards_return_nobody(table):
    game = table(
        you=Side(hand=["Amnesia", "Inner Peace"], board=["Temporal Enforcer"]),
        opponent=Side(hand=["Ancient Chant"], board=["Demon"]),
    )
    game.play("Amnesia")
    game.mode("Banish")
    game.choose("opponent")
    game.play("Inner Peace")
    game.passes()
    game.opponent.play("Ancient Chant")
    assert (game.moment, game.opponent.board) == ("end-offer", ["Demon"])


def test_it_ambushes_and_cannot_be_blocked(table):
    game = table(
        turn_of="opponent", moment="end-offer", you=Side(hand=["Temporal Enforcer"]), opponent=Side(board=["Kong"])
    )
    game.you.play("Temporal Enforcer")
    game.end_turn()
    game.attack("Temporal Enforcer")
    game.go_to("main")
    assert game.opponent.health == 24


def test_of_three_players_the_owner_gets_it(circle):
    """1.9.2."""
    enforcer = "Temporal Enforcer"
    game = circle(Side(hand=[enforcer, "Muse", "Erase"]), Side(board=[in_play("Kong", owner="Cyd")]), Side())
    game.play(enforcer)
    game.reveal("Muse", "Erase")
    game.choose("Kong")
    assert [game[name].hand for name in ("Ben", "Cyd")] == [[], ["Kong"]]
