"""Ice Storm: breaks all champions, and every other player loses 5 Mojo."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments
from tests.engine.epic_tcg.scenario import Side


def test_champions_of_both_sides_break_and_your_opponent_loses_5(table):
    game = table(
        you=Side(hand=["Ice Storm"], board=["Hired Muscle", "Hive"]),
        opponent=Side(board=["Hulk", "Crystal Ball", "Zombie", "Bruiser"]),
        step="pre_battle",
    )
    game.play("Ice Storm")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Hive"], ["Crystal Ball", "Bruiser"])
    assert game.you.discard_pile == ["Hired Muscle", "Ice Storm"]
    assert game.opponent.discard_pile == ["Hulk"]
    assert (game.you.mojo, game.opponent.mojo) == (30, 25)


def test_all_others_lose_5_in_a_game_of_three(table):
    game = table(Side(hand=["Ice Storm"]), Side(), Side())
    game.play("Ice Storm")
    game.resolve()
    assert [game[seat].mojo for seat in ("you", "opponent", "third")] == [30, 25, 25]


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Ice Storm") == PACED_STEPS
    assert moments(table, "Ice Storm", actions=0) == NEVER
