"""Hired Muscle: a free 4/4 that draws a card as it comes into play."""

from tests.engine.epic_tcg.measures import BUILD_STEP, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_is_free_and_draws_at_once(table):
    game = table(you=Side(hand=["Hired Muscle"], top=["Knowledge"], actions=0), opponent=Side())
    game.play("Hired Muscle")
    assert game.you.hand == []
    game.resolve()
    assert (game.you.board, game.you.hand, game.line) == (["Hired Muscle"], ["Knowledge"], [])
    assert game.opponent.hand == []


def test_it_draws_however_it_comes_into_play(table):
    game = table(you=Side(board=["Jungle Queen"], hand=["Hired Muscle"], top=["Knowledge"]), opponent=Side())
    game.use("Jungle Queen")
    game.resolve()
    assert (game.you.board, game.you.hand) == (["Jungle Queen", "Hired Muscle"], ["Knowledge"])


def test_it_is_played_in_your_build_step_only_and_trades_with_another_4_4(table):
    game = table(
        you=Side(hand=["Hired Muscle"], board=["Hired Muscle"]), opponent=Side(board=["White Dragon"]), step="battle"
    )
    game.could_play()
    game.all_pass()
    game.attack("Hired Muscle")
    game.all_pass()
    game.block("White Dragon")
    game.all_pass()
    assert (game.you.board, game.piece("White Dragon").damage, game.opponent.mojo) == ([], 4, 30)


def test_it_is_free_in_your_build_step(table):
    assert moments(table, "Hired Muscle", actions=0) == BUILD_STEP
    assert strength(table, "Hired Muscle") == (4, 4)
