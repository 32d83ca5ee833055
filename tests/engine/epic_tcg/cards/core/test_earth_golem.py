"""Earth Golem: a 4/4 that enters with five +1/+1 counters, each of which breaks a champion or object."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_enters_with_five_counters_and_breaks_something_for_one(table):
    game = table(you=Side(hand=["Earth Golem"]), opponent=Side(board=["Hulk", "Gold", "Diamond Golem"]))
    game.play("Earth Golem")
    game.resolve()
    golem = game.piece("Earth Golem")
    assert (golem.counters, golem.offense, golem.defense) == (5, 9, 9)
    game.use("Earth Golem")
    game.could_choose("Earth Golem", "Hulk", "Gold")
    game.choose("Gold")
    assert (game.piece("Earth Golem").counters, game.piece("Earth Golem").expended) == (4, True)
    game.resolve()
    assert game.opponent.board == ["Hulk", "Diamond Golem"]
    game.could_use()


def test_without_a_counter_it_breaks_nothing(table):
    game = table(you=Side(board=["Earth Golem"]), opponent=Side(board=["Hulk"]))
    game.could_use()


def test_counters_taken_from_a_damaged_golem_can_break_it(table):
    golem = in_play("Earth Golem", damage=5, counters=2)
    game = table(you=Side(board=[golem]), opponent=Side(board=["Hulk"]))
    game.use("Earth Golem")
    game.choose("Hulk")
    assert game.you.board == []  # 5 damage on a 5/5
    game.resolve()
    assert game.opponent.board == []


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Earth Golem") == ("build", 1, 9, 9)
    assert usable_in_the_opponents_turn(table, in_play("Earth Golem", counters=1))
