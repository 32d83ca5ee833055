"""Wolf Companion: +2/+2 for a champion this turn, free, with recall; leaving your discard pile it makes a Wolf."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_a_champion_gets_2_2_this_turn(table):
    game = table(
        you=Side(hand=["Wolf Companion"], board=["Muse", "Hive"]),
        opponent=Side(board=["Hulk"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.play("Wolf Companion")
    game.could_choose("Muse", "Hulk")
    game.choose("Muse")
    assert game.you.actions == 1
    game.resolve()
    assert (game.piece("Muse").offense, game.piece("Muse").defense, game.piece("Hulk").offense) == (4, 5, 9)
    assert (game.you.board, game.you.discard_pile) == (["Muse", "Hive"], ["Wolf Companion"])
    game.end_turn()
    assert game.piece("Muse").offense == 2


def test_recalled_it_leaves_a_wolf(table):
    game = table(you=Side(discard=["Wolf Companion"]), opponent=Side())
    game.use("Wolf Companion")
    game.resolve()
    assert (game.you.hand, game.line, game.you.actions) == (["Wolf Companion"], ["Wolf Companion"], 0)
    game.resolve()
    assert game.you.board == ["Wolf"]


def test_banished_it_leaves_a_wolf_to_the_player_whose_pile_it_left(table):
    game = table(you=Side(board=["Tower of Souls"]), opponent=Side(discard=[of_another("Wolf Companion")]))
    game.use("Tower of Souls", 0)
    game.resolve()
    assert (game.opponent.board, game.you.board, game.you.deck[-1]) == (["Wolf"], ["Tower of Souls"], "Wolf Companion")
