"""Rally the People: make four Humans, or eight if you pay an action as you play it."""

from tests.engine.epic_tcg.scenario import Side


def test_eight_for_an_action_paid_as_it_is_played(table):
    game = table(you=Side(hand=["Rally the People"], board=["Muse"]), opponent=Side())
    game.play("Rally the People")
    game.accept()
    assert (game.you.board, game.you.actions) == (["Muse"], 0)
    game.resolve()
    assert game.you.board == ["Muse"] + ["Human"] * 8


def test_without_an_action_it_is_not_asked_and_paid_for_it_is_a_free_card_still(table):
    game = table(you=Side(hand=["Rally the People"], actions=0), opponent=Side())
    game.play("Rally the People")
    assert game.line == ["Rally the People"]
    game.resolve()
    assert game.you.board == ["Human"] * 4
    game = table(you=Side(hand=["Rally the People"], board=["Barracks"]), opponent=Side())
    game.play("Rally the People")
    game.accept()
    assert game.line == ["Rally the People"]


def test_four_for_nothing_in_the_build_step(table):
    game = table(you=Side(hand=["Rally the People"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Rally the People")
    game.decline()
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Human"] * 4, 1)
