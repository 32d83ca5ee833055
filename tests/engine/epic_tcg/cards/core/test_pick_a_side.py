"""Pick a Side: good or evil is named, and all champions of other alignments break."""

from engine.epic_tcg.language import EVIL, GOOD
from engine.epic_tcg.rules.codes import MODE
from tests.engine.epic_tcg.scenario import Side, in_play


def test_only_champions_of_that_side_stay(table):
    down = [in_play("Dark Angel", face_down=True), in_play("Burrowing Wurm", face_down=True)]
    game = table(
        you=Side(hand=["Pick a Side"], board=["Dark Prince", "Gladiator", "Hive"]),
        opponent=Side(board=[*down, "Graft-Steel Crusher", "Tracker"]),
    )
    game.play("Pick a Side")
    assert game.operands(MODE) == [GOOD, EVIL]
    game.mode(EVIL)
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Dark Prince", "Hive"], ["Dark Angel"])
