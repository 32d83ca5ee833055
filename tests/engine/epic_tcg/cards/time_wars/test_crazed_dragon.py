"""Crazed Dragon: a fast 6/6 with airborne and range that deals 4 damage to all champions without airborne."""

from tests.engine.epic_tcg.scenario import Side


def test_all_champions_without_airborne_take_4_as_it_enters(table):
    game = table(
        you=Side(hand=["Crazed Dragon"], board=["Zombie", "Muse"]),
        opponent=Side(board=["Hulk", "Hired Muscle", "Bird", "Hive"]),
        turn_of="opponent",
    )
    game.opponent.passes()
    game.you.play("Crazed Dragon")
    assert game.you.actions == 0
    game.resolve()
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Muse", "Crazed Dragon"], ["Hulk", "Bird", "Hive"])
    assert (game.piece("Hulk").damage, game.piece("Crazed Dragon").damage) == (4, 0)
    assert (game.you.mojo, game.opponent.mojo) == (30, 30)


def test_it_is_the_dragon_that_deals_the_damage(table):
    game = table(you=Side(hand=["Crazed Dragon"]), opponent=Side(board=["Blood Hound", "Treant"]))
    game.play("Crazed Dragon")
    game.resolve()
    game.resolve()
    assert (game.piece("Blood Hound").damage, game.piece("Treant").damage) == (4, 4)  # no event, and magical


def test_it_hits_first_and_flies(table):
    game = table(you=Side(board=["Crazed Dragon"]), opponent=Side(board=["Hulk", "Dark Prince"]), step="battle")
    game.all_pass()
    game.attack("Crazed Dragon")
    game.all_pass()
    game.could_choose("Dark Prince")
    game.block("Dark Prince")
    game.all_pass()
    assert (game.opponent.board, game.piece("Crazed Dragon").damage) == (["Hulk"], 0)
