"""Graft-Steel Overlord: a 10/4 that deals 10 damage to a champion, expended or for two constructed cards revealed."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side, in_play


def test_expended_it_deals_10_to_a_champion(table):
    game = table(
        you=Side(board=["Graft-Steel Overlord"], hand=["Tech Golem"]),
        opponent=Side(board=["Hulk", "Hive", "Allosaurus"]),
    )
    game.use("Graft-Steel Overlord")
    game.could_choose("Graft-Steel Overlord", "Hulk", "Allosaurus")
    game.choose("Allosaurus")
    assert game.piece("Graft-Steel Overlord").expended
    game.resolve()
    assert (game.piece("Allosaurus").damage, game.opponent.mojo) == (10, 30)
    game.could_use()  # one constructed card is too few


def test_two_constructed_cards_revealed_do_it_again_and_again(table):
    game = table(
        you=Side(
            board=[in_play("Graft-Steel Overlord", expended=True)],
            hand=["Tech Golem", "Missile Strike", "Hulk", "Mithril Armor"],
        ),
        opponent=Side(board=["Tim", "Bruiser", "Gold"]),
    )
    game.use("Graft-Steel Overlord")
    game.could_choose("Graft-Steel Overlord", "Tim", "Bruiser")
    game.choose("Tim")
    game.choose("Mithril Armor", "Tech Golem")
    assert game.you.hand == ["Hulk", "Missile Strike", "Mithril Armor", "Tech Golem"]
    game.use("Graft-Steel Overlord")
    game.choose("Bruiser")
    game.choose("Mithril Armor", "Tech Golem")
    game.resolve()
    assert game.piece("Bruiser").damage == 10
    game.resolve()
    assert game.opponent.board == ["Bruiser", "Gold"]


def test_cards_that_are_not_constructed_cannot_be_shown_for_it(table):
    overlord = in_play("Graft-Steel Overlord", expended=True)
    game = table(you=Side(board=[overlord], hand=["Tech Golem", "Hulk", "Gold"]), opponent=Side(board=["Tim"]))
    game.could_use()


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Graft-Steel Overlord") == ("build", 1, 10, 4)
    assert usable_in_the_opponents_turn(table, "Graft-Steel Overlord")
