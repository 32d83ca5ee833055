"""Swooping Wyvern: a fast airborne 5/7 with deadly and hunter."""

from tests.engine.epic_tcg.scenario import Side


def test_it_hunts_in_the_air_and_its_damage_is_deadly(table):
    game = table(
        you=Side(board=["Swooping Wyvern"]), opponent=Side(board=["Angel of Reckoning", "Hulk"]), step="battle"
    )
    game.all_pass()
    game.could_choose("opponent", "Angel of Reckoning", "Hulk")
    game.attack("Swooping Wyvern", whom="Hulk")
    game.all_pass()
    game.block("Angel of Reckoning")
    game.all_pass()
    assert (game.you.board, game.opponent.board) == ([], ["Hulk"])


def test_it_is_fast_and_flies(table):
    game = table(you=Side(hand=["Swooping Wyvern"]), opponent=Side(board=["Hulk"]), step="battle")
    game.play("Swooping Wyvern")
    game.resolve()
    assert game.you.actions == 0
    game.all_pass()
    game.attack("Swooping Wyvern", whom="opponent")
    game.all_pass()
    assert game.asks == "priority"
    game.all_pass()
    assert (game.opponent.mojo, game.piece("Swooping Wyvern").defense) == (25, 7)
