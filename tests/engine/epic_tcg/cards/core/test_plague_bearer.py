"""Plague Bearer: a veiled, deadly 5/1; unveiled it deals 5 deadly damage to every other champion."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side, in_play


def test_unveiled_it_infects_all_others_yours_included(table):
    game = table(
        you=Side(hand=["Plague Bearer"], board=["Hydra", "Hive"]),
        opponent=Side(board=["Hulk", "Bruiser", "Sewer Demon", "Peacemaker"]),
    )
    game.play_veiled("Plague Bearer")
    game.resolve()
    game.unveil("Plague Bearer")
    assert game.line == ["Plague Bearer"]
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Hive", "Plague Bearer"], ["Bruiser", "Peacemaker"])
    assert (game.piece("Plague Bearer").damage, game.piece("Bruiser").damage) == (0, 5)
    assert (game.piece("Peacemaker").damage, game.opponent.mojo) == (0, 30)


def test_played_face_up_it_infects_nobody(table):
    game = table(you=Side(hand=["Plague Bearer"]), opponent=Side(board=["Hulk"]))
    game.play("Plague Bearer")
    game.resolve()
    assert (game.line, game.opponent.board) == ([], ["Hulk"])


def test_its_battle_damage_is_deadly(table):
    game = table(you=Side(board=["Plague Bearer"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Plague Bearer")
    game.all_pass()
    game.block("Hulk")
    game.all_pass()
    assert (game.opponent.board, game.you.board) == ([], [])


def test_attacking_veiled_it_is_unveiled_after_blocks_and_breaks_the_blocker_first(table):
    game = table(
        you=Side(board=[in_play("Plague Bearer", face_down=True)]), opponent=Side(board=["Hulk"]), step="battle"
    )
    game.all_pass()
    game.attack("Plague Bearer")
    game.all_pass()
    game.block("Hulk")
    assert game.line == ["Plague Bearer"]
    game.resolve()
    assert (game.opponent.board, game.you.board) == ([], ["Plague Bearer"])
    game.all_pass()
    assert (game.opponent.mojo, game.you.board) == (30, ["Plague Bearer"])


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Plague Bearer") == BUILD_STEP
    assert moments(table, "Plague Bearer", actions=0) == NEVER
    assert strength(table, "Plague Bearer") == (5, 1)
