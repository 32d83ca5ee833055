"""Hunter: one attacks to the left, and cards reach both neighbours only (2015 rulebook, "Multiplayer").

The players are Ann, Ben, Cyd, Dan and Eve, clockwise: Ben sits to the left of Ann, Eve to her right.
"""

import pytest

from engine.epic.rules.seating import FIRST_BLOOD, LAST_ONE
from tests.engine.epic.scenario import Side, in_play

FLASH = "Flash Fire"
ALL = ("Ann", "Ben", "Cyd", "Dan", "Eve")


@pytest.fixture
def hunt(circle):
    """Five players; those who are not told have nothing."""

    def begin(*, format_=LAST_ONE, sides=(), **more):
        given = dict(sides)
        return circle(*[given.get(name, Side()) for name in ALL], format_=format_, **more)

    return begin


def health(game):
    return [game[name].health for name in ALL]


def test_one_attacks_to_the_left_only(hunt):
    game = hunt(sides={"Cyd": Side(board=["Kong"])}, turn_of="Cyd")
    game.take_battle()
    game.took("Dan", "Cyd's Kong")
    game.go_to("main")
    assert health(game) == [30, 30, 30, 17, 30]


def test_targets_are_oneself_and_both_neighbours(hunt):
    troll = Side(board=["Cave Troll"])
    game = hunt(sides={"Ann": Side(hand=["Flame Spike"]), **dict.fromkeys(ALL[1:], troll)})
    game.play("Flame Spike")
    game.could_choose("Ann", "Ben", "Eve", "Ben's Cave Troll", "Eve's Cave Troll")
    game.choose("Eve")
    assert game["Eve"].health == 28


def test_all_are_all_within_reach(hunt):
    human = Side(board=["Human"])
    game = hunt(sides={"Ann": Side(hand=[FLASH], board=["Human"]), **dict.fromkeys(ALL[1:], human)})
    game.play(FLASH)
    game.mode("each champion and each player")
    assert health(game) == [28, 28, 30, 30, 28]
    assert [game[name].board for name in ALL] == [[], [], ["Human"], ["Human"], []]


def test_each_opponent_is_a_neighbour(hunt):
    game = hunt(sides={"Ben": Side(hand=["Fires of Rebellion"])}, turn_of="Ben")
    game.play("Fires of Rebellion")
    game.mode("each opponent")
    assert health(game) == [23, 30, 23, 30, 30]


def test_h42_who_is_out_of_range_may_act_and_what_they_do_reaches_their_neighbours(hunt):
    """Ceasefire of Cyd keeps Ben from attacking, and Ann not."""
    for active, stopped in (("Ann", False), ("Ben", True)):
        game = hunt(sides={"Cyd": Side(hand=["Ceasefire"]), active: Side(board=["Kong"])}, turn_of=active)
        while game.decider != "Cyd":
            game.passes()
        game.play("Ceasefire")
        game.go_to("continue")
        assert ("Attack" not in game.offered) == stopped


def test_h42_continuous_abilities_reach_neighbours_only(hunt):
    """Opponents of Raxxa's Enforcer have weaker champions."""
    kong = Side(board=["Kong"])
    game = hunt(sides={"Ann": Side(board=["Raxxa's Enforcer"]), "Ben": kong, "Cyd": kong})
    assert [game[name].champion("Kong").offense for name in ("Ben", "Cyd")] == [10, 13]


def test_last_one_standing_the_player_to_the_right_gains_health_and_a_card_whoever_did_it(hunt):
    game = hunt(sides={"Dan": Side(hand=["Fires of Rebellion"]), "Cyd": Side(health=7)}, turn_of="Dan")
    game.play("Fires of Rebellion")
    game.mode("each opponent")
    assert health(game) == [30, 35, 0, 30, 23]
    assert [len(game[name].hand) for name in ALL] == [0, 1, 0, 0, 0]
    assert (game.winner, game.game.seating.players) == (None, (0, 1, 3, 4))


def test_what_the_card_triggers_resolves_before_the_window_opens_again(hunt):
    """Each card that Ben draws makes Citadel Scholar, a 0/1, larger by a counter."""
    game = hunt(sides={"Ben": Side(board=["Citadel Scholar"]), "Eve": Side(hand=["Kong"])}, turn_of="Eve")
    game["Cyd"].concede()
    scholar = game.champion("Citadel Scholar")
    assert (scholar.offense, scholar.defense, scholar.counters) == (1, 2, 1)


def test_neighbours_move_together(hunt):
    game = hunt(sides={"Ben": Side(board=["Kong"])}, turn_of="Ben")
    game["Cyd"].concede()
    game.take_battle()
    game.took("Dan", "Ben's Kong")


def test_first_blood_the_player_to_the_right_wins_whoever_did_it(hunt):
    game = hunt(
        format_=FIRST_BLOOD, sides={"Dan": Side(hand=["Fires of Rebellion"]), "Cyd": Side(health=7)}, turn_of="Dan"
    )
    game.play("Fires of Rebellion")
    game.mode("each opponent")
    assert (game.winner, game.ended_by) == ("Ben", "first-blood")


def test_leaving_is_first_blood_as_well(hunt):
    game = hunt(format_=FIRST_BLOOD)
    game["Ann"].concede()
    assert (game.winner, game.ended_by) == ("Eve", "first-blood")


def test_h41_of_those_who_fall_together_the_first_in_turn_order_counts(hunt):
    """Ann, Ben and Cyd fall in the turn of Ben: he is the first, and Ann to his right fell too, so it is Eve's game."""
    sides = {"Ann": Side(health=2), "Ben": Side(hand=[FLASH], health=2), "Cyd": Side(health=2)}
    game = hunt(format_=FIRST_BLOOD, sides=sides, turn_of="Ben")
    game.play(FLASH)
    game.mode("each champion and each player")
    assert (game.winner, game.ended_by) == ("Eve", "first-blood")


def test_a_champion_out_of_range_is_still_blocked_and_blocks_as_ever(hunt):
    game = hunt(
        sides={"Ann": Side(board=[in_play("Kong", attacking=True, expended=True)]), "Ben": Side(board=["Cave Troll"])},
        moment="blockers", attacked="Ben", initiative="Ben",
    )  # fmt: skip
    game.block("Cave Troll")
    game.go_to("main")
    assert game["Ben"].board == []
