"""Timebender: a fast 1/1 that arrives expended and expends to return a champion to its controller's hand."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_arrives_expended(table):
    game = table(you=Side(hand=["Timebender"]), opponent=Side(), turn_of="opponent", step="end")
    game.opponent.passes()
    game.you.play("Timebender")
    game.resolve()
    assert (game.piece("Timebender").expended, game.you.actions) == (True, 0)


def test_a_champion_returns_to_the_hand_of_its_controller(table):
    game = table(
        you=Side(board=["Timebender", in_play("Hulk", owner="opponent")]),
        opponent=Side(board=["Gladiator", "Hive"]),
        step="end",
    )
    game.use("Timebender")
    game.could_choose("Timebender", "Hulk", "Gladiator")
    game.choose("Hulk")
    assert game.piece("Timebender").expended
    game.resolve()
    assert (game.you.hand, game.opponent.hand) == (["Hulk"], [])
    assert (game.you.board, game.opponent.board) == (["Timebender"], ["Gladiator", "Hive"])
