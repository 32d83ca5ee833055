"""Fire Breathing Dragon: an airborne, fast 5/5 with range that deals 5 damage to any target when it enters."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_when_it_enters_it_deals_5_damage(table):
    game = table(you=Side(hand=["Fire Breathing Dragon"]), opponent=Side(board=["Dark Prince", "Gold"]))
    game.play("Fire Breathing Dragon")
    game.resolve()
    game.could_choose("you", "opponent", "Fire Breathing Dragon", "Dark Prince")
    game.choose("Dark Prince")
    assert game.line == ["Fire Breathing Dragon"]
    game.resolve()
    assert (game.opponent.board, game.you.actions) == (["Gold"], 0)


def test_it_comes_in_the_battle_and_strikes_first(table):
    game = table(
        you=Side(hand=["Fire Breathing Dragon"]),
        opponent=Side(board=["Vampire Lord", "Dark Prince"]),
        turn_of="opponent",
        step="battle",
    )
    game.go_on()
    game.attack("Dark Prince", whom="you")
    game.passes()
    game.you.play("Fire Breathing Dragon")
    game.resolve()
    game.choose("opponent")
    game.resolve()
    game.go_on()
    game.block("Fire Breathing Dragon")
    game.go_on()
    assert (game.opponent.board, game.opponent.mojo) == (["Vampire Lord"], 25)
    assert (game.you.board, game.piece("Fire Breathing Dragon").damage) == (["Fire Breathing Dragon"], 0)


def test_it_flies(table):
    game = table(you=Side(board=["Fire Breathing Dragon"]), opponent=Side(board=["Hulk", "Pegasus"]), step="battle")
    game.go_on()
    game.attack("Fire Breathing Dragon")
    game.go_on()
    game.could_choose("Pegasus")


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Fire Breathing Dragon") == ("fast", 1, 5, 5)
