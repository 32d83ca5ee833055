"""Death: a 2/2 with veiled that flips to break target champion that is not constructed."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_flips_to_break_a_champion_that_is_not_constructed(table):
    game = table(
        you=Side(board=["Death"]), opponent=Side(board=["Hulk", "Graft-Steel Crusher", "Gold", "Devil Golem", "Zombie"])
    )
    game.use("Death")
    game.could_choose("Death", "Hulk", "Zombie")
    game.choose("Hulk")
    assert game.piece("Death").flipped
    game.resolve()
    assert game.opponent.board == ["Graft-Steel Crusher", "Gold", "Devil Golem", "Zombie"]
    game.could_use()
    game.end_turn()
    assert game.piece("Death").prepared


def test_face_down_it_has_no_ability_until_it_is_unveiled(table):
    game = table(you=Side(board=[in_play("Death", face_down=True)]), opponent=Side(board=["Hulk"]))
    game.could_use()
    game.unveil("Death")
    game.could_use("Death")


def test_it_is_played_face_down_for_an_action(table):
    game = table(you=Side(hand=["Death"]), opponent=Side())
    game.play_veiled("Death")
    game.resolve()
    assert (game.you.board, game.piece("Death").face_down, game.you.actions) == (["Death"], True, 0)


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Death") == ("build", 1, 2, 2)
    assert usable_in_the_opponents_turn(table, "Death")
