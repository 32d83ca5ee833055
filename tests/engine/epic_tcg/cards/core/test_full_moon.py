"""Full Moon: for nothing and at once, all evil and wild champions get +1 offense and breakthrough; draw a card."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side, in_play


def test_all_evil_and_wild_champions_of_both_sides(table):
    game = table(
        you=Side(hand=["Full Moon"], board=["Dark Knight", "Tim"], top=["Gold"], actions=0),
        opponent=Side(board=["Lizard Guard", "Druid", "Hive", in_play("Angel of Despair", face_down=True)]),
    )
    game.play("Full Moon")
    game.choose("opponent")  # whom the unveiled Angel makes discard
    assert (game.line, game.you.hand) == (["Angel of Despair"], ["Gold"])
    assert (game.piece("Dark Knight").offense, game.piece("Dark Knight").keywords) == (5, Keyword.BREAKTHROUGH)
    assert (game.piece("Lizard Guard").offense, game.piece("Lizard Guard").defense) == (3, 4)
    assert game.piece("Angel of Despair").offense == 5
    assert (game.piece("Tim").offense, game.piece("Druid").offense) == (1, 0)
    assert game.piece("Tim").keywords == Keyword(0)


def test_only_this_turn_and_only_those_that_are_there(table):
    game = table(you=Side(hand=["Full Moon", "Dark Knight"], board=["Zombie"]), opponent=Side())
    game.play("Full Moon")
    game.play("Dark Knight")
    game.resolve()
    assert (game.piece("Zombie").offense, game.piece("Dark Knight").offense) == (3, 4)
    game.end_turn()
    assert (game.piece("Zombie").offense, game.piece("Zombie").keywords) == (2, Keyword(0))
