"""Attacks, blocks and battle damage (rule book, Battle, and the game terms)."""

import pytest

from engine.epic_tcg.language import (
    AIRBORNE,
    ANYTHING,
    ATTACKS,
    BLOCKS,
    BLOCKS_AIRBORNE,
    BLOCKS_PREPARED,
    BREAKTHROUGH,
    CANNOT_ATTACK,
    CANNOT_BLOCK,
    CONSTRUCTED,
    DEADLY,
    EVIL,
    EXPEND,
    FAST,
    FLIPS_TO_ATTACK,
    HUNTER,
    MUST_ATTACK,
    RANGE,
    SWARM,
    UNBLOCKABLE,
    UNBREAKABLE,
    YOU,
    Activated,
    Damage,
    DamageWard,
    GainMojo,
    On,
    PlayerHas,
    PlayerTrait,
    Target,
    Traits,
    Ward,
    When,
)
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side, in_play


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Giant", offense=8, defense=8),
        champion("Ram", BREAKTHROUGH, offense=9),
        champion("Hawk", AIRBORNE, offense=2, defense=2),
        champion("Bowman", RANGE, offense=3, defense=1),
        champion("Net Thrower", BLOCKS_AIRBORNE, offense=1),
        champion("Ghost", UNBLOCKABLE, offense=2),
        champion("Snake", DEADLY, offense=1, defense=1),
        champion("Wolfhound", HUNTER, offense=4, defense=4),
        champion("Boar", HUNTER | BREAKTHROUGH, offense=5, defense=4),
        champion("Rock", UNBREAKABLE, offense=0, defense=1),
        champion("Sentry", BLOCKS_PREPARED),
        champion("Lancer", FLIPS_TO_ATTACK, offense=4),
        champion("Berserker", MUST_ATTACK, offense=1),
        champion("Pacifist", CANNOT_ATTACK | CANNOT_BLOCK),
        champion("Knight", DamageWard(5), offense=2, defense=10),
        champion("Saint", Ward(Traits(alignment=EVIL)), offense=3, defense=3),
        champion("Fiend", alignment=EVIL, offense=3, defense=3),
        champion("Bee", SWARM, offense=1, defense=1),
        champion("Herald", When(ATTACKS, GainMojo(1)), When(BLOCKS, GainMojo(2)), When(On.BLOCKED, GainMojo(4))),
        champion("Cannon", RANGE, offense=4, defense=4, origin=CONSTRUCTED),
        thing("Sanctuary", PlayerHas(YOU, PlayerTrait.CANNOT_BE_ATTACKED)),
        thing("Bulwark", DamageWard(3, YOU)),
        champion("Marksman", Activated((EXPEND,), FAST, Damage(2, Target(ANYTHING)))),
        event("Zap", Damage(3, Target(ANYTHING))),
    ):
        yield


def battle(table, yours, theirs, **more):
    """Your Battle Step, at the choice of an attack or, when there is none, past it."""
    game = table(you=Side(board=yours, **more), opponent=Side(board=theirs), step="battle")
    game.passes()
    game.passes()
    return game


def to_blocks(game):
    game.passes()
    game.passes()


to_damage = to_blocks


def test_unblocked_champions_deal_their_offense_to_the_defending_player_and_are_expended(table):
    """Rule book, Battle, Expend."""
    game = battle(table, ["Footman", "Giant", "Hawk"], [])
    game.attack("Footman", "Giant")
    assert game.piece("Giant").expended
    assert game.piece("Hawk").prepared
    to_blocks(game)
    to_damage(game)
    assert game.opponent.mojo == 19


def test_any_number_of_attacks(table):
    """Rule book, Battle."""
    game = battle(table, ["Footman", "Giant"], [])
    game.attack("Footman")
    to_blocks(game)
    to_damage(game)
    assert (game.opponent.mojo, game.asks, game.step) == (27, "priority", "battle")
    game.passes()
    game.passes()
    game.attack("Giant")
    to_blocks(game)
    to_damage(game)
    assert game.opponent.mojo == 19


def test_the_battle_step_ends_without_an_attack(table):
    """Rule book, Battle."""
    game = battle(table, ["Footman"], [])
    game.decline()
    assert game.step == "build"


def test_expended_and_flipped_champions_do_not_attack(table):
    """Rule book, Battle, Expend, Flip."""
    game = battle(table, [in_play("Footman", expended=True), in_play("Giant", flipped=True), "Pacifist"], [])
    assert game.step == "build"


def test_blockers_flip_and_stop_all_damage_to_the_player(table):
    """Rule book, Battle, Flip."""
    game = battle(table, ["Footman", "Giant"], ["Rock", "Sentry"])
    game.attack("Footman", "Giant")
    to_blocks(game)
    assert game.decider == "opponent"
    game.block("Rock")
    assert game.piece("Rock").flipped
    to_damage(game)
    assert (game.opponent.mojo, game.opponent.board) == (30, ["Rock", "Sentry"])


