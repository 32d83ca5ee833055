"""Timeripper: for a discarded card, what targets it may target something else."""

from tests.engine.epic_tcg.scenario import Side


def aimed_at(table, *names, **more):
    """The opponent plays Execution on Timeripper."""
    game = table(
        you=Side(board=["Timeripper", *names], hand=["Bruiser"]),
        opponent=Side(hand=["Execution", "Second Wind"], **more),
    )
    game.passes()
    game.opponent.play("Second Wind")
    game.opponent.play("Execution")
    if game.asks == "target":
        game.choose("Timeripper")
    game.opponent.passes()
    return game


def test_another_legal_target_is_named_in_its_place(table):
    game = aimed_at(table, "Diamond Golem", board=["Tracker", "Hive"])
    game.use("Timeripper")
    assert game.you.discard_pile == ["Bruiser"]
    game.accept()
    game.could_choose("Tracker", "Hive")
    game.choose("Hive")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Timeripper", "Diamond Golem"], ["Tracker"])


def test_nothing_changes_where_there_is_no_other_target(table):
    game = aimed_at(table)
    game.use("Timeripper")
    assert game.asks == "priority"
    game.resolve()
    assert game.you.board == []


def test_only_what_targets_it_can_be_changed(table):
    game = table(you=Side(board=["Timeripper", "Tracker"], hand=["Bruiser"]), opponent=Side(hand=["Execution"]))
    game.passes()
    game.opponent.play("Execution")
    game.choose("Tracker")
    game.opponent.passes()
    game.could_use()


def test_what_a_blocker_cannot_take_goes_to_the_player(table):
    """8 damage, of which a Human of defense 1 takes 1."""
    game = table(you=Side(board=["Timeripper"]), opponent=Side(board=["Human"]), step="battle")
    game.all_pass()
    game.attack("Timeripper")
    game.all_pass()
    game.opponent.block("Human")
    game.go_on()
    assert game.opponent.mojo == 23
