"""Inner Beast: you take control of all wild champions, and your whole team gets +3/+3 and breakthrough this turn."""

from engine.epic_tcg.language import AIRBORNE, BREAKTHROUGH
from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_wild_champions_come_to_you_and_all_of_yours_grow(table):
    game = table(
        you=Side(hand=["Inner Beast", "Savage Lurker"], board=["Dark Knight"]),
        opponent=Side(board=["Lizard Guard", "Hive", "Muse"]),
        step="pre_battle",
    )
    game.play("Inner Beast")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Dark Knight", "Lizard Guard"], ["Hive", "Muse"])
    for name, numbers in (("Dark Knight", (7, 7)), ("Lizard Guard", (5, 7))):
        piece = game.piece(name)
        assert (piece.offense, piece.defense, piece.keywords) == (*numbers, BREAKTHROUGH)
    assert (game.piece("Muse").offense, game.piece("Muse").keywords) == (2, AIRBORNE)
    game.play("Savage Lurker")
    game.resolve()
    assert (game.piece("Savage Lurker").offense, game.piece("Savage Lurker").keywords) == (5, 0)
    game.end_turn()
    assert (game.piece("Dark Knight").offense, game.piece("Dark Knight").keywords) == (4, 0)
    assert game.you.board == ["Dark Knight", "Lizard Guard", "Savage Lurker"]


def test_veiled_champions_are_unveiled_and_judged_by_what_they_are(table):
    game = table(
        you=Side(hand=["Inner Beast"]),
        opponent=Side(board=[in_play("Giant Spider", face_down=True), in_play("Dark Angel", face_down=True)]),
    )
    game.play("Inner Beast")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Giant Spider"], ["Dark Angel"])
    assert not game.piece("Giant Spider").face_down
    assert not game.piece("Dark Angel").face_down


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Inner Beast") == PACED_STEPS
    assert moments(table, "Inner Beast", actions=0) == NEVER
