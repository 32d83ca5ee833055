"""Psychopathic Brute: an unstoppable veiled 5/5 that may break a champion or object as it enters or is unveiled."""

from tests.engine.epic_tcg.scenario import Side


def test_face_up_it_may_break_as_it_enters(table):
    game = table(you=Side(hand=["Psychopathic Brute"], board=["Muse"]), opponent=Side(board=["Hulk", "Hive"]))
    game.play("Psychopathic Brute")
    game.resolve()
    game.could_choose("Muse", "Psychopathic Brute", "Hulk", "Hive")
    game.choose("Hive")
    game.resolve()
    game.accept()
    assert (game.opponent.board, game.opponent.discard_pile, game.you.actions) == (["Hulk"], ["Hive"], 0)


def test_face_down_it_breaks_only_when_it_is_unveiled_and_may_leave_it(table):
    game = table(you=Side(hand=["Psychopathic Brute"]), opponent=Side(board=["Hulk"]))
    game.play_veiled("Psychopathic Brute")
    game.resolve()
    assert (game.line, game.you.actions, game.piece("Psychopathic Brute").face_down) == ([], 0, True)
    game.unveil("Psychopathic Brute")
    game.choose("Hulk")
    game.resolve()
    game.decline()
    assert (game.opponent.board, game.you.board) == (["Hulk"], ["Psychopathic Brute"])


def test_targeted_on_the_line_it_is_turned_up_cannot_be_stopped_and_enters_face_up(table):
    game = table(you=Side(hand=["Psychopathic Brute"]), opponent=Side(board=["Hulk", "Hive"], hand=["Painful Denial"]))
    game.play_veiled("Psychopathic Brute")
    game.passes()
    game.opponent.play("Painful Denial")
    assert game.line == ["Psychopathic Brute", "Painful Denial"]
    game.resolve()
    assert game.line == ["Psychopathic Brute"]
    game.resolve()
    assert not game.piece("Psychopathic Brute").face_down
    game.choose("Hulk")
    game.resolve()
    game.accept()
    assert game.opponent.board == ["Hive"]


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Psychopathic Brute"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Psychopathic Brute")
    game.resolve()
    found = game.piece("Psychopathic Brute")
    assert (found.offense, found.defense, game.you.actions) == (5, 5, 0)
