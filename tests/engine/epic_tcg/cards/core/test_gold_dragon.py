"""Gold Dragon: an airborne, paced 6/8; what a good champion of yours deals as damage, you may gain as Mojo."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_each_good_champion_that_deals_damage_is_a_gain_of_its_own(table):
    game = table(
        you=Side(board=["Gold Dragon", "Pegasus", "Dark Knight", "Lizard Guard", "Executioner"], mojo=10),
        opponent=Side(),
        step="battle",
    )
    game.go_on()
    game.attack("Gold Dragon", "Pegasus", "Dark Knight", "Lizard Guard", "Executioner")
    game.go_on()
    assert game.opponent.mojo == 30 - 6 - 3 - 4 - 2 - 4
    game.order("Gold Dragon")
    assert game.line == ["Gold Dragon"] * 2  # for the two good ones
    game.resolve()
    game.accept()
    game.resolve()
    game.accept()
    assert game.you.mojo == 19


def test_the_damage_of_an_ability_counts_and_you_may_decline(table):
    game = table(you=Side(board=["Gold Dragon", "Tim"], mojo=10), opponent=Side())
    game.use("Tim", 0)
    game.choose("opponent")
    game.resolve()
    assert (game.line, game.opponent.mojo) == (["Gold Dragon"], 29)
    game.resolve()
    game.decline()
    assert game.you.mojo == 10


def test_objects_and_the_opponents_champions_gain_nothing(table):
    game = table(you=Side(board=["Gold Dragon", "Elven Bolt-Thrower"]), opponent=Side(board=["Tim"]))
    game.use("Elven Bolt-Thrower")
    game.choose("opponent")
    game.resolve()
    assert game.line == []
    game.passes()
    game.opponent.use("Tim", 0)
    game.choose("you")
    game.resolve()
    assert (game.line, game.you.mojo, game.opponent.mojo) == ([], 29, 26)


def test_what_a_ward_takes_is_not_gained(table):
    game = table(you=Side(board=["Gold Dragon"], mojo=10), opponent=Side(board=["Mithril Armor"]), step="battle")
    game.go_on()
    game.attack("Gold Dragon")
    game.go_on()
    game.resolve()
    game.accept()
    assert (game.opponent.mojo, game.you.mojo) == (29, 11)


def test_damage_to_several_at_once_is_gained_together(table):
    game = table(
        you=Side(board=["Gold Dragon"], mojo=10),
        opponent=Side(board=["Hulk", "Pegasus", "Winter Fairy"]),
        step="battle",
    )
    game.go_on()
    game.attack("Gold Dragon")
    game.go_on()
    game.could_choose("Pegasus", "Winter Fairy")  # it flies
    game.block("Pegasus", "Winter Fairy")
    game.go_on()
    game.amount(5)
    assert (game.opponent.board, game.line) == (["Hulk"], ["Gold Dragon"])
    game.resolve()
    game.accept()
    assert game.you.mojo == 16


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Gold Dragon") == ("paced", 1, 6, 8)
