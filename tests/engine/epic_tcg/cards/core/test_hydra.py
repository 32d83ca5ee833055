"""Hydra: a 5/10 that draws a card, blocks without flipping and grows at each end of turn by the damage it took."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_draws_when_it_enters(table):
    game = table(you=Side(hand=["Hydra"], top=["Rend"]), opponent=Side())
    game.play("Hydra")
    game.resolve()
    assert game.line == ["Hydra"]
    game.resolve()
    assert (game.you.board, game.you.hand) == (["Hydra"], ["Rend"])


def test_it_blocks_again_and_again_and_grows_by_all_the_damage_of_the_turn(table):
    game = table(
        you=Side(board=["Hydra"]),
        opponent=Side(board=["Savage Lurker", "Hired Muscle"]),
        step="battle",
        turn_of="opponent",
    )
    for attacker in ("Savage Lurker", "Hired Muscle"):
        game.all_pass()
        game.opponent.attack(attacker, whom="you")
        game.all_pass()
        game.block("Hydra")
        assert game.piece("Hydra").prepared
        game.all_pass()
    assert (game.opponent.board, game.you.mojo, game.piece("Hydra").damage) == ([], 30, 9)
    game.go_to("end")
    assert (game.line, game.piece("Hydra").counters) == (["Hydra"], 0)
    game.resolve()
    assert game.piece("Hydra").counters == 9
    game.end_turn()
    hydra = game.piece("Hydra")
    assert (hydra.offense, hydra.defense, hydra.damage) == (14, 19, 0)


def test_it_grows_in_your_own_turn_too_and_counts_on_resolution(table):
    game = table(you=Side(board=[in_play("Hydra", damage=1)], hand=["Relentless Chant"]), opponent=Side())
    game.go_to("end")
    game.play("Relentless Chant")
    game.choose("Hydra")
    game.resolve()
    game.resolve()
    assert game.piece("Hydra").counters == 3


def test_expended_it_does_not_block(table):
    game = table(
        you=Side(board=[in_play("Hydra", expended=True)]),
        opponent=Side(board=["Hired Muscle"]),
        step="battle",
        turn_of="opponent",
    )
    game.all_pass()
    game.opponent.attack("Hired Muscle", whom="you")
    game.all_pass()
    game.all_pass()
    assert game.you.mojo == 26


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Hydra") == BUILD_STEP
    assert moments(table, "Hydra", actions=0) == NEVER
