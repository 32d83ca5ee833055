"""Macetail Dragon: an airborne, deadly 7/7 that prepares whenever you are attacked."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments, strength
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_prepares_when_you_are_attacked_and_may_block(table):
    game = table(
        you=Side(board=[in_play("Macetail Dragon", expended=True), in_play("Muse", expended=True)]),
        opponent=Side(board=["Spinosaurus"]),
        step="battle",
        turn_of="opponent",
    )
    game.all_pass()
    game.opponent.attack("Spinosaurus", whom="you")
    assert (game.line, game.piece("Macetail Dragon").expended) == (["Macetail Dragon"], True)
    game.resolve()
    assert (game.piece("Macetail Dragon").prepared, game.piece("Muse").expended) == (True, True)
    game.all_pass()
    game.block("Macetail Dragon")
    game.all_pass()
    assert (game.you.mojo, game.you.board, game.opponent.board) == (30, ["Muse"], [])


def test_not_when_a_hunter_attacks_a_champion_of_yours(table):
    game = table(
        you=Side(board=[in_play("Macetail Dragon", expended=True), in_play("Hired Muscle", expended=True)]),
        opponent=Side(board=["Spinosaurus"]),
        step="battle",
        turn_of="opponent",
    )
    game.all_pass()
    game.opponent.attack("Spinosaurus", whom="Hired Muscle")
    assert game.line == []


def test_not_when_you_attack(table):
    game = table(you=Side(board=["Macetail Dragon"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Macetail Dragon")
    assert game.line == []
    game.all_pass()
    game.all_pass()
    assert (game.opponent.mojo, game.piece("Macetail Dragon").expended) == (23, True)


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Macetail Dragon") == PACED_STEPS
    assert moments(table, "Macetail Dragon", actions=0) == NEVER
    assert strength(table, "Macetail Dragon") == (7, 7)
