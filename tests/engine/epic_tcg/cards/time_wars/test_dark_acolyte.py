"""Dark Acolyte: a free 1/1 that expends to make a Zombie."""

from engine.epic_tcg.language import EVIL
from tests.engine.epic_tcg.scenario import Side


def test_it_expends_to_make_a_zombie(table):
    game = table(you=Side(hand=["Dark Acolyte"], actions=0), opponent=Side())
    game.play("Dark Acolyte")
    game.resolve()
    game.use("Dark Acolyte")
    assert (game.piece("Dark Acolyte").expended, game.line) == (True, ["Dark Acolyte"])
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Dark Acolyte", "Zombie"], [])
    zombie = game.piece("Zombie")
    assert (zombie.offense, zombie.defense, zombie.alignment) == (2, 2, EVIL)
    game.could_use()


def test_in_another_players_turn_too_and_the_zombie_blocks(table):
    game = table(
        you=Side(board=["Dark Acolyte"]), opponent=Side(board=["Gladiator"]), turn_of="opponent", step="battle"
    )
    game.all_pass()
    game.attack("Gladiator", whom="you")
    game.opponent.passes()
    game.you.use("Dark Acolyte")
    game.resolve()
    game.all_pass()
    game.could_choose("Zombie")  # the Acolyte is expended
    game.block("Zombie")
    game.all_pass()
    assert (game.you.mojo, game.you.board, game.you.discard_pile) == (30, ["Dark Acolyte"], [])


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Dark Acolyte"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Dark Acolyte")
    assert game.line == ["Dark Acolyte"]
