"""Scout Drone: a free 3/3 with swarm that makes Insects, and your Insects have swarm."""

from tests.engine.epic_tcg.scenario import Side


def test_expended_it_makes_an_insect(table):
    game = table(you=Side(board=["Scout Drone"]), opponent=Side(), turn_of="opponent", step="battle")
    game.passes()
    game.you.use("Scout Drone")
    assert game.piece("Scout Drone").expended
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Scout Drone", "Insect"], 1)


def test_it_and_your_insects_join_an_attack_but_other_tokens_do_not(table):
    game = table(you=Side(board=["Scout Drone", "Insect", "Hulk", "Human"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Hulk")
    game.could_use("Scout Drone", "Insect")
    game.use("Insect")
    game.resolve()
    game.use("Scout Drone", 1)
    game.resolve()
    assert (game.piece("Insect").expended, game.piece("Scout Drone").expended) == (True, True)
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 17


def test_insects_of_others_do_not_swarm_for_it(table):
    game = table(
        you=Side(board=["Scout Drone"]),
        opponent=Side(board=["Insect", "Elven Chariot"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Elven Chariot", whom="you")
    game.could_use()


def test_it_is_built_for_nothing(table):
    game = table(you=Side(hand=["Scout Drone"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Scout Drone")
    game.resolve()
    found = game.piece("Scout Drone")
    assert (found.offense, found.defense, game.you.actions) == (3, 3, 1)
