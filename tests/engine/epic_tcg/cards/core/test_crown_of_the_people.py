"""Crown of the People: an unbanishable object that makes Humans and gives yours +2/+2."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side


def test_it_flips_for_a_human_and_yours_get_2_2(table):
    game = table(you=Side(board=["Crown of the People", "Zombie"]), opponent=Side(board=["Human"]))
    game.use("Crown of the People")
    assert game.piece("Crown of the People").flipped
    game.resolve()
    assert game.you.board == ["Crown of the People", "Zombie", "Human"]
    assert (game.piece("your Human").offense, game.piece("your Human").defense) == (3, 3)
    assert (game.piece("their Human").offense, game.piece("Zombie").offense) == (1, 2)
    game.could_use()
    game.end_turn()
    assert game.piece("Crown of the People").prepared  # what is flipped prepares in every End Step


def test_it_cannot_be_banished_but_broken(table):
    game = table(
        you=Side(hand=["Rejection", "Execution"], actions=2), opponent=Side(board=["Crown of the People", "Human"])
    )
    game.play("Rejection")
    game.choose("Crown of the People")
    game.resolve()
    assert game.opponent.board == ["Crown of the People", "Human"]
    game.play("Execution")
    game.choose("Crown of the People")
    game.resolve()
    assert (game.opponent.board, game.piece("Human").offense) == (["Human"], 1)


def test_its_cost_and_speed_and_when_it_is_used(table):
    assert played(table, "Crown of the People") == ("build", 1)
    assert usable_in_the_opponents_turn(table, "Crown of the People")
