"""Second Wind: a free event that draws a card and gains 5 Mojo."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side


def test_you_draw_and_gain_5(table):
    game = table(
        you=Side(hand=["Second Wind"], top=["Rend"], mojo=3, actions=0), opponent=Side(mojo=3), turn_of="opponent"
    )
    game.passes()
    game.you.play("Second Wind")
    game.resolve()
    assert (game.you.hand, game.you.mojo, game.opponent.mojo) == (["Rend"], 8, 3)
    assert game.you.discard_pile == ["Second Wind"]


def test_it_is_free_at_any_time(table):
    assert moments(table, "Second Wind", actions=0) == AT_ANY_TIME
