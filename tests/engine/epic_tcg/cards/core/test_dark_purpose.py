"""Dark Purpose: all evil champions are yours, and your champions make players whom they damage discard."""

from tests.engine.epic_tcg.scenario import Side


def test_each_champion_that_damages_a_player_makes_them_discard_two(table):
    hand = ["Bruiser", "Hive", "Gold", "Muse", "Medusa"]
    game = table(
        you=Side(hand=["Dark Purpose"], board=["Graft-Steel Crusher"]),
        opponent=Side(hand=hand, board=["Dark Prince", "Sacrificial Altar"]),
        step="pre_battle",
    )
    game.play("Dark Purpose")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Graft-Steel Crusher", "Dark Prince"], ["Sacrificial Altar"])
    game.go_to("battle")
    game.go_to("battle")
    game.passes()
    game.passes()
    game.attack("Graft-Steel Crusher", "Dark Prince")
    while game.asks != "order":
        game.passes()
    assert game.opponent.mojo == 11
    game.order("Dark Purpose")
    assert game.line == ["Dark Purpose", "Dark Purpose"]
    game.resolve()
    game.opponent.discard("Bruiser", "Gold")
    game.resolve()
    game.opponent.discard("Hive", "Medusa")
    assert game.opponent.hand == ["Muse"]


def test_a_champion_that_comes_later_this_turn_is_meant_too_but_none_next_turn(table):
    game = table(
        you=Side(hand=["Dark Purpose"], board=["The Archer", "The Archer"]), opponent=Side(hand=["Bruiser", "Hive"])
    )
    game.play("Dark Purpose")
    game.resolve()
    game.use("The Archer#1")
    game.choose("opponent")
    game.resolve()
    game.resolve()
    assert (game.opponent.hand, game.opponent.mojo) == ([], 24)
    game.end_turn()
    game.passes()
    game.use("The Archer#2")
    game.choose("opponent")
    game.resolve()
    assert (game.line, game.opponent.mojo) == ([], 18)
