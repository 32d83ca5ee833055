"""Energy Flow: expends up to one champion or object, prepares up to one, and draws two cards."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_one_is_expended_and_another_prepared(table):
    game = table(
        you=Side(hand=["Energy Flow"], board=[in_play("Gladiator", expended=True)], top=["Muse", "Sage"]),
        opponent=Side(board=["Hulk", "Hive", "Diamond Golem"]),
    )
    game.play("Energy Flow")
    game.could_choose("Gladiator", "Hulk", "Hive")
    game.choose("Hulk")
    game.choose("Gladiator")
    game.resolve()
    assert (game.piece("Hulk").expended, game.piece("Gladiator").prepared) == (True, True)
    assert (game.you.hand, game.you.actions) == (["Muse", "Sage"], 0)


def test_without_targets_it_only_draws(table):
    game = table(you=Side(hand=["Energy Flow"], top=["Muse", "Sage"]), opponent=Side(board=["Hulk"]))
    game.play("Energy Flow")
    game.done()
    game.done()
    game.resolve()
    assert (game.piece("Hulk").prepared, game.you.hand) == (True, ["Muse", "Sage"])


def test_the_same_piece_is_expended_and_then_prepared(table):
    game = table(you=Side(hand=["Energy Flow"]), opponent=Side(board=[in_play("Hive", flipped=True)]))
    game.play("Energy Flow")
    game.choose("Hive")
    game.choose("Hive")
    game.resolve()
    assert game.piece("Hive").prepared


def test_a_flipped_one_that_is_expended_stays_so_until_its_controllers_prepare_step(table):
    game = table(
        you=Side(hand=["Energy Flow"]), opponent=Side(board=[in_play("Hulk", flipped=True)]), turn_of="opponent"
    )
    game.opponent.passes()
    game.you.play("Energy Flow")
    game.choose("Hulk")
    game.done()
    game.resolve()
    assert (game.piece("Hulk").expended, game.piece("Hulk").flipped) == (True, False)
    game.end_turn()
    assert game.piece("Hulk").expended
    game.end_turn()
    assert game.piece("Hulk").prepared
