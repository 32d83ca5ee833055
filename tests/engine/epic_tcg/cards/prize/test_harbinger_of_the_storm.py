"""Harbinger of the Storm: an unbreakable 8/8 that banishes itself to break all that is not wild."""

from tests.engine.epic_tcg.scenario import Side


def test_it_banishes_itself_to_break_all_champions_and_objects_that_are_not_wild(table):
    game = table(
        you=Side(board=["Harbinger of the Storm", "Muse", "Insect", "Aerie"]),
        opponent=Side(board=["Hulk", "Hive", "Barracks", "Diamond Golem", "Sage", "Zombie"]),
        step="end",
    )
    game.use("Harbinger of the Storm")
    assert (game.you.board, game.you.deck[-1]) == (["Muse", "Insect", "Aerie"], "Harbinger of the Storm")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Insect", "Aerie"], ["Hulk", "Hive", "Diamond Golem"])


def test_it_cannot_be_broken(table):
    game = table(you=Side(board=["Harbinger of the Storm"]), opponent=Side(board=["Gladiator"]), step="battle")
    game.all_pass()
    game.attack("Harbinger of the Storm")
    game.all_pass()
    game.block("Gladiator")
    game.all_pass()
    assert (game.you.board, game.piece("Gladiator").damage) == (["Harbinger of the Storm"], 8)  # Gladiator is deadly


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Harbinger of the Storm"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Harbinger of the Storm")
    assert game.you.actions == 0
