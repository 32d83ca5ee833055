"""Smash: draw 2, or in your Build Step break all champions and objects that are constructed."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_draws_two(table):
    game = table(you=Side(hand=["Smash"], top=["Rend", "Muse"]), opponent=Side(board=["Juggernaut"]))
    game.play("Smash")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.opponent.board) == (["Muse", "Rend"], ["Juggernaut"])


def test_in_your_build_step_what_is_constructed_breaks(table):
    board = ["Juggernaut", "Mithril Armor", "Hulk", "Diamond Golem", in_play("Custodian", face_down=True), "Muse"]
    game = table(you=Side(hand=["Smash"], board=["Elven Chariot", "Hive"]), opponent=Side(board=board))
    game.play("Smash")
    game.mode(1)
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Hive"], ["Hulk", "Diamond Golem", "Muse"])
    assert game.opponent.discard_pile == ["Custodian", "Juggernaut", "Mithril Armor"]
    assert game.you.hand == []


def test_in_any_other_step_it_does_nothing(table):
    for step, turn_of in (("battle", "you"), ("build", "opponent")):
        game = table(you=Side(hand=["Smash"]), opponent=Side(board=["Mithril Armor"]), step=step, turn_of=turn_of)
        if turn_of == "opponent":
            game.passes()
        game.you.play("Smash")
        game.mode(1)
        game.resolve()
        assert (game.opponent.board, game.you.hand) == (["Mithril Armor"], [])


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Smash") == AT_ANY_TIME
    assert moments(table, "Smash", actions=0) == NEVER
