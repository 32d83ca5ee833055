"""Final Justice: banishes up to two champions or objects."""

from tests.engine.epic_tcg.scenario import Side


def test_it_banishes_two(table):
    game = table(
        you=Side(hand=["Final Justice"], board=["Muse"]), opponent=Side(board=["Hulk", "Hive", "Diamond Golem"])
    )
    game.play("Final Justice")
    game.could_choose("Muse", "Hulk", "Hive")
    game.choose("Muse", "Hulk")
    assert (game.you.actions, game.asks) == (0, "priority")
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["Hive", "Diamond Golem"])
    assert (game.you.deck[-1], game.opponent.deck[-1]) == ("Muse", "Hulk")


def test_or_only_one(table):
    game = table(you=Side(hand=["Final Justice"]), opponent=Side(board=["Hulk", "Hive"]))
    game.play("Final Justice")
    game.choose("Hulk")
    game.done()
    game.resolve()
    assert game.opponent.board == ["Hive"]


def test_a_target_that_is_gone_does_not_save_the_other(table):
    game = table(you=Side(hand=["Final Justice"]), opponent=Side(board=["Hulk", "Gladiator"], hand=["Shelter"]))
    game.play("Final Justice")
    game.choose("Hulk", "Gladiator")
    game.passes()
    game.opponent.play("Shelter")
    game.mode(1)
    game.choose("Hulk")
    game.resolve()
    game.resolve()
    assert game.opponent.board == ["Hulk"]


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Final Justice"]), opponent=Side(board=["Hulk"]), step="battle")
    game.could_play()
    game.go_to("build")
    game.could_play("Final Justice")
