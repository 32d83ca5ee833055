"""Hulk: a 9/9 with breakthrough that flips to break an object and grows by 4 for each wild card you discard."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_flips_to_break_an_object_and_no_champion(table):
    game = table(
        you=Side(board=["Hulk", "Hive"]), opponent=Side(board=["Crystal Ball", "Dark Knight"]), turn_of="opponent"
    )
    game.passes()
    game.you.use("Hulk")
    game.could_choose("Hive", "Crystal Ball")
    game.choose("Crystal Ball")
    assert game.piece("Hulk").flipped
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Dark Knight"], ["Hulk", "Hive"])
    assert game.opponent.discard_pile == ["Crystal Ball"]


def test_each_wild_card_that_you_discard_gives_it_four_counters(table):
    game = table(
        you=Side(board=[in_play("Hulk", expended=True)], hand=["Rend", "Swarm", "Knowledge"]),
        opponent=Side(),
        turn_of="opponent",
    )
    game.passes()
    game.you.use("Hulk")
    game.could_choose("Rend", "Swarm")
    game.choose("Swarm")
    assert (game.you.discard_pile, game.piece("Hulk").counters) == (["Swarm"], 0)
    game.resolve()
    hulk = game.piece("Hulk")
    assert (hulk.counters, hulk.offense, hulk.defense) == (4, 13, 13)
    game.passes()
    game.you.use("Hulk")
    game.resolve()
    assert (game.piece("Hulk").counters, game.you.hand) == (8, ["Knowledge"])
    game.passes()
    game.could_use()


def test_it_breaks_through_a_blocker(table):
    game = table(you=Side(board=["Hulk"]), opponent=Side(board=["Dark Knight"]), step="battle")
    game.all_pass()
    game.attack("Hulk")
    game.all_pass()
    game.block("Dark Knight")
    game.all_pass()
    game.all_pass()
    assert (game.opponent.mojo, game.opponent.board, game.piece("Hulk").damage) == (25, [], 8)


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Hulk") == BUILD_STEP
    assert moments(table, "Hulk", actions=0) == NEVER
