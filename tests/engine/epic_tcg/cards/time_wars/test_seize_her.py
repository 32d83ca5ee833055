"""Seize Her!: banish target champion and make two Humans."""

from tests.engine.epic_tcg.scenario import Side


def test_a_champion_is_banished_and_two_humans_come(table):
    game = table(
        you=Side(hand=["Seize Her!"], board=["Muse"]),
        opponent=Side(board=["Jungle Queen", "Hive", "Haunting Specter"]),
        turn_of="opponent",
        step="end",
    )
    game.passes()
    game.you.play("Seize Her!")
    game.could_choose("Muse", "Jungle Queen")
    game.choose("Jungle Queen")
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == (["Hive", "Haunting Specter"], "Jungle Queen")
    assert (game.you.board, game.you.actions) == (["Muse", "Human", "Human"], 0)


def test_the_humans_come_though_the_champion_stays(table):
    game = table(you=Side(hand=["Seize Her!"]), opponent=Side(board=["King of Kings"]))
    game.play("Seize Her!")
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["King of Kings"], ["Human", "Human"])


def test_they_do_not_when_its_target_is_gone(table):
    game = table(you=Side(hand=["Seize Her!"]), opponent=Side(board=["Harbinger of the Light"]))
    game.play("Seize Her!")
    game.passes()
    game.opponent.use("Harbinger of the Light")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.discard_pile) == ([], ["Seize Her!"])
