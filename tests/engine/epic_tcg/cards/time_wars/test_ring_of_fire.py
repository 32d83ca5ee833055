"""Ring of Fire: draws two cards as it enters; flipped it gives a champion of yours +4 offense for the turn."""

from tests.engine.epic_tcg.scenario import Side


def test_two_cards_as_it_enters_at_fast_speed(table):
    game = table(you=Side(hand=["Ring of Fire"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Ring of Fire")
    game.resolve()
    assert game.line == ["Ring of Fire"]
    game.resolve()
    assert (game.you.hand, game.you.board, game.you.actions) == (["Burrowing Wurm"] * 2, ["Ring of Fire"], 0)


def test_flipped_it_strengthens_a_champion_of_yours(table):
    game = table(
        you=Side(board=["Ring of Fire", "Muse", "Hulk"]),
        opponent=Side(board=["Zombie"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.use("Ring of Fire")
    game.could_choose("Muse", "Hulk")
    game.choose("Muse")
    assert game.piece("Ring of Fire").flipped
    game.resolve()
    assert (game.piece("Muse").offense, game.piece("Muse").defense, game.piece("Hulk").offense) == (6, 3, 9)
    game.end_turn()
    assert (game.piece("Muse").offense, game.piece("Ring of Fire").prepared) == (2, True)
