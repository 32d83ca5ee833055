"""Headless Horseman: an unblockable free 3/2 that makes a damaged player discard and rides home at each end of turn."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_cannot_be_blocked_and_the_player_it_damages_discards_a_card_of_their_choice(table):
    game = table(
        you=Side(board=["Headless Horseman"], hand=["Hulk"]),
        opponent=Side(board=["Graft-Steel Crusher"], hand=["Muse", "Dark Knight"]),
        step="battle",
    )
    game.all_pass()
    game.attack("Headless Horseman")
    game.all_pass()
    assert game.asks == "priority"
    game.all_pass()
    assert (game.opponent.mojo, game.piece("Headless Horseman").defense) == (27, 2)
    game.resolve()
    game.could_choose("Dark Knight", "Muse")
    game.opponent.discard("Dark Knight")
    assert (game.opponent.hand, game.you.hand) == (["Muse"], ["Hulk"])


def test_it_returns_to_your_hand_in_your_end_step_and_is_too_slow_to_come_again_there(table):
    game = table(you=Side(hand=["Headless Horseman"]), opponent=Side(), step="pre_battle")
    game.play("Headless Horseman")
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Headless Horseman"], 1)
    game.go_to("end")
    assert game.line == ["Headless Horseman"]
    game.resolve()
    assert (game.you.board, game.you.hand) == ([], ["Headless Horseman"])
    game.could_play()


def test_it_returns_in_the_opponents_end_step_too_and_to_its_controllers_hand(table):
    game = table(
        you=Side(board=[in_play("Headless Horseman", owner="opponent"), "Muse"]), opponent=Side(), turn_of="opponent"
    )
    game.go_to("end")
    game.resolve()
    assert (game.you.board, game.you.hand, game.opponent.hand) == (["Muse"], ["Headless Horseman"], [])
