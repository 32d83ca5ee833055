"""Angel of Wisdom: an airborne 5/6 that draws two cards as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_two_cards_as_it_enters(table):
    game = table(you=Side(hand=["Angel of Wisdom"], top=["Muse", "Sage", "Tim"]), opponent=Side())
    game.play("Angel of Wisdom")
    game.resolve()
    assert game.you.hand == []
    game.resolve()
    assert (game.you.hand, game.opponent.hand, game.you.actions) == (["Muse", "Sage"], [], 0)


def test_it_flies(table):
    game = table(you=Side(board=["Angel of Wisdom"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Angel of Wisdom")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 25


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Angel of Wisdom"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Angel of Wisdom")
    assert game.you.actions == 0
