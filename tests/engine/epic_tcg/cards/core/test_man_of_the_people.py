"""Man of the People: an unbanishable, veiled 4/4 that gives your Humans +1/+1 and, unveiled, brings 4 of them."""

from engine.epic_tcg.language import GOOD
from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_unveiled_it_makes_four_humans_that_are_bigger(table):
    game = table(you=Side(hand=["Man of the People"], board=["Muse"]), opponent=Side(board=["Human"]))
    game.play_veiled("Man of the People")
    game.resolve()
    game.unveil("Man of the People")
    game.resolve()
    assert game.you.board == ["Muse", "Man of the People"] + ["Human"] * 4
    human = game.piece("your Human#4")
    assert (human.offense, human.defense, human.alignment) == (2, 2, GOOD)
    assert (game.piece("their Human").offense, game.piece("Muse").offense) == (1, 2)


def test_played_face_up_it_makes_none(table):
    game = table(you=Side(hand=["Man of the People"]), opponent=Side())
    game.play("Man of the People")
    game.resolve()
    assert (game.you.board, game.line) == (["Man of the People"], [])


def test_it_is_not_banished(table):
    game = table(you=Side(hand=["Leave Me!"], board=["Man of the People", "Muse"]), opponent=Side())
    game.play("Leave Me!")
    game.resolve()
    assert game.you.board == ["Man of the People"]


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Man of the People") == BUILD_STEP
    assert moments(table, "Man of the People", actions=0) == NEVER
    assert strength(table, "Man of the People") == (4, 4)
