"""Righteous Justice: banish target champion, or all evil champions."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_one_champion_of_any_kind(table):
    game = table(you=Side(hand=["Righteous Justice"], board=["Muse"]), opponent=Side(board=["Hulk", "Demon", "Hive"]))
    game.play("Righteous Justice")
    game.mode(0)
    game.could_choose("Muse", "Hulk", "Demon")
    game.choose("Hulk")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == (["Demon", "Hive"], "Hulk")


def test_all_evil_champions_ones_own_and_veiled_ones_too(table):
    game = table(
        you=Side(hand=["Righteous Justice"], board=["Dark Knight", "Muse"]),
        opponent=Side(board=[in_play("Death", face_down=True), "Zombie", "Hulk", "Hell's Gate"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.play("Righteous Justice")
    game.mode(1)
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Muse"], ["Hulk", "Hell's Gate"])
    assert (game.you.deck[-1], game.opponent.deck[-1], game.opponent.discard_pile) == ("Dark Knight", "Death", [])
