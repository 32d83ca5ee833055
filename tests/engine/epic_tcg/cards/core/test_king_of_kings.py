"""King of Kings: an unbanishable 1/4 that expends to banish a champion or object."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_banishes_a_champion_or_an_object(table):
    game = table(
        you=Side(board=["King of Kings"]), opponent=Side(board=["Hulk", "Hive", "Diamond Golem"]), turn_of="opponent"
    )
    game.passes()
    game.you.use("King of Kings")
    game.could_choose("King of Kings", "Hulk", "Hive")
    game.choose("Hive")
    assert game.piece("King of Kings").expended
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == (["Hulk", "Diamond Golem"], "Hive")
    assert game.opponent.discard_pile == []


def test_it_is_not_banished_itself_but_broken_it_can_be(table):
    game = table(you=Side(hand=["Leave Me!", "Rend"], board=["King of Kings", "Muse"], actions=2), opponent=Side())
    game.play("Leave Me!")
    game.resolve()
    assert game.you.board == ["King of Kings"]
    game.play("Rend")
    game.resolve()
    assert game.you.board == []


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "King of Kings") == BUILD_STEP
    assert moments(table, "King of Kings", actions=0) == NEVER
    assert strength(table, "King of Kings") == (1, 4)
