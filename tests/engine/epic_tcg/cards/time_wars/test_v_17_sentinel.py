"""V-17 Sentinel: a fast 20/20 with breakthrough and range that attacks only in a turn in which an action was paid."""

from tests.engine.epic_tcg.scenario import Side


def test_it_does_not_attack(table):
    game = table(you=Side(board=["V-17 Sentinel"]), opponent=Side(), step="battle")
    game.all_pass()
    assert (game.step, game.piece("V-17 Sentinel").defense) == ("build", 20)


def test_an_action_lets_it_attack_this_turn(table):
    game = table(you=Side(board=["V-17 Sentinel"]), opponent=Side(board=["Hulk"]), step="battle")
    game.use("V-17 Sentinel")
    assert game.you.actions == 0
    game.resolve()
    game.all_pass()
    game.attack("V-17 Sentinel")
    game.all_pass()
    game.block("Hulk")
    game.all_pass()
    assert (game.opponent.board, game.opponent.mojo, game.piece("V-17 Sentinel").damage) == ([], 19, 0)
    game.end_turn()
    game.end_turn()
    game.go_to("battle")
    game.all_pass()
    assert (game.turn, game.step) == (5, "build")


def test_it_comes_at_fast_speed_and_blocks_the_airborne_for_nothing_more(table):
    game = table(
        you=Side(hand=["V-17 Sentinel"]), opponent=Side(board=["Mountain Dragon"]), turn_of="opponent", step="battle"
    )
    game.all_pass()
    game.attack("Mountain Dragon", whom="you")
    game.passes()
    game.you.play("V-17 Sentinel")
    game.resolve()
    assert game.you.actions == 0
    game.all_pass()
    game.block("V-17 Sentinel")
    game.all_pass()
    assert (game.opponent.board, game.piece("V-17 Sentinel").damage, game.you.mojo) == ([], 0, 30)
