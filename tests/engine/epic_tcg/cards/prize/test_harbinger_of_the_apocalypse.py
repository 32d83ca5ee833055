"""Harbinger of the Apocalypse: an unbreakable 5/5 that banishes itself to break all champions."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_banishes_itself_to_break_all_champions(table):
    game = table(
        you=Side(board=[in_play("Harbinger of the Apocalypse", expended=True), "Muse", "Hive"]),
        opponent=Side(board=["Hulk", "Diamond Golem", "Zombie", "Barracks"]),
        turn_of="opponent",
    )
    game.opponent.passes()
    game.you.use("Harbinger of the Apocalypse")
    assert (game.you.board, game.you.deck[-1]) == (["Muse", "Hive"], "Harbinger of the Apocalypse")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Hive"], ["Diamond Golem", "Barracks"])


def test_it_cannot_be_broken(table):
    game = table(you=Side(hand=["Harbinger of the Apocalypse"]), opponent=Side(hand=["Rend"], board=["Hulk"]))
    game.play("Harbinger of the Apocalypse")
    game.resolve()
    assert game.you.actions == 0
    game.passes()
    game.opponent.play("Rend")
    game.choose("Harbinger of the Apocalypse")
    game.resolve()
    assert game.you.board == ["Harbinger of the Apocalypse"]


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Harbinger of the Apocalypse"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Harbinger of the Apocalypse")
    assert game.you.actions == 0
