"""Forest Dragon: an airborne, instantaneous 7/6 that gets three +1/+1 counters when it attacks or blocks."""

from tests.engine.epic_tcg.scenario import Side


def test_it_grows_for_good_when_it_attacks(table):
    game = table(you=Side(board=["Forest Dragon"]), opponent=Side(board=["Hulk"]), step="battle")
    game.go_on()
    game.attack("Forest Dragon")
    assert game.line == ["Forest Dragon"]
    game.resolve()
    dragon = game.piece("Forest Dragon")
    assert (dragon.counters, dragon.offense, dragon.defense) == (3, 10, 9)
    game.go_on()
    assert game.opponent.mojo == 20  # Hulk does not fly
    game.go_on()
    game.end_turn()
    assert game.piece("Forest Dragon").offense == 10


def test_and_when_it_blocks(table):
    game = table(you=Side(board=["Forest Dragon"]), opponent=Side(board=["Hulk"]), turn_of="opponent", step="battle")
    game.go_on()
    game.attack("Hulk", whom="you")
    game.go_on()
    game.block("Forest Dragon")
    game.resolve()
    game.go_on()
    assert (game.you.board, game.opponent.board) == ([], [])  # 10 on a 9/9, 9 on a 10/9


def test_nobody_can_respond_to_it(table):
    game = table(you=Side(hand=["Forest Dragon"]), opponent=Side(hand=["Never"]))
    game.play("Forest Dragon")
    assert (game.you.board, game.line, game.you.actions) == (["Forest Dragon"], [], 0)
