"""Secret Betrayer: a veiled 0/1; as it is unveiled it is banished, and you take control of a champion."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side, in_play


def test_unveiled_it_is_banished_and_a_champion_is_yours_at_once(table):
    game = table(
        you=Side(hand=["Secret Betrayer"], board=["Hive"]),
        opponent=Side(board=["Hulk", "Muse", "Crystal Ball", "Sewer Demon"], hand=["No"]),
    )
    game.play_veiled("Secret Betrayer")
    game.resolve()
    game.unveil("Secret Betrayer")
    game.choose("Hulk")
    assert (game.line, game.you.board) == ([], ["Hive", "Hulk"])
    assert game.opponent.board == ["Muse", "Crystal Ball", "Sewer Demon"]
    assert (game.you.deck[-1], game.you.discard_pile) == ("Secret Betrayer", [])
    game.end_turn()
    assert game.piece("Hulk").controller == "you"


def test_played_face_up_it_betrays_nobody(table):
    game = table(you=Side(hand=["Secret Betrayer"]), opponent=Side(board=["Hulk"]))
    game.play("Secret Betrayer")
    game.resolve()
    assert (game.you.board, game.opponent.board, game.piece("Secret Betrayer").offense) == (
        ["Secret Betrayer"], ["Hulk"], 0,
    )  # fmt: skip


def test_targeted_by_another_it_takes_that_one_along(table):
    game = table(
        you=Side(board=[in_play("Secret Betrayer", face_down=True)]),
        opponent=Side(board=["Hulk"], hand=["Execution"]),
        turn_of="opponent",
    )
    game.opponent.play("Execution")
    game.choose("Secret Betrayer")
    game.choose("Hulk")
    assert (game.you.board, game.opponent.board) == (["Hulk"], [])


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Secret Betrayer") == BUILD_STEP
    assert moments(table, "Secret Betrayer", actions=0) == NEVER
    assert strength(table, "Secret Betrayer") == (0, 1)
