"""Dark Knight: a free, fast 4/4 that gets +4 offense when it blocks or is blocked."""

from tests.engine.epic_tcg.scenario import Side


def test_it_comes_as_a_surprise_and_blocks_with_8_offense(table):
    game = table(
        you=Side(hand=["Dark Knight"]), opponent=Side(board=["Vampire Lord", "Tim"]), turn_of="opponent", step="battle"
    )
    game.go_on()
    game.attack("Tim", "Vampire Lord", whom="you")
    game.passes()
    game.you.play("Dark Knight")
    game.resolve()
    game.go_on()
    game.block("Dark Knight")
    assert game.line == ["Dark Knight"]
    game.resolve()
    assert (game.piece("Dark Knight").offense, game.piece("Dark Knight").defense, game.you.actions) == (8, 4, 1)


def test_blocked_it_strikes_with_8_once(table):
    game = table(you=Side(board=["Dark Knight"]), opponent=Side(board=["Zombie", "Zombie"]), step="battle")
    game.go_on()
    game.attack("Dark Knight")
    game.go_on()
    game.block("Zombie#1", "Zombie#2")
    assert game.line == ["Dark Knight"]
    game.resolve()
    assert game.piece("Dark Knight").offense == 8


def test_unblocked_it_deals_4_and_the_4_more_last_one_turn(table):
    game = table(you=Side(board=["Dark Knight"]), opponent=Side(board=["Tim"]), step="battle")
    game.go_on()
    game.attack("Dark Knight")
    game.go_on()
    game.block()
    game.go_on()
    assert (game.opponent.mojo, game.line) == (26, [])
