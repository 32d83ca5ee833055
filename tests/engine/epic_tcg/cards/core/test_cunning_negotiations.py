"""Cunning Negotiations: all unaligned champions are yours for good; yours get +1/+1 and unblockable this turn."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side, in_play


def test_all_unaligned_champions_come_to_you(table):
    game = table(
        you=Side(hand=["Cunning Negotiations"], board=["Tim"]),
        opponent=Side(board=["Hulk", "Diamond Golem", "Gold", in_play("Plague Bearer", face_down=True), "Druid"]),
    )
    game.play("Cunning Negotiations")
    assert game.you.actions == 0
    game.resolve()
    assert game.you.board == ["Tim", "Diamond Golem", "Plague Bearer", "Druid"]
    assert not game.piece("Plague Bearer").face_down  # unveiled as its alignment was checked
    assert game.opponent.board == ["Hulk", "Gold"]


def test_your_champions_get_1_1_and_unblockable_this_turn(table):
    game = table(
        you=Side(hand=["Cunning Negotiations"], board=["Tim"]),
        opponent=Side(board=["Hulk", "Diamond Golem", "Gold", "Dark Prince", "Gladiator", "Druid"]),
        step="pre_battle",
    )
    game.play("Cunning Negotiations")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (
        ["Tim", "Diamond Golem", "Druid"],
        ["Hulk", "Gold", "Dark Prince", "Gladiator"],
    )
    assert (game.piece("Tim").offense, game.piece("Tim").defense) == (2, 2)
    assert game.piece("Hulk").offense == 9
    game.go_to("battle")
    game.go_on()
    game.attack("Tim", "Diamond Golem", "Druid")
    game.go_on()
    assert game.opponent.mojo == 30 - 2 - 12 - 1
    game.go_on()
    game.end_turn()
    assert game.you.board == ["Tim", "Diamond Golem", "Druid"]
    assert (game.piece("Tim").offense, game.piece("Tim").keywords) == (1, Keyword(0))


def test_it_is_paced(table):
    assert speed(table, "Cunning Negotiations") == "paced"
