"""Battles of more than two players, clause by clause (M4.4.1 to M4.4.15): who acts when is in test_free_for_all.py.

The players are Ann, Ben and Cyd, clockwise. Ann attacks Cyd, over the head of Ben.
"""

import pytest

from engine.epic.rules import codes
from tests.engine.epic.scenario import Side, WrongStep, in_play


def attacking(name, **more):
    return in_play(name, attacking=True, expended=True, **more)


def blocking(name, **more):
    return in_play(name, blocking=True, flipped=True, **more)


@pytest.fixture
def battle(circle):
    """Ann's champions attack those of Cyd, who has initiative; Ben has nothing if nothing is said."""

    def begin(ann, cyd, *, ben=None, moment="blockers", hands=((), ()), **more):
        sides = Side(board=ann, hand=hands[0]), ben or Side(), Side(board=cyd, hand=hands[1])
        return circle(*sides, moment=moment, attacked="Cyd", initiative="Cyd", **more)

    return begin


def test_m4_4_without_a_champion_that_can_attack_there_is_no_battle(circle):
    game = circle(Side(board=[in_play("Kong", deploying=True), in_play("Human", expended=True)]), Side(), Side())
    game["Ann"].could_not_attack()


def test_m4_4_2_triggers_of_the_attack_resolve_before_anybody_acts(circle):
    """Draka burns the champions of who is attacked."""
    game = circle(Side(board=["Draka, Dragon Tyrant"]), Side(hand=["Flash Fire"]), Side(board=["Cave Troll", "Human"]))
    game.attack_player("Cyd", "Draka, Dragon Tyrant")
    assert game["Cyd"].board == []
    assert (game.moment, game.decider) == ("before-blocks", "Ann")


def test_m4_4_6_who_blocks_is_flipped_and_the_flipped_do_not_block(battle):
    game = battle([attacking("Kong")], ["Cave Troll", in_play("Wolf", flipped=True)])
    game.could_block_with("Cave Troll")
    game.block("Cave Troll")
    troll = game.champion("Cave Troll")
    assert (troll.blocking, troll.flipped, game.moment) == (True, True, "before-damage")


def test_m4_4_6a_a_blocker_blocks_the_whole_attack(battle):
    """The troll could not block Thundarus, who is airborne, if he attacked alone."""
    game = battle([attacking("Thundarus"), attacking("Human")], ["Cave Troll"])
    game.block("Cave Troll")
    game.go_to("damage")
    game.assign("Cave Troll", {"Thundarus": 4, "Human": 1})
    assert game["Cyd"].health == 30


def test_m4_4_6b_the_attack_stays_blocked_when_a_third_player_removes_the_blocker(battle):
    game = battle([attacking("Kong")], [blocking("Human")], ben=Side(hand=["Fireball"]), moment="before-damage")
    game["Cyd"].passes()
    game["Ann"].passes()
    game["Ben"].play("Fireball")
    game.mode("Deal 3 damage to a target.")
    game.choose("Human")
    game.go_to("main")
    assert (game["Cyd"].board, game["Cyd"].health) == ([], 30)


def test_m4_4_6c_who_must_be_blocked_is_blocked_by_a_champion_of_the_defender(battle):
    game = battle([attacking("Lord of the Arena")], ["Human", "Wolf"], ben=Side(board=["Cave Troll"]))
    game.could_not_decline()
    game.could_block_with("Human", "Wolf")
    game.block("Wolf")
    assert not game.champion("Human").blocking


def test_m4_4_6c_others_need_not_block_for_the_defender(battle):
    game = battle([attacking("Lord of the Arena")], [], ben=Side(board=["Cave Troll"]), moment="before-damage")
    game.go_to("main")
    assert game["Cyd"].health == 25


def test_m4_4_7_triggers_of_the_block_begin_with_the_player_whose_turn_it_is(battle):
    """Knight of Elara turns the blocking pegasus into a wolf before it can take a human along."""
    game = battle([attacking("Knight of Elara")], ["Faithful Pegasus", "Human"])
    game.block("Faithful Pegasus")
    assert (game.moment, sorted(game["Cyd"].board)) == ("before-damage", ["Human", "Wolf"])
    assert not game.champion("Human").blocking


