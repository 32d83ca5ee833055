"""Nature's Renewal: a free event; every player discards their hand and draws 5."""

from tests.engine.epic_tcg.measures import PACED_STEPS, moments
from tests.engine.epic_tcg.scenario import Side


def test_everybody_starts_anew_with_five_cards(table):
    game = table(
        you=Side(
            hand=["Nature's Renewal", "Muse"], top=["Rend", "Hive", "Hulk", "Swarm", "Blast", "Knowledge"], actions=0
        ),
        opponent=Side(hand=["Bruiser", "Death"]),
        step="pre_battle",
    )
    game.play("Nature's Renewal")
    game.resolve()
    assert game.you.hand == ["Blast", "Hive", "Hulk", "Rend", "Swarm"]
    assert game.you.discard_pile == ["Muse", "Nature's Renewal"]
    assert game.opponent.hand == ["Burrowing Wurm"] * 5
    assert game.opponent.discard_pile == ["Bruiser", "Death"]


def test_who_holds_nothing_draws_too(table):
    game = table(you=Side(hand=["Nature's Renewal"]), opponent=Side())
    game.play("Nature's Renewal")
    game.resolve()
    assert (len(game.you.hand), len(game.opponent.hand)) == (5, 5)


def test_it_is_free_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Nature's Renewal", actions=0) == PACED_STEPS
