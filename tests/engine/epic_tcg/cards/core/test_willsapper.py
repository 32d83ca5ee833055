"""Willsapper: an object that expends to expend, and banishes itself to banish, a champion or object."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_expends_a_champion_or_object_however_it_lies(table):
    board = ["Hulk", in_play("Muse", flipped=True), in_play("Sage", expended=True), "Hive", "Diamond Golem"]
    game = table(you=Side(board=["Willsapper"]), opponent=Side(board=board), step="end")
    game.use("Willsapper")
    game.could_choose("Willsapper", "Hulk", "Muse", "Sage", "Hive")
    game.choose("Muse")
    assert game.piece("Willsapper").expended
    game.resolve()
    assert (game.piece("Muse").expended, game.piece("Muse").flipped) == (True, False)
    assert game.piece("Hulk").prepared


def test_a_champion_it_expends_cannot_block(table):
    game = table(you=Side(board=["Willsapper", "Gladiator"]), opponent=Side(board=["Hulk"]), step="battle")
    game.use("Willsapper")
    game.choose("Hulk")
    game.resolve()
    game.all_pass()
    game.attack("Gladiator")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 25


def test_it_banishes_itself_to_banish_even_when_expended(table):
    game = table(
        you=Side(board=[in_play("Willsapper", expended=True)]), opponent=Side(board=["Hulk", "Hive"]), step="end"
    )
    game.use("Willsapper")
    game.choose("Hulk")
    assert (game.you.board, game.you.deck[-1]) == ([], "Willsapper")
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == (["Hive"], "Hulk")


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Willsapper"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Willsapper")
    assert game.you.actions == 0
