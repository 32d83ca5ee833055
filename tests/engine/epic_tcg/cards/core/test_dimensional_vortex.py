"""Dimensional Vortex: expended it banishes a champion; three evil cards revealed banish the whole board."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side, in_play


def test_expended_it_banishes_target_champion(table):
    game = table(you=Side(board=["Dimensional Vortex", "Tim"]), opponent=Side(board=["Hulk", "Gold"]))
    game.use("Dimensional Vortex")
    game.could_choose("Tim", "Hulk")
    game.choose("Hulk")
    assert game.piece("Dimensional Vortex").expended
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == (["Gold"], "Hulk")


def test_three_evil_cards_revealed_banish_all_champions_and_objects(table):
    vortex = in_play("Dimensional Vortex", expended=True)
    game = table(
        you=Side(board=[vortex, "Hulk"], hand=["Dark Prince", "Evil Dead", "Execution", "Thrust"]),
        opponent=Side(board=["Diamond Golem", "Gold", "King of Kings", "Human"]),
    )
    game.use("Dimensional Vortex")
    assert game.you.hand == ["Dark Prince", "Evil Dead", "Execution", "Thrust"]
    game.could_use("Dimensional Vortex", "Hulk")  # the same cards can be revealed again
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["King of Kings"])
    assert sorted(game.you.deck[-2:]) == ["Dimensional Vortex", "Hulk"]


def test_two_evil_cards_are_too_few(table):
    vortex = in_play("Dimensional Vortex", expended=True)
    game = table(you=Side(board=[vortex], hand=["Dark Prince", "Evil Dead", "Hulk", "Tim", "Gold"]), opponent=Side())
    game.could_use()


def test_its_cost_and_speed_and_when_it_is_used(table):
    assert played(table, "Dimensional Vortex") == ("build", 1)
    assert usable_in_the_opponents_turn(table, "Dimensional Vortex")
