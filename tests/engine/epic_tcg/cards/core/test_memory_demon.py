"""Memory Demon: an airborne 7/6 that may take an evil card back from your discard pile when it damages an opponent."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_battle_damage_brings_an_evil_card_back(table):
    game = table(
        you=Side(board=["Memory Demon"], discard=["Execution", "Rend", "Head of Navec", "Medusa"]),
        opponent=Side(board=["Hulk"], discard=["Jason"]),
        step="battle",
    )
    game.all_pass()
    game.attack("Memory Demon")
    game.all_pass()
    game.all_pass()
    assert (game.opponent.mojo, game.line) == (23, ["Memory Demon"])
    game.resolve()
    game.accept()
    game.could_choose("Execution", "Head of Navec", "Medusa")
    game.choose("Head of Navec")
    assert game.you.hand == ["Head of Navec"]
    assert game.opponent.discard_pile == ["Jason"]


def test_blocked_it_brings_nothing(table):
    game = table(you=Side(board=["Memory Demon"], discard=["Execution"]), opponent=Side(board=["Muse"]), step="battle")
    game.all_pass()
    game.attack("Memory Demon")
    game.all_pass()
    game.block("Muse")
    game.all_pass()
    assert (game.line, game.opponent.board, game.opponent.mojo) == ([], [], 30)


def test_it_enters_before_anybody_can_respond(table):
    game = table(you=Side(hand=["Memory Demon"]), opponent=Side(hand=["Not Today"]))
    game.play("Memory Demon")
    assert (game.you.board, game.line, game.decider) == (["Memory Demon"], [], "you")


def test_any_other_damage_that_it_deals_an_opponent_does_so_too(table):
    game = table(you=Side(board=["Memory Demon"], hand=["Psychic Onslaught"]), opponent=Side())
    game.play("Psychic Onslaught")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.line) == (23, ["Memory Demon"])
    game.resolve()
    game.accept()
    assert game.you.hand == ["Psychic Onslaught"]


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Memory Demon") == BUILD_STEP
    assert moments(table, "Memory Demon", actions=0) == NEVER
    assert strength(table, "Memory Demon") == (7, 6)
