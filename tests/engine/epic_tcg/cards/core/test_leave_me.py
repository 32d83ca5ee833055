"""Leave Me!: banishes all champions."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_all_champions_go_under_the_decks_of_their_owners(table):
    game = table(
        you=Side(hand=["Leave Me!"], board=["Priestess", "Hive", in_play("Bruiser", owner="opponent")]),
        opponent=Side(board=["Sewer Demon", "Insect", "King of Kings"]),
        step="pre_battle",
    )
    game.play("Leave Me!")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Hive"], ["King of Kings"])
    assert game.you.deck[-2:] == ["Burrowing Wurm", "Priestess"]
    assert sorted(game.opponent.deck[-2:]) == ["Bruiser", "Sewer Demon"]
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Leave Me!"], [])


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Leave Me!") == PACED_STEPS
    assert moments(table, "Leave Me!", actions=0) == NEVER
