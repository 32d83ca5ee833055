"""Weapon of Lore: a free, fast object that flips to give a champion of yours +4/+4 for the turn."""

from tests.engine.epic_tcg.scenario import Side


def test_a_champion_of_yours_gets_4_4_for_the_turn(table):
    game = table(
        you=Side(board=["Weapon of Lore", "Hulk", "Muse", "Diamond Golem"]),
        opponent=Side(board=["Gladiator"]),
        step="end",
    )
    game.use("Weapon of Lore")
    game.could_choose("Hulk", "Muse")
    game.choose("Muse")
    assert game.piece("Weapon of Lore").flipped
    game.could_use("Hulk")
    game.resolve()
    assert (game.piece("Muse").offense, game.piece("Muse").defense) == (6, 7)
    assert (game.piece("Hulk").offense, game.piece("Hulk").defense) == (9, 9)
    game.end_turn()
    assert (game.piece("Muse").offense, game.piece("Weapon of Lore").prepared) == (2, True)


def test_it_comes_at_any_time_for_free(table):
    game = table(
        you=Side(hand=["Weapon of Lore"], board=["Hulk"], actions=0), opponent=Side(), turn_of="opponent", step="end"
    )
    game.opponent.passes()
    game.you.play("Weapon of Lore")
    game.resolve()
    assert game.you.board == ["Hulk", "Weapon of Lore"]
