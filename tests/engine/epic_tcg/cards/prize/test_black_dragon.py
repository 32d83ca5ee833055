"""Black Dragon: an airborne 6/6; a player whom it damages discards their hand."""

from tests.engine.epic_tcg.scenario import Side


def test_a_player_whom_it_damages_discards_their_hand(table):
    game = table(
        you=Side(board=["Black Dragon"], hand=["Tim"]),
        opponent=Side(board=["Hulk"], hand=["Muse", "Sage", "Knowledge"]),
        step="battle",
    )
    game.all_pass()
    game.attack("Black Dragon")
    game.all_pass()
    game.all_pass()  # Hulk cannot block what flies
    assert (game.opponent.mojo, game.line) == (24, ["Black Dragon"])
    game.resolve()
    assert (game.opponent.hand, game.opponent.discard_pile) == ([], ["Knowledge", "Muse", "Sage"])
    assert game.you.hand == ["Tim"]


def test_blocked_it_damages_no_player(table):
    game = table(you=Side(board=["Black Dragon"]), opponent=Side(board=["Dark Prince"], hand=["Muse"]), step="battle")
    game.all_pass()
    game.attack("Black Dragon")
    game.all_pass()
    game.block("Dark Prince")
    game.all_pass()
    assert (game.opponent.board, game.opponent.hand, game.line) == ([], ["Muse"], [])


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Black Dragon"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Black Dragon")
    assert game.you.actions == 0
