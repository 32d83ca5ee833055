"""Devil Golem: an airborne 7/6; expended with one of your champions broken, target player discards two cards."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side


def test_a_broken_champion_of_yours_makes_a_player_discard_two(table):
    game = table(
        you=Side(board=["Devil Golem", "Tim", "Human", "Bruiser", "Gold"], hand=["Druid"]),
        opponent=Side(board=["Hulk"], hand=["Thrust", "Hive", "Gladiator"]),
    )
    game.use("Devil Golem")
    game.choose("opponent")
    game.could_choose("Devil Golem", "Tim", "Human")  # the unbreakable one cannot be broken
    game.choose("Tim")
    assert (game.you.discard_pile, game.piece("Devil Golem").expended) == (["Tim"], True)
    game.resolve()
    game.opponent.discard("Thrust", "Hive")
    assert (game.opponent.hand, game.you.hand) == (["Gladiator"], ["Druid"])


def test_it_can_break_itself(table):
    game = table(you=Side(board=["Devil Golem"]), opponent=Side(hand=["Thrust", "Hive"]))
    game.use("Devil Golem")
    game.choose("opponent")
    assert game.you.discard_pile == ["Devil Golem"]
    game.resolve()
    assert game.opponent.hand == []


def test_it_flies(table):
    game = table(
        you=Side(board=["Devil Golem"]), opponent=Side(board=["Hulk", "Night Feeder", "Pegasus"]), step="battle"
    )
    game.go_on()
    game.attack("Devil Golem")
    game.go_on()
    game.could_choose("Pegasus")


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Devil Golem") == ("build", 1, 7, 6)
    assert usable_in_the_opponents_turn(table, "Devil Golem")
