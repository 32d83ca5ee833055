"""Revoker: a veiled 6/7; unveiled it may return something to its owner, and an action veils it again."""

from engine.epic_tcg.language import Alignment
from tests.engine.epic_tcg.scenario import Side, in_play


def test_unveiled_it_may_send_a_champion_or_object_to_its_owners_hand(table):
    game = table(
        you=Side(board=[in_play("Revoker", face_down=True), "Hive"]),
        opponent=Side(board=[in_play("Muse", owner="you"), "Hulk"]),
    )
    game.unveil("Revoker")
    game.could_choose("Revoker", "Hive", "Muse", "Hulk")
    game.choose("Muse")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.opponent.hand, game.opponent.board) == (["Muse"], [], ["Hulk"])


def test_it_turns_face_down_at_once_for_an_action_and_works_anew(table):
    game = table(
        you=Side(board=[in_play("Revoker", damage=3, counters=2)]), opponent=Side(board=["Hulk"], hand=["Not Today"])
    )
    game.use("Revoker")
    assert (game.you.actions, game.line, game.piece("Revoker").face_down) == (0, [], True)
    game.could_use()
    game.unveil("Revoker")
    game.choose("Hulk")
    game.resolve()
    game.accept()
    revoker = game.piece("Revoker")
    assert (game.opponent.hand, revoker.damage, revoker.counters, revoker.offense) == (["Hulk", "Not Today"], 3, 2, 8)


def test_it_may_decline(table):
    game = table(you=Side(board=[in_play("Revoker", face_down=True)]), opponent=Side(board=["Hulk"]))
    game.unveil("Revoker")
    game.choose("Hulk")
    game.resolve()
    game.decline()
    assert (game.opponent.board, game.opponent.hand) == (["Hulk"], [])


def test_built_face_up_it_sends_nothing(table):
    game = table(you=Side(hand=["Revoker"]), opponent=Side(board=[in_play("Hulk", expended=True)]), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Revoker")
    game.resolve()
    revoker = game.piece("Revoker")
    assert (game.line, game.opponent.board, game.you.actions) == ([], ["Hulk"], 0)
    assert (revoker.offense, revoker.defense) == (6, 7)


def test_played_face_down_for_an_action_it_has_no_alignment(table):
    game = table(you=Side(hand=["Revoker"]), opponent=Side())
    game.play_veiled("Revoker")
    game.resolve()
    revoker = game.piece("Revoker")
    assert (revoker.face_down, revoker.alignment, game.you.actions) == (True, Alignment.NONE, 0)
