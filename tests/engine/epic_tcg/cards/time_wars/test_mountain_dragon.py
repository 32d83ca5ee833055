"""Mountain Dragon: an airborne 12/12 with recall."""

from engine.epic_tcg.language import EVIL
from tests.engine.epic_tcg.scenario import Side


def test_it_flies_past_those_on_the_ground(table):
    game = table(you=Side(board=["Mountain Dragon"]), opponent=Side(board=["Hulk", "Storm Giant"]), step="battle")
    game.all_pass()
    game.attack("Mountain Dragon")
    game.all_pass()
    game.could_choose("Storm Giant")
    game.block()
    game.all_pass()
    assert game.opponent.mojo == 18
    assert game.piece("Mountain Dragon").alignment == EVIL


def test_it_is_played_in_the_build_step_and_recalled_at_fast_speed_for_an_action_each(table):
    """Rule book, Recall; T2."""
    game = table(you=Side(discard=["Mountain Dragon"], actions=2), opponent=Side(), step="pre_battle")
    game.use("Mountain Dragon")
    game.resolve()
    assert (game.you.hand, game.you.actions) == (["Mountain Dragon"], 1)
    game.could_play()
    game.go_to("build")
    game.play("Mountain Dragon")
    game.resolve()
    assert (game.you.board, game.you.actions, game.piece("Mountain Dragon").defense) == (["Mountain Dragon"], 0, 12)
