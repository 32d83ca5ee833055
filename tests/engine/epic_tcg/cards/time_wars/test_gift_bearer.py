"""Gift Bearer: an unstoppable 5/4 that draws two cards as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_two_cards_as_it_enters(table):
    game = table(you=Side(hand=["Gift Bearer"], top=["Muse", "Sage", "Tim"]), opponent=Side())
    game.play("Gift Bearer")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.board, game.you.hand) == (["Gift Bearer"], [])
    game.resolve()
    assert (game.you.hand, game.opponent.hand) == (["Muse", "Sage"], [])


def test_it_cannot_be_stopped_but_its_ability_can(table):
    game = table(you=Side(hand=["Gift Bearer"]), opponent=Side(hand=["Not Today", "No"], actions=2))
    game.play("Gift Bearer")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.line) == (["Gift Bearer"], ["Gift Bearer"])
    game.passes()
    game.opponent.play("No")
    assert (game.line, game.you.hand) == ([], [])


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Gift Bearer"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Gift Bearer")
    assert game.you.actions == 0