def test_damage_of_at_least_its_defense_breaks_a_champion_and_both_deal_it_together(table):
    """Rule book, Battle, Break, Champions, Offense and Defense."""
    game = battle(table, ["Footman"], ["Footman"])
    game.attack("Footman")
    to_blocks(game)
    game.block("Footman")
    to_damage(game)
    assert (game.you.board, game.opponent.board) == ([], [])
    assert game.you.discard_pile == game.opponent.discard_pile == ["Footman"]


def test_damage_is_split_in_any_way_among_several_blockers(table):
    """Rule book, Battle."""
    game = battle(table, ["Giant"], ["Footman", "Wolfhound"])
    game.attack("Giant")
    to_blocks(game)
    game.block("Footman", "Wolfhound")
    to_damage(game)
    assert (game.asks, game.decider) == ("divide", "you")
    game.amount(2)  # to the Footman, and so 6 to the Wolfhound
    assert game.opponent.board == ["Footman"]
    assert game.piece("Footman").damage == 2
    assert game.piece("Giant").damage == 7


def test_airborne_is_blocked_by_airborne_range_and_what_says_so(table):
    """Rule book, Airborne, Range."""
    game = battle(table, ["Hawk"], ["Footman", "Hawk", "Bowman", "Net Thrower"])
    game.attack("your Hawk")
    to_blocks(game)
    game.could_choose("Hawk", "Bowman", "Net Thrower")
    game.block()


def test_who_can_block_one_of_the_group_blocks_it_all(table):
    """Rule book, Battle; T7."""
    game = battle(table, ["Hawk", "Ghost", "Footman"], ["Giant", "Pacifist"])
    game.attack("Hawk", "Ghost", "Footman")
    to_blocks(game)
    game.could_choose("Giant")
    game.block("Giant")
    to_damage(game)
    game.amount(0)
    game.amount(2)
    assert game.opponent.mojo == 30
    assert game.you.board == ["Hawk", "Ghost"]  # 0 and 2, and so 6 to the Footman


def test_unblockable(table):
    """Rule book, Unblockable."""
    game = battle(table, ["Ghost"], ["Giant"])
    game.attack("Ghost")
    to_blocks(game)
    assert (game.asks, game.decider) == ("priority", "you")  # nobody could block


def test_range_deals_damage_first(table):
    """Rule book, Range, Battle."""
    game = battle(table, ["Bowman"], ["Footman"])
    game.attack("Bowman")
    to_blocks(game)
    game.block("Footman")
    to_damage(game)
    assert (game.you.board, game.opponent.board) == (["Bowman"], [])


def test_breakthrough_deals_the_rest_to_the_player(table):
    """Rule book, Breakthrough; T8."""
    game = battle(table, ["Ram"], ["Footman", "Wolfhound"])
    game.attack("Ram")
    to_blocks(game)
    game.block("Footman", "Wolfhound")
    to_damage(game)
    game.amount(3)
    assert game.opponent.mojo == 28  # 9 less 3 and 4
    assert game.opponent.board == []


def test_breakthrough_against_blockers_that_are_gone_deals_it_all(table):
    """Rule book, Breakthrough; T8."""
    game = battle(table, ["Ram", "Marksman"], ["Bee"])
    game.attack("Ram")
    to_blocks(game)
    game.block("Bee")
    game.use("Marksman")
    game.choose("Bee")
    game.resolve()
    to_damage(game)
    assert game.opponent.mojo == 21


def test_blocked_without_breakthrough_deals_nothing_when_the_blockers_are_gone(table):
    """Rule book, Battle."""
    game = battle(table, ["Giant", "Marksman"], ["Bee"])
    game.attack("Giant")
    to_blocks(game)
    game.block("Bee")
    game.use("Marksman")
    game.choose("Bee")
    game.resolve()
    to_damage(game)
    assert game.opponent.mojo == 30


def test_deadly_damage_breaks_whatever_takes_it(table):
    """Rule book, Deadly."""
    game = battle(table, ["Snake"], ["Giant"])
    game.attack("Snake")
    to_blocks(game)
    game.block("Giant")
    to_damage(game)
    assert (game.you.board, game.opponent.board) == ([], [])


def test_unbreakable_stays_with_all_its_damage(table):
    """Rule book, Unbreakable."""
    game = battle(table, ["Giant"], ["Rock"])
    game.attack("Giant")
    to_blocks(game)
    game.block("Rock")
    to_damage(game)
    assert game.piece("Rock").damage == 8


def test_hunter_attacks_a_champion_which_flips_and_fights(table):
    """Rule book, Hunter; T9."""
    game = battle(table, ["Wolfhound"], ["Footman", "Hawk"])
    game.could_choose("opponent", "Footman")  # it could not block the Hawk
    game.attack("Wolfhound", whom="Footman")
    assert game.piece("Footman").flipped
    to_blocks(game)
    game.block()
    to_damage(game)
    assert (game.opponent.mojo, game.opponent.board) == (30, ["Hawk"])
    assert game.piece("Wolfhound").damage == 3


