"""Hunting Raptors: a 5/5 hunter that draws a card; reveal 2 wild cards and it is deadly and unbreakable this turn."""

from engine.epic_tcg.language import DEADLY, HUNTER, UNBREAKABLE
from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_when_it_enters(table):
    game = table(you=Side(hand=["Hunting Raptors"], top=["Rend"]), opponent=Side(), step="pre_battle")
    game.play("Hunting Raptors")
    game.resolve()
    assert (game.you.hand, game.line) == ([], ["Hunting Raptors"])
    game.resolve()
    assert game.you.hand == ["Rend"]


def test_two_wild_cards_shown_make_it_deadly_and_unbreakable_this_turn(table):
    game = table(
        you=Side(board=["Hunting Raptors"], hand=["Rend", "Knowledge", "Swarm"]),
        opponent=Side(board=["Graft-Steel Crusher"]),
        step="battle",
    )
    game.use("Hunting Raptors")
    game.resolve()
    assert game.piece("Hunting Raptors").keywords == HUNTER | DEADLY | UNBREAKABLE
    assert game.you.hand == ["Knowledge", "Rend", "Swarm"]
    game.could_use("Hunting Raptors")
    game.all_pass()
    game.attack("Hunting Raptors", whom="Graft-Steel Crusher")
    game.all_pass()
    game.all_pass()
    assert (game.you.board, game.opponent.board) == (["Hunting Raptors"], [])
    game.end_turn()
    assert game.piece("Hunting Raptors").keywords == HUNTER


def test_one_wild_card_is_not_enough(table):
    table(you=Side(board=["Hunting Raptors"], hand=["Rend", "Knowledge"]), opponent=Side()).could_use()


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Hunting Raptors") == PACED_STEPS
    assert moments(table, "Hunting Raptors", actions=0) == NEVER
    assert strength(table, "Hunting Raptors") == (5, 5)
