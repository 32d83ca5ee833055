"""White Dragon: a free airborne 5/5 that draws a card as it enters if an action was paid on top."""

from tests.engine.epic_tcg.scenario import Side


def test_for_an_action_it_draws_a_card(table):
    game = table(you=Side(hand=["White Dragon"], top=["Muse"], board=["Pegasus"]), opponent=Side())
    game.play("White Dragon")
    game.accept()
    assert (game.you.actions, game.line) == (0, ["White Dragon"])  # still no action card, or Pegasus would draw
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.hand) == (["Pegasus", "White Dragon"], ["Muse"])


def test_for_nothing_it_draws_none(table):
    game = table(you=Side(hand=["White Dragon"]), opponent=Side())
    game.play("White Dragon")
    game.decline()
    game.resolve()
    assert (game.you.actions, game.line, game.you.hand) == (1, [], [])
    other = table(you=Side(hand=["White Dragon"], actions=0), opponent=Side())
    other.play("White Dragon")
    other.resolve()
    assert (other.you.board, other.line) == (["White Dragon"], [])


def test_put_into_play_it_draws_none(table):
    game = table(you=Side(hand=["Ambush", "White Dragon"], top=["Muse"], actions=2), opponent=Side())
    game.play("Ambush")
    game.resolve()
    game.accept()
    game.choose("White Dragon")
    assert (game.you.board, game.line, game.you.hand, game.you.actions) == (["White Dragon"], [], ["Muse"], 1)


def test_it_flies_but_only_comes_in_the_build_step(table):
    game = table(you=Side(hand=["White Dragon"], board=["White Dragon"]), opponent=Side(board=["Hulk"]), step="battle")
    game.could_play()
    game.all_pass()
    game.attack("White Dragon")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 25
