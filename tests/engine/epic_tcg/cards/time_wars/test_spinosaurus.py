"""Spinosaurus: a 13/13 hunter for an action, at paced speed."""

from tests.engine.epic_tcg.scenario import Side


def test_it_hunts_in_the_turn_it_comes(table):
    game = table(
        you=Side(hand=["Spinosaurus"]), opponent=Side(board=["Dark Prince", "Hulk", "Hive"]), step="pre_battle"
    )
    game.play("Spinosaurus")
    game.resolve()
    assert game.you.actions == 0
    game.go_to("battle")
    game.all_pass()
    game.could_choose("opponent", "Hulk")  # the Dark Prince flies
    game.attack("Spinosaurus", whom="Hulk")
    game.all_pass()
    game.block()
    game.all_pass()
    assert (game.opponent.board, game.piece("Spinosaurus").damage) == (["Dark Prince", "Hive"], 9)
    assert (game.opponent.mojo, game.piece("Spinosaurus").defense) == (30, 13)


def test_a_blocker_takes_the_place_of_the_hunted(table):
    game = table(you=Side(board=["Spinosaurus"]), opponent=Side(board=["Hulk", "Zombie"]), step="battle")
    game.all_pass()
    game.attack("Spinosaurus", whom="Hulk")
    game.all_pass()
    game.block("Zombie")
    game.all_pass()
    assert (game.opponent.board, game.piece("Hulk").flipped, game.piece("Spinosaurus").damage) == (["Hulk"], True, 2)


def test_it_is_paced_and_costs_an_action(table):
    game = table(you=Side(hand=["Spinosaurus"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Spinosaurus"]), opponent=Side(), step="pre_battle")
    game.play("Spinosaurus")
    game.resolve()
    found = game.piece("Spinosaurus")
    assert (found.offense, found.defense, game.you.actions) == (13, 13, 0)
