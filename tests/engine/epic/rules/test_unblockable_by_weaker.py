"""A champion that those with less offense cannot block, on cards made up here (4.4.6, 5.10)."""

import pytest

from engine.bots.epic.evaluation import through
from engine.epic import language as lang
from engine.epic.language import AIRBORNE, MUST_BE_BLOCKED, UNBLOCKABLE_BY_WEAKER, YOU, Champion, Gain
from engine.epic.programs import bits
from tests.engine.epic.made_up import champion, event, known, laws
from tests.engine.epic.scenario import Side, in_play

TITAN = champion("Made-up Titan", UNBLOCKABLE_BY_WEAKER, offense=5, defense=6)
BAIT = champion("Made-up Bait", UNBLOCKABLE_BY_WEAKER | MUST_BE_BLOCKED, offense=5, defense=6)
CAPTAIN = champion(
    "Made-up Captain",
    lang.Whenever(lang.On.BLOCKS, lang.May(lang.JoinBattle(lang.Choice(Champion(other=True, whose=YOU)), AIRBORNE))),
    offense=5,
    defense=9,
)
GROWTH = event("Made-up Growth", Gain(lang.Target(lang.CHAMPION), offense=2, defense=2))


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(TITAN, BAIT, CAPTAIN, GROWTH):
        yield


def test_champions_with_less_offense_cannot_block_it_and_others_can(table):
    """As much offense is not less."""
    game = table(
        you=Side(board=["Made-up Titan"]), opponent=Side(board=["Wolf", in_play("Fire Shaman", counters=2), "Kong"])
    )
    game.attack("Made-up Titan")
    game.go_to("blockers")
    game.could_block_with("Fire Shaman", "Kong")
    game.block("Fire Shaman")


def test_both_offenses_are_those_of_the_moment(table):
    game = table(
        you=Side(board=["Made-up Titan"]), opponent=Side(hand=["Made-up Growth"], board=["Fire Shaman"], gold=0)
    )
    game.attack("Made-up Titan")
    game.passes()
    game.opponent.play("Made-up Growth")
    game.choose("Fire Shaman")
    game.go_to("blockers")
    game.could_block_with("Fire Shaman")
    game.block()


def test_more_offense_keeps_more_blockers_away(table):
    game = table(
        you=Side(hand=["Made-up Growth"], board=["Made-up Titan"]),
        opponent=Side(board=[in_play("Fire Shaman", counters=2)]),
    )
    game.attack("Made-up Titan")
    game.play("Made-up Growth")
    game.choose("Made-up Titan")
    game.go_to("main")
    assert game.opponent.health == 23


def test_4_4_6a_in_a_group_it_is_blocked_by_who_can_block_another(table):
    game = table(you=Side(board=["Made-up Titan", "Human"]), opponent=Side(board=["Wolf", "Kong"]))
    game.attack("Made-up Titan", "Human")
    game.go_to("blockers")
    game.could_block_with("Wolf", "Kong")
    game.block("Wolf")
    assert game.game.blocked


def test_4_4_6c_a_block_must_be_made_only_with_champions_that_can(table):
    game = table(you=Side(board=["Made-up Bait"]), opponent=Side(board=["Wolf"]))
    game.attack("Made-up Bait")
    game.go_to("main")
    assert game.opponent.health == 25
    game = table(you=Side(board=["Made-up Bait", "Human"]), opponent=Side(board=["Wolf", "Kong"]))
    game.attack("Made-up Bait", "Human")
    game.go_to("blockers")
    game.could_not_decline()
    game.block("Kong")


def test_who_joins_a_block_must_itself_be_able_to_block(table):
    """House ruling H6: what it gains for it does not make it stronger."""
    board = ["Made-up Captain", "Wolf", "Kong"]
    game = table(you=Side(board=["Made-up Titan"]), opponent=Side(board=board))
    game.attack("Made-up Titan")
    game.go_to("blockers")
    game.block("Made-up Captain")
    game.could_choose("Kong")
    game.decline()


def test_laws_hold_while_blockers_are_chosen(table):
    game = table(you=Side(board=["Made-up Titan", "Human"]), opponent=Side(board=["Wolf", "Kong"]))
    game.attack("Made-up Titan", "Human")
    game.go_to("blockers")
    assert laws(game.game) == []
    game.block()


def test_bots_count_its_damage_unless_somebody_strong_enough_stands_in_the_way():
    titan = (5, 6, bits.UNBLOCKABLE_BY_WEAKER)
    assert through([titan], [(4, 9, 0), (4, 9, 0)]) == 5
    assert through([titan], [(5, 9, 0)]) == 0
