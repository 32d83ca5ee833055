"""Storm Elemental: an unblockable 7/7 hunter with range."""

from tests.engine.epic_tcg.scenario import Side


def test_nobody_blocks_it(table):
    game = table(you=Side(hand=["Storm Elemental"]), opponent=Side(board=["Hulk", "Storm Giant"]), step="pre_battle")
    game.play("Storm Elemental")
    game.resolve()
    assert game.you.actions == 0
    game.go_to("battle")
    game.all_pass()
    game.attack("Storm Elemental", whom="opponent")
    game.all_pass()
    assert game.asks == "priority"
    game.all_pass()
    assert game.opponent.mojo == 23


def test_it_hunts_the_airborne_and_strikes_first(table):
    game = table(you=Side(board=["Storm Elemental"]), opponent=Side(board=["Zombie Dragon", "Hive"]), step="battle")
    game.all_pass()
    game.could_choose("opponent", "Zombie Dragon")
    game.attack("Storm Elemental", whom="Zombie Dragon")
    game.all_pass()
    game.all_pass()
    assert (game.opponent.board, game.piece("Storm Elemental").damage, game.opponent.mojo) == (["Hive"], 0, 30)


def test_it_is_paced_and_costs_an_action(table):
    game = table(you=Side(hand=["Storm Elemental"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Storm Elemental"]), opponent=Side(), step="pre_battle")
    game.play("Storm Elemental")
    game.resolve()
    found = game.piece("Storm Elemental")
    assert (found.offense, found.defense, game.you.actions) == (7, 7, 0)
