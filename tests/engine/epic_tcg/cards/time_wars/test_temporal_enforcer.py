"""Temporal Enforcer: an unstoppable 7/6 that may return a champion or object to its owner's hand as it enters."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_may_send_a_champion_or_object_to_its_owners_hand(table):
    game = table(
        you=Side(hand=["Temporal Enforcer"]),
        opponent=Side(board=[in_play("Hulk", owner="you"), "Hive", "Diamond Golem"]),
        step="pre_battle",
    )
    game.play("Temporal Enforcer")
    game.resolve()
    game.could_choose("Temporal Enforcer", "Hulk", "Hive")
    game.choose("Hulk")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.opponent.hand, game.opponent.board) == (["Hulk"], [], ["Hive", "Diamond Golem"])
    assert game.you.actions == 0


def test_it_may_be_declined(table):
    game = table(you=Side(hand=["Temporal Enforcer"]), opponent=Side(board=["Hive"]))
    game.play("Temporal Enforcer")
    game.resolve()
    game.choose("Hive")
    game.resolve()
    game.decline()
    assert game.opponent.board == ["Hive"]


def test_it_cannot_be_stopped(table):
    game = table(you=Side(hand=["Temporal Enforcer"]), opponent=Side(hand=["Not Today"]))
    game.play("Temporal Enforcer")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert game.line == ["Temporal Enforcer"]
    game.resolve()
    assert (game.you.board, game.piece("Temporal Enforcer").offense) == (["Temporal Enforcer"], 7)


def test_it_is_paced_and_costs_an_action(table):
    game = table(you=Side(hand=["Temporal Enforcer"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Temporal Enforcer"]), opponent=Side(), step="pre_battle")
    game.play("Temporal Enforcer")
    game.resolve()
    found = game.piece("Temporal Enforcer")
    assert (found.offense, found.defense, game.you.actions) == (7, 6, 0)
