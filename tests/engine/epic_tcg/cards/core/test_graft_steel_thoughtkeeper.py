"""Graft-Steel Thoughtkeeper: a 4/4 that breaks itself to draw three cards."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_broken_it_draws_three(table):
    game = table(you=Side(hand=["Graft-Steel Thoughtkeeper"], top=["Tim", "Gold", "Hulk", "Thrust"]), opponent=Side())
    game.play("Graft-Steel Thoughtkeeper")
    game.resolve()
    game.use("Graft-Steel Thoughtkeeper")
    assert (game.you.board, game.you.discard_pile) == ([], ["Graft-Steel Thoughtkeeper"])
    game.resolve()
    assert game.you.hand == ["Gold", "Hulk", "Tim"]


def test_it_saves_its_thoughts_from_what_would_banish_it(table):
    keeper = in_play("Graft-Steel Thoughtkeeper", flipped=True)
    game = table(you=Side(board=[keeper]), opponent=Side(hand=["Begone!"]), turn_of="opponent")
    game.play("Begone!")
    game.passes()
    game.you.use("Graft-Steel Thoughtkeeper")
    game.resolve()
    game.resolve()
    assert (len(game.you.hand), game.you.discard_pile, game.opponent.hand) == (3, ["Graft-Steel Thoughtkeeper"], [])


def test_made_unbreakable_it_cannot_pay(table):
    game = table(you=Side(board=["Graft-Steel Thoughtkeeper"], hand=["Cherish"]), opponent=Side())
    game.play("Cherish")
    game.mode(1)
    game.resolve()
    game.could_use()


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Graft-Steel Thoughtkeeper") == ("build", 1, 4, 4)
