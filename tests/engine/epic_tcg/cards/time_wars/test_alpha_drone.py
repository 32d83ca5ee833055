"""Alpha Drone: a paced 7/7 with swarm that makes three Insects as it enters and gives yours swarm."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_makes_three_insects(table):
    game = table(you=Side(hand=["Alpha Drone"]), opponent=Side(), step="pre_battle")
    game.play("Alpha Drone")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Alpha Drone", "Insect", "Insect", "Insect"], 0)


def test_it_and_your_insects_join_an_attack(table):
    """Rule book, Swarm."""
    game = table(
        you=Side(board=["Alpha Drone", "Insect", in_play("Insect", expended=True), "Bird", "Muse"]),
        opponent=Side(board=["Insect"]),
        step="battle",
    )
    assert game.piece("their Insect").keywords == 0
    game.could_use()
    game.all_pass()
    game.attack("Muse")
    game.could_use("Alpha Drone", "Insect")
    game.use("Alpha Drone")
    assert (game.piece("Alpha Drone").expended, game.line) == (True, ["Alpha Drone"])
    game.resolve()
    game.use("Insect")
    game.resolve()
    game.all_pass()
    game.block()
    game.all_pass()
    assert game.opponent.mojo == 20


def test_joining_after_blocks_it_shares_what_became_of_the_attack(table):
    game = table(you=Side(board=["Alpha Drone", "Wolf"]), opponent=Side(board=["Gate Keeper"]), step="battle")
    game.all_pass()
    game.attack("Wolf")
    game.all_pass()
    game.block("Gate Keeper")
    game.use("Alpha Drone")
    game.resolve()
    game.all_pass()
    game.amount(0)  # of the 1 damage of Gate Keeper for the first of the two
    assert (game.opponent.board, game.opponent.mojo) == ([], 30)
    assert game.piece("Alpha Drone").damage + game.piece("Wolf").damage == 1


def test_without_it_insects_do_not_swarm(table):
    game = table(you=Side(board=["Insect", "Muse"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Muse")
    game.could_use()


def test_only_hunters_join_a_hunt(table):
    game = table(you=Side(board=["Alpha Drone", "Tracker"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Tracker", whom="Hulk")
    game.could_use()


def test_for_an_action_and_paced(table):
    table(you=Side(hand=["Alpha Drone"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Alpha Drone"]), opponent=Side(), step="pre_battle")
    game.play("Alpha Drone")
    assert game.you.actions == 0
