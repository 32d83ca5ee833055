"""Hive Response: break target champion or object, and make two Insects."""

from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_a_champion_or_object_of_anybody_and_makes_two_insects(table):
    game = table(you=Side(hand=["Hive Response"], board=["Muse", "Hive"]), opponent=Side(board=["Hulk", "Hell's Gate"]))
    game.play("Hive Response")
    game.could_choose("Muse", "Hive", "Hulk", "Hell's Gate")
    game.choose("Hell's Gate")
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Hulk"], ["Muse", "Hive", "Insect", "Insect"])
    assert game.opponent.discard_pile == ["Hell's Gate"]
    assert (game.piece("Insect#1").offense, game.piece("Insect#1").defense, game.you.actions) == (1, 1, 0)


def test_the_insects_come_though_nothing_breaks(table):
    game = table(you=Side(hand=["Hive Response"]), opponent=Side(board=["Bruiser"]), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Hive Response")
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Bruiser"], ["Insect", "Insect"])
