"""Tech Golem: a 16/16 with range and recall."""

from engine.epic_tcg.language import UNALIGNED
from tests.engine.epic_tcg.scenario import Side


def test_it_strikes_first(table):
    game = table(you=Side(board=["Tech Golem"]), opponent=Side(board=["Great Wurm", "Allosaurus"]), step="battle")
    game.all_pass()
    game.attack("Tech Golem")
    game.all_pass()
    game.block("Allosaurus")
    game.all_pass()
    assert (game.opponent.board, game.piece("Tech Golem").damage) == (["Great Wurm"], 0)


def test_it_blocks_the_airborne(table):
    game = table(
        you=Side(board=["Tech Golem", "Hulk"]),
        opponent=Side(board=["Mountain Dragon"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Mountain Dragon", whom="you")
    game.all_pass()
    game.could_choose("Tech Golem")


def test_it_is_recalled_and_built_for_an_action_each(table):
    game = table(you=Side(discard=["Tech Golem"], actions=2), opponent=Side())
    game.use("Tech Golem")
    game.resolve()
    game.play("Tech Golem")
    game.resolve()
    golem = game.piece("Tech Golem")
    assert (golem.offense, golem.defense, golem.alignment, game.you.actions) == (16, 16, UNALIGNED, 0)


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Tech Golem"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Tech Golem")
    game.resolve()
    found = game.piece("Tech Golem")
    assert (found.offense, found.defense, game.you.actions) == (16, 16, 0)
