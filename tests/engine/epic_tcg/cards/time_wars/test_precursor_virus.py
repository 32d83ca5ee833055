"""Precursor Virus: break all champions but constructed ones and Zombies, and make a Zombie for each that broke."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_zombie_for_each_that_broke_of_both_sides(table):
    game = table(
        you=Side(hand=["Precursor Virus"], board=["Muse", "Zombie", "Hive"]),
        opponent=Side(board=["Hulk", "Human", "Zombie", "Graft-Steel Crusher", "Bruiser"]),
    )
    game.play("Precursor Virus")
    game.resolve()
    assert game.you.board == ["Zombie", "Hive", "Zombie", "Zombie", "Zombie"]
    assert game.opponent.board == ["Zombie", "Graft-Steel Crusher", "Bruiser"]
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Muse", "Precursor Virus"], ["Hulk"])
    assert game.you.actions == 0


def test_veiled_champions_are_unveiled_to_be_looked_at(table):
    board = [in_play("Death", face_down=True), in_play("Custodian", face_down=True), "Zombie Dragon"]
    game = table(you=Side(hand=["Precursor Virus"]), opponent=Side(board=board))
    game.play("Precursor Virus")
    game.resolve()
    assert (game.opponent.board, game.piece("Custodian").face_down) == (["Custodian"], False)
    assert game.you.board == ["Zombie", "Zombie"]


def test_it_is_for_your_build_step(table):
    game = table(you=Side(hand=["Precursor Virus"]), opponent=Side(), step="pre_battle")
    game.could_play()
