"""Relentless Chant: 2 damage for free; it may return to your hand when your Pre-Battle Step begins."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_deals_2_to_any_target(table):
    game = table(
        you=Side(hand=["Relentless Chant"], actions=0),
        opponent=Side(board=["Insect", "Hive", "Sewer Demon"]),
    )
    game.play("Relentless Chant")
    game.could_choose("you", "opponent", "Insect")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.you.discard_pile) == (28, ["Relentless Chant"])


def test_it_may_return_as_your_pre_battle_step_begins(table):
    game = table(you=Side(discard=["Relentless Chant"]), opponent=Side(discard=["Relentless Chant"]), step="pre_battle")
    assert game.line == ["Relentless Chant"]
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.discard_pile) == (["Relentless Chant"], [])
    assert game.opponent.discard_pile == ["Relentless Chant"]


def test_or_stay(table):
    game = table(you=Side(discard=["Relentless Chant"]), opponent=Side(), step="pre_battle")
    game.resolve()
    game.decline()
    assert game.you.discard_pile == ["Relentless Chant"]


def test_it_is_free_at_any_time(table):
    assert moments(table, "Relentless Chant", actions=0) == AT_ANY_TIME
