"""Final Battle: breaks all champions and objects of one alignment."""

from engine.epic_tcg.language import EVIL, UNALIGNED
from tests.engine.epic_tcg.scenario import Side, in_play


def test_the_alignment_is_named_as_it_is_played_and_what_is_face_down_is_looked_at(table):
    down = [in_play("Dark Angel", face_down=True), in_play("Burrowing Wurm", face_down=True)]
    game = table(
        you=Side(hand=["Final Battle"], board=["Dark Prince", "Gladiator"]),
        opponent=Side(board=[*down, "Sacrificial Altar", "Archangel"]),
    )
    game.play("Final Battle")
    assert game.asks == "alignment"
    game.mode(EVIL)
    assert game.line == ["Final Battle"]
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Gladiator"], ["Burrowing Wurm", "Archangel"])
    assert not game.piece("Burrowing Wurm").face_down


def test_unaligned_is_an_alignment(table):
    game = table(you=Side(hand=["Final Battle"]), opponent=Side(board=["Bruiser", "Diamond Golem", "Tracker", "Gold"]))
    game.play("Final Battle")
    game.mode(UNALIGNED)
    game.resolve()
    assert game.opponent.board == ["Bruiser", "Diamond Golem", "Tracker"]
