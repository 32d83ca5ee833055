"""Jasmine: a 3/4 that takes control of a champion by expending, or by showing 3 good cards from your hand."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_expends_to_take_a_champion_for_good(table):
    game = table(
        you=Side(board=["Jasmine"]),
        opponent=Side(board=["Hulk", "Hive", "Diamond Golem", "Bruiser"]),
        turn_of="opponent",
    )
    game.passes()
    game.you.use("Jasmine")
    game.could_choose("Jasmine", "Hulk", "Bruiser")
    game.choose("Hulk")
    assert game.piece("Jasmine").expended
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Jasmine", "Hulk"], ["Hive", "Diamond Golem", "Bruiser"])
    game.end_turn()
    assert game.piece("Hulk").controller == "you"


def test_three_good_cards_can_be_shown_again_and_again(table):
    hand = ["Muse", "Second Wind", "Revitalize", "Rend"]
    game = table(
        you=Side(board=[in_play("Jasmine", expended=True)], hand=hand, actions=0),
        opponent=Side(board=["Hulk", "Bruiser"]),
        turn_of="opponent",
    )
    for name in ("Hulk", "Bruiser"):
        game.passes()
        game.you.use("Jasmine")
        game.choose(name)
        game.resolve()
    assert game.you.board == ["Jasmine", "Hulk", "Bruiser"]
    assert game.you.hand == sorted(hand)


def test_two_good_cards_are_not_enough(table):
    game = table(
        you=Side(board=[in_play("Jasmine", expended=True)], hand=["Muse", "Second Wind", "Rend", "Hive"]),
        opponent=Side(board=["Hulk"]),
    )
    game.could_use()


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Jasmine") == BUILD_STEP
    assert moments(table, "Jasmine", actions=0) == NEVER
    assert strength(table, "Jasmine") == (3, 4)
