"""Unholy Automaton: an airborne 6/8 that flips for 2 damage to any target."""

from tests.engine.epic_tcg.scenario import Side


def test_flipped_it_deals_2_to_any_target(table):
    game = table(
        you=Side(board=["Unholy Automaton", "Hive"]),
        opponent=Side(board=["Zombie", "Diamond Golem"]),
        turn_of="opponent",
        step="end",
    )
    game.passes()
    game.you.use("Unholy Automaton")
    game.could_choose("you", "opponent", "Unholy Automaton", "Zombie")
    game.choose("Zombie")
    assert (game.piece("Unholy Automaton").flipped, game.you.actions) == (True, 1)
    game.resolve()
    assert (game.opponent.board, game.opponent.mojo) == (["Diamond Golem"], 30)


def test_it_flies_and_flipped_it_is_prepared_in_each_end_step(table):
    game = table(you=Side(board=["Unholy Automaton"]), opponent=Side(board=["Hulk"]), step="pre_battle")
    game.use("Unholy Automaton")
    game.choose("Hulk")
    game.resolve()
    assert game.piece("Hulk").damage == 2
    game.could_use()
    game.end_turn()
    assert game.piece("Unholy Automaton").prepared
    game = table(you=Side(board=["Unholy Automaton"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Unholy Automaton")
    game.all_pass()
    assert game.asks == "priority"
    game.all_pass()
    assert (game.opponent.mojo, game.piece("Unholy Automaton").defense) == (24, 8)


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Unholy Automaton"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Unholy Automaton")
    game.resolve()
    found = game.piece("Unholy Automaton")
    assert (found.offense, found.defense, game.you.actions) == (6, 8, 0)