def test_m4_4_11a_breakthrough_damages_the_defender_by_what_is_more_than_the_defense(battle):
    game = battle([attacking("Triceratops")], [blocking("Demon")], moment="before-damage")
    game.go_to("damage")
    with pytest.raises(WrongStep):
        game.assign("Triceratops", {"Cyd": 7, "Demon": 3})
    with pytest.raises(WrongStep):
        game.assign("Triceratops", {"Ben": 6, "Demon": 4})
    game.assign("Triceratops", {"Cyd": 6, "Demon": 4})
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 30, 24]


def test_m4_4_11b_the_attacker_divides_first_and_all_is_dealt_together(battle):
    game = battle(
        [attacking("Kong"), attacking("Demon")], [blocking("Cave Troll"), blocking("Lurking Giant")],
        moment="before-damage",
    )  # fmt: skip
    game.go_to("damage")
    assert game.decider == "Ann"
    game.assign("Kong", {"Cave Troll": 2, "Lurking Giant": 11})
    game.assign("Demon", {"Cave Troll": 4, "Lurking Giant": 0})
    assert (game.decider, game.champion("Lurking Giant").damage) == ("Cyd", 0)
    game.assign("Cave Troll", {"Kong": 1, "Demon": 4})
    game.assign("Lurking Giant", {"Kong": 11, "Demon": 0})
    assert (game["Ann"].board, game["Cyd"].board) == (["Kong"], [])


def test_m4_4_11c_more_damage_than_is_needed_may_be_assigned(battle):
    game = battle([attacking("Kong")], [blocking("Human"), blocking("Wolf")], moment="before-damage")
    game.go_to("damage")
    game.assign("Kong", {"Human": 13, "Wolf": 0})
    assert game["Cyd"].board == ["Wolf"]


def test_m4_4_12_who_was_removed_from_the_battle_deals_no_damage_and_gets_none(battle):
    game = battle([attacking("Kong")], [blocking("Cave Troll")], hands=((), ["Feint"]), moment="before-damage")
    game["Cyd"].play("Feint")
    game.go_to("main")
    assert (game.champion("Cave Troll").damage, game.champion("Kong").damage, game["Cyd"].health) == (0, 0, 30)


def test_m4_4_12_breakthrough_without_a_blocker_left_damages_the_defender(battle):
    game = battle([attacking("Triceratops")], [blocking("Cave Troll")], hands=((), ["Feint"]), moment="before-damage")
    game["Cyd"].play("Feint")
    game.go_to("main")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 30, 20]


def test_m4_4_13_the_broken_go_to_the_discard_piles_of_their_owners(battle):
    """Ann attacks with a champion of Cyd's."""
    game = battle(
        [attacking("Demon"), attacking("Soul Hunter", owner="Cyd")], [blocking("Lurking Giant")], moment="before-damage"
    )
    game.go_to("damage")
    game.assign("Lurking Giant", {"Demon": 4, "Soul Hunter": 7})
    game.choose("Ben")
    assert (game["Ann"].discard_pile, game["Cyd"].discard_pile) == ([], ["Soul Hunter"])


def test_m4_4_14_triggers_of_the_damage_begin_with_the_player_whose_turn_it_is(battle):
    """They wait for the main phase (M4.4.11)."""
    game = battle([attacking("Soul Hunter")], [blocking("Soul Hunter")], moment="before-damage")
    while game.asks == "window":
        game.passes()
    seen = []
    for target in ("Ben", "Ann"):
        seen.append((game.game.phase, game.decider, game.asks))
        game.choose(target)
    assert seen == [(codes.PHASE_MAIN, "Ann", "target"), (codes.PHASE_MAIN, "Cyd", "target")]
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [25, 25, 30]


def test_m4_4_15_after_the_battle_another_player_may_be_attacked(circle):
    game = circle(Side(board=["Kong", "Human"]), Side(), Side())
    game.attack_player("Cyd", "Kong")
    game.go_to("main")
    assert (game.decider, game.champion("Kong").attacking, game.champion("Kong").expended) == ("Ann", False, True)
    game.attack_player("Ben", "Human")
    game.go_to("main")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 29, 17]
    game["Ann"].could_not_attack()
