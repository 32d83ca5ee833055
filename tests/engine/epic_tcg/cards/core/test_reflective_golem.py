"""Reflective Golem: an unbreakable 5/5 that deals the damage it is dealt to a player as well."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_all_damage_is_passed_on_to_a_player(table):
    game = table(you=Side(board=["Reflective Golem"]), opponent=Side(board=["Hulk"]), step="battle", turn_of="opponent")
    game.all_pass()
    game.opponent.attack("Hulk", whom="you")
    game.all_pass()
    game.block("Reflective Golem")
    game.all_pass()
    assert game.decider == "you"
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert (game.line, game.opponent.mojo) == (["Reflective Golem"], 30)
    game.resolve()
    assert (game.opponent.mojo, game.you.mojo, game.piece("Hulk").damage) == (25, 26, 5)
    assert (game.you.board, game.piece("Reflective Golem").damage) == (["Reflective Golem"], 5)


def test_damage_of_an_event_too(table):
    game = table(you=Side(board=["Reflective Golem"], hand=["Spontaneous Combustion"]), opponent=Side())
    game.play("Spontaneous Combustion")
    game.choose("Reflective Golem")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.you.mojo) == (24, 30)


def test_nothing_breaks_it(table):
    game = table(you=Side(hand=["Rend"]), opponent=Side(board=["Reflective Golem"]))
    game.play("Rend")
    game.resolve()
    assert (game.opponent.board, game.line) == (["Reflective Golem"], [])


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Reflective Golem") == BUILD_STEP
    assert moments(table, "Reflective Golem", actions=0) == NEVER
