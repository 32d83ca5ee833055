"""Dark Assassin: a 1/4 that is expended to break, at once, target champion or object."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_a_champion_or_object_before_anybody_can_respond(table):
    game = table(
        you=Side(board=["Dark Assassin"]),
        opponent=Side(board=["Fire Elemental", "Gold", "Winter Fairy"], hand=["Cherish"]),
    )
    game.use("Dark Assassin")
    game.could_choose("Dark Assassin", "Fire Elemental", "Gold")
    game.choose("Fire Elemental")
    assert (game.opponent.board, game.line) == (["Gold", "Winter Fairy"], [])
    assert game.piece("Dark Assassin").expended
    assert (game.you.mojo, game.decider) == (30, "you")
    game.could_use()


def test_it_strikes_in_the_opponents_turn_too(table):
    game = table(you=Side(board=["Dark Assassin"]), opponent=Side(board=["Hulk"]), turn_of="opponent", step="battle")
    game.go_on()
    game.attack("Hulk", whom="you")
    game.passes()
    game.you.use("Dark Assassin")
    game.choose("Hulk")
    game.go_on()
    assert (game.you.mojo, game.opponent.board) == (30, [])


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Dark Assassin") == ("build", 1, 1, 4)
