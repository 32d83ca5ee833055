"""Lightning Storm: 6 damage split over any number of champions and players."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_the_damage_is_divided_as_it_is_played(table):
    game = table(
        you=Side(hand=["Lightning Storm"], board=["Hive"]), opponent=Side(board=["Dark Knight", "Muse", "Sewer Demon"])
    )
    game.play("Lightning Storm")
    game.could_choose("you", "opponent", "Dark Knight", "Muse")
    game.choose("opponent", "Dark Knight")
    game.done()
    game.amount(2)
    game.resolve()
    assert (game.opponent.mojo, game.opponent.board) == (28, ["Muse", "Sewer Demon"])
    assert game.you.mojo == 30


def test_the_share_of_a_target_that_is_gone_is_lost(table):
    game = table(you=Side(hand=["Lightning Storm"]), opponent=Side(board=["Dark Knight", "Hulk"], hand=["See Him Out"]))
    game.play("Lightning Storm")
    game.choose("Dark Knight", "Hulk")
    game.amount(1)
    game.passes()
    game.opponent.play("See Him Out")
    game.choose("Dark Knight")
    game.mode(0)
    game.resolve()
    game.resolve()
    assert (game.opponent.board, game.piece("Hulk").damage, game.opponent.mojo) == (["Hulk"], 5, 30)


def test_each_gets_at_least_one_so_that_seven_cannot_be_hit(table):
    game = table(you=Side(hand=["Lightning Storm"]), opponent=Side(board=["Insect"] * 7))
    game.play("Lightning Storm")
    game.choose(*[f"Insect#{number}" for number in range(1, 7)])
    assert (game.asks, game.line) == ("priority", ["Lightning Storm"])
    game.resolve()
    assert game.opponent.board == ["Insect"]


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Lightning Storm") == AT_ANY_TIME
    assert moments(table, "Lightning Storm", actions=0) == NEVER
