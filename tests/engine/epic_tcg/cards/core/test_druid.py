"""Druid: a free 0/1; expended it reveals your top card, which you draw if it is natural."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side


def test_a_natural_card_is_drawn(table):
    game = table(you=Side(board=["Druid"], top=["Gold", "Tim"]), opponent=Side())
    game.use("Druid")
    assert game.piece("Druid").expended
    game.resolve()
    assert (game.you.hand, game.you.deck[0]) == (["Gold"], "Tim")


def test_another_one_stays_on_top_for_all_to_see(table):
    game = table(you=Side(board=["Druid"], top=["Tim", "Gold"]), opponent=Side(board=["Crystal Ball"]))
    game.use("Druid")
    game.resolve()
    assert (game.you.hand, game.you.deck[:2], game.line) == ([], ["Tim", "Gold"], [])
    assert game.game.known_of[game.game.deck[0][-1]] == 3


def test_it_is_free_and_may_be_used_at_once(table):
    game = table(you=Side(hand=["Druid"], actions=0), opponent=Side())
    game.play("Druid")
    game.resolve()
    game.could_use("Druid")
    assert (game.piece("Druid").offense, game.piece("Druid").defense) == (0, 1)


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Druid") == ("build", 0, 0, 1)
    assert usable_in_the_opponents_turn(table, "Druid")
