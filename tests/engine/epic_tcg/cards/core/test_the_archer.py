"""The Archer: a 6/2 with range that expends for 6 damage to any target."""

from tests.engine.epic_tcg.scenario import Side


def test_it_shoots_champions_and_players(table):
    game = table(
        you=Side(board=["The Archer", "Hive"]),
        opponent=Side(board=["Hired Muscle", "Tracker", "Diamond Golem"]),
        step="end",
    )
    game.use("The Archer")
    game.could_choose("you", "opponent", "The Archer", "Hired Muscle", "Tracker")
    game.choose("Tracker")
    assert game.piece("The Archer").expended
    game.resolve()
    assert (game.opponent.board, game.piece("Tracker").damage) == (["Hired Muscle", "Tracker", "Diamond Golem"], 6)


def test_it_blocks_what_flies_and_hits_first(table):
    game = table(you=Side(board=["The Archer"]), opponent=Side(board=["Succubus"]), step="battle", turn_of="opponent")
    game.all_pass()
    game.attack("Succubus", whom="you")
    game.all_pass()
    game.you.block("The Archer")
    game.all_pass()
    assert (game.opponent.board, game.you.board) == ([], ["The Archer"])
    assert game.piece("The Archer").damage == 0


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["The Archer"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("The Archer")
    assert game.you.actions == 0
