"""The Unspeakable: an airborne 8/8 that costs 3 Mojo and breaks all champions that are not evil as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_costs_3_mojo_and_breaks_all_champions_that_are_not_evil(table):
    game = table(
        you=Side(hand=["The Unspeakable"], board=["Muse", "Zombie", "Hive"]),
        opponent=Side(board=["Hulk", "Sage", "Dark Prince", "Diamond Golem"]),
    )
    game.play("The Unspeakable")
    game.resolve()
    assert (game.line, game.you.mojo) == (["The Unspeakable"], 30)
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (27, 30)
    assert game.you.board == ["Zombie", "Hive", "The Unspeakable"]
    assert game.opponent.board == ["Dark Prince", "Diamond Golem"]


def test_it_flies(table):
    game = table(you=Side(board=["The Unspeakable"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("The Unspeakable")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 22


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["The Unspeakable"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("The Unspeakable")
    assert game.you.actions == 0
