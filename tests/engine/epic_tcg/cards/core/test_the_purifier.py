"""The Purifier: a 6/4 that banishes what is not good, for expending it or for showing two good cards."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_expends_to_banish_a_champion_or_object_that_is_not_good(table):
    board = ["Gladiator", "Hulk", "Scepter of Kings", "Hive"]
    game = table(you=Side(board=["The Purifier", "Dark Prince"]), opponent=Side(board=board), step="end")
    game.use("The Purifier")
    game.could_choose("Dark Prince", "Hulk", "Hive")
    game.choose("Hive")
    assert game.piece("The Purifier").expended
    game.resolve()
    assert game.opponent.board == ["Gladiator", "Hulk", "Scepter of Kings"]
    assert game.opponent.deck[-1] == "Hive"


def test_it_shows_the_same_two_good_cards_again_and_again(table):
    game = table(
        you=Side(board=[in_play("The Purifier", expended=True)], hand=["Muse", "Sage", "Cherish"]),
        opponent=Side(board=["Hulk", "Hive", "Gladiator", "Scepter of Kings"]),
        step="end",
    )
    game.use("The Purifier")
    game.could_choose("Hulk", "Hive")
    game.choose("Hulk")
    game.resolve()
    game.use("The Purifier")
    game.resolve()
    assert game.opponent.board == ["Gladiator", "Scepter of Kings"]
    assert sorted(game.opponent.deck[-2:]) == ["Hive", "Hulk"]
    assert game.you.hand == ["Cherish", "Muse", "Sage"]


def test_one_good_card_is_not_enough(table):
    game = table(
        you=Side(board=[in_play("The Purifier", expended=True)], hand=["Muse", "Sage"]), opponent=Side(board=["Hulk"])
    )
    game.could_use()


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["The Purifier"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("The Purifier")
    assert game.you.actions == 0
