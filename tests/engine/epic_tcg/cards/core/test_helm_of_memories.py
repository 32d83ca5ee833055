"""Helm of Memories: an object that expends to take an event back from your discard pile."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, of_another


def test_it_takes_back_an_event_that_lies_in_your_discard_pile(table):
    game = table(
        you=Side(board=["Helm of Memories"], discard=["Knowledge", "Hulk", "Hive", of_another("Blast")]),
        opponent=Side(discard=["Rend"]),
    )
    game.use("Helm of Memories")
    game.could_choose("Knowledge", "Blast")
    game.choose("Blast")
    assert game.piece("Helm of Memories").expended
    assert game.you.hand == []
    game.resolve()
    assert game.you.hand == ["Blast"]
    assert game.you.discard_pile == ["Hive", "Hulk", "Knowledge"]
    assert (game.opponent.hand, game.opponent.discard_pile) == ([], ["Rend"])
    game.could_use()


def test_without_an_event_there_it_has_nothing_to_do(table):
    table(you=Side(board=["Helm of Memories"], discard=["Hulk"]), opponent=Side(discard=["Rend"])).could_use()


def test_it_works_at_fast_speed_in_the_other_turn(table):
    game = table(
        you=Side(board=["Helm of Memories"], discard=["Bolt from the Blue"]), opponent=Side(), turn_of="opponent"
    )
    game.opponent.passes()
    game.you.use("Helm of Memories")
    game.resolve()
    game.passes()
    game.could_play("Bolt from the Blue")


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Helm of Memories") == BUILD_STEP
    assert moments(table, "Helm of Memories", actions=0) == NEVER
