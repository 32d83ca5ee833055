"""Consumed from Within: break target champion; if it broke, you get Insects equal to its defense."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_as_many_insects_as_the_champion_had_defense(table):
    game = table(
        you=Side(hand=["Consumed from Within"]),
        opponent=Side(board=[in_play("Forest Giant", counters=2, damage=1), "Tim", "Gold"]),
    )
    game.play("Consumed from Within")
    game.could_choose("Forest Giant", "Tim")
    game.choose("Forest Giant")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Insect"] * 8, ["Tim", "Gold"])


def test_one_that_does_not_break_gives_none(table):
    game = table(you=Side(hand=["Consumed from Within"]), opponent=Side(board=["Bruiser"]))
    game.play("Consumed from Within")
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["Bruiser"])


def test_it_is_paced(table):
    table(you=Side(hand=["Consumed from Within"]), opponent=Side(board=["Hulk"]), step="battle").could_play()