def test_another_champion_may_block_for_the_hunted_one_which_is_flipped_all_the_same(table):
    """Rule book, Hunter."""
    game = battle(table, ["Wolfhound"], ["Footman", "Rock"])
    game.attack("Wolfhound", whom="Footman")
    to_blocks(game)
    game.could_choose("Rock")
    game.block("Rock")
    to_damage(game)
    assert game.piece("Footman").damage == 0
    assert game.piece("Footman").flipped
    assert game.piece("Rock").damage == 4
    assert game.piece("Wolfhound").damage == 0


def test_only_hunters_hunt_and_a_hunt_whose_prey_is_gone_hits_nobody(table):
    """Rule book, Hunter; T9."""
    game = battle(table, ["Wolfhound", "Giant", "Marksman"], ["Bee"])
    game.choose("Bee")
    assert game.piece("Wolfhound").expended  # the only one that can
    game.use("Marksman")
    game.choose("Bee")
    game.resolve()
    to_blocks(game)
    to_damage(game)
    assert (game.opponent.board, game.opponent.mojo) == ([], 30)


def test_of_a_hunt_whose_prey_is_gone_breakthrough_goes_to_the_player(table):
    """Rule book, Hunter, Breakthrough; T9."""
    game = battle(table, ["Boar", "Marksman"], ["Bee"])
    game.attack("Boar", whom="Bee")
    game.use("Marksman")
    game.choose("Bee")
    game.resolve()
    to_blocks(game)
    to_damage(game)
    assert (game.opponent.board, game.opponent.mojo) == ([], 25)


def test_a_player_who_cannot_be_attacked_has_champions_that_hunters_can(table):
    """Rule book, Hunter."""
    game = battle(table, ["Wolfhound", "Giant"], ["Sanctuary", "Footman"])
    game.could_choose("Footman")


def test_who_must_attack_keeps_the_battle_step_from_ending(table):
    game = battle(table, ["Berserker", "Giant"], [])
    assert not game.could_decline()
    game.attack("Berserker")
    to_blocks(game)
    to_damage(game)
    game.passes()
    game.passes()
    assert game.could_decline()


def test_flipping_to_attack_and_staying_prepared_to_block(table):
    game = battle(table, ["Lancer"], ["Sentry"])
    game.attack("Lancer")
    assert game.piece("Lancer").flipped
    to_blocks(game)
    game.block("Sentry")
    assert game.piece("Sentry").prepared


def test_damage_ward_takes_all_damage_of_a_group_as_one_instance_range_first(table):
    """The example of Damage Ward: 3 with range, 5 and 4 against a ward of 5 leave 7. Rule book, Damage Ward."""
    game = battle(table, ["Bowman", "Cannon", "Footman", "Hawk"], ["Knight"])
    game.attack("Bowman", "Cannon", "Footman", "Hawk")  # 3 and 4 with range, 3 and 2 without
    to_blocks(game)
    game.block("Knight")
    to_damage(game)
    while game.asks == "divide":
        game.amount(0)
    assert game.piece("Knight").damage == 7  # 12 less 5


def test_damage_ward_of_a_player_takes_once_from_a_group(table):
    """Rule book, Damage Ward."""
    game = battle(table, ["Footman", "Giant"], ["Bulwark"])
    game.attack("Footman", "Giant")
    to_blocks(game)
    to_damage(game)
    assert game.opponent.mojo == 22


def test_a_ward_of_evil_stops_evil_blockers_and_evil_damage(table):
    """Rule book, Ward."""
    game = battle(table, ["Saint"], ["Fiend"])
    game.attack("Saint")
    to_blocks(game)
    assert game.asks == "priority"
    game = battle(table, ["Fiend"], ["Saint"])
    game.attack("Fiend")
    to_blocks(game)
    game.block("Saint")
    to_damage(game)
    assert (game.you.board, game.piece("Saint").damage) == ([], 0)


def test_swarm_joins_an_attack_that_goes_on(table):
    """Rule book, Swarm."""
    game = battle(table, ["Footman", "Bee"], [])
    game.could_use()
    game.attack("Footman")
    game.could_use("Bee")
    game.use("Bee")
    game.resolve()
    to_blocks(game)
    to_damage(game)
    assert game.opponent.mojo == 26


def test_attacking_blocking_and_being_blocked_trigger(table):
    """Rule book, When Triggers."""
    game = battle(table, ["Herald"], ["Herald"])
    game.attack("your Herald")
    game.resolve()
    assert game.you.mojo == 31
    to_blocks(game)
    game.block("Herald")
    game.resolve()
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (35, 32)


def test_a_champion_that_is_gone_before_damage_deals_none(table):
    """Rule book, Battle."""
    game = table(you=Side(board=["Footman"]), opponent=Side(hand=["Zap"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Footman")
    game.passes()
    game.play("Zap")
    game.choose("Footman")
    game.resolve()
    to_blocks(game)
    assert (game.opponent.mojo, game.asks, game.step) == (30, "priority", "battle")
