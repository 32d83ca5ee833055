"""Graft-Steel Builder: a 7/5, expended to put something constructed of your hand or of any discard pile into play."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side


def test_a_constructed_champion_or_object_of_your_hand_or_any_pile(table):
    game = table(
        you=Side(
            board=["Graft-Steel Builder"],
            hand=["Graft-Steel Crusher", "Hulk", "Scepter of Kings", "Missile Strike"],
            discard=["Mithril Armor"],
        ),
        opponent=Side(hand=["Tech Golem"], discard=["Devil Golem", "Gold", "Tim"]),
    )
    game.use("Graft-Steel Builder")
    assert (game.piece("Graft-Steel Builder").expended, game.asks) == (True, "priority")  # no target
    game.resolve()
    game.could_choose("Graft-Steel Crusher", "Scepter of Kings", "Mithril Armor", "Devil Golem")
    game.choose("Devil Golem")
    assert game.you.board == ["Graft-Steel Builder", "Devil Golem"]
    assert (game.opponent.discard_pile, game.opponent.board) == (["Gold", "Tim"], [])


def test_broken_it_goes_to_the_pile_of_its_new_controller(table):
    game = table(
        you=Side(board=["Graft-Steel Builder"], hand=["Execution"]), opponent=Side(discard=["Crown of the People"])
    )
    game.use("Graft-Steel Builder")
    game.resolve()
    assert game.you.board == ["Graft-Steel Builder", "Crown of the People"]
    game.play("Execution")
    game.choose("Crown of the People")
    game.resolve()
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Crown of the People", "Execution"], [])


def test_it_must_build_what_there_is(table):
    game = table(you=Side(board=["Graft-Steel Builder"], hand=["Tech Golem"]), opponent=Side())
    game.use("Graft-Steel Builder")
    game.resolve()
    assert (game.you.board, game.you.hand) == (["Graft-Steel Builder", "Tech Golem"], [])


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Graft-Steel Builder") == ("build", 1, 7, 5)
    assert usable_in_the_opponents_turn(table, "Graft-Steel Builder")
