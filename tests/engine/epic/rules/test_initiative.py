"""Windows of initiative: who acts, when it passes, what may be played (3.1, 3.2.6, 4.1, 4.3.3, 4.3.4, 4.4.3-4.4.10)."""

import pytest

from tests.engine.epic.scenario import Side, in_play

COMPANIONS = ["Wolf Companion"] * 4  # free events; with one champion in play they need no choice


def windows(table, moment="before-blocks", **more):
    return table(
        you=Side(hand=COMPANIONS, board=[in_play("Kong", attacking=True, expended=True)]),
        opponent=Side(hand=COMPANIONS, board=[]),
        moment=moment,
        **more,
    )


# --- the main phase and its end (4.3) ------


def test_3_2_6_the_player_keeps_initiative_after_a_play(table):
    game = table(you=Side(hand=["Kong", "Rage"], board=["Forcemage Apprentice"]))
    game.play("Kong")
    game.choose("Kong")
    assert (game.decider, game.moment) == ("you", "main")
    game.use("Forcemage Apprentice")
    game.choose("opponent")
    game.play("Rage")
    game.choose("Kong")
    assert (game.decider, game.moment) == ("you", "main")


def test_4_3_3_before_the_turn_ends_the_opponent_may_make_plays(table):
    game = table(opponent=Side(hand=["Flash Fire", "Lurking Giant", "Kong"], board=["Cave Troll"]))
    game.you.passes()
    assert (game.moment, game.decider) == ("end-offer", "opponent")
    game.opponent.could_play("Flash Fire", "Lurking Giant")
    game.opponent.could_not_play("Kong")  # 4.1.4
    game.opponent.could_not_attack()  # 4.4.1


def test_4_3_4_when_the_opponent_makes_no_play_the_turn_ends(table):
    """4.1.5, 4.5.2f."""
    game = table(opponent=Side(hand=["Flash Fire"]), you=Side(hand=["Kong"]))
    game.you.passes()
    game.opponent.passes()
    assert (game.turn, game.active) == (4, "opponent")


def test_4_3_4_the_opponent_may_make_any_number_of_plays(table):
    game = table(opponent=Side(hand=["Flash Fire", "Flash Fire", "Lurking Giant"]))
    game.you.passes()
    game.opponent.play("Flash Fire")
    game.mode("each champion and each player")
    assert (game.moment, game.decider) == ("end-offer", "opponent")
    game.opponent.play("Lurking Giant")
    game.opponent.play("Flash Fire")
    assert (game.moment, game.decider) == ("end-offer", "opponent")
    game.opponent.passes()
    assert (game.moment, game.decider) == ("continue", "you")


def offered_and_acted(table, **more):
    game = table(you=Side(hand=["Wither"], board=["Kong"]), opponent=Side(hand=["Flash Fire", "Flash Fire"]), **more)
    game.you.passes()
    game.opponent.play("Flash Fire")
    game.mode("each champion and each player")
    game.opponent.passes()
    return game


def test_4_3_4_after_the_opponent_acted_the_turn_player_may_go_to_the_end_phase(table):
    game = offered_and_acted(table)
    assert (game.moment, game.decider) == ("continue", "you")
    game.you.passes()
    assert game.turn == 4  # the opponent is not asked again


def test_4_3_4_after_the_opponent_acted_the_turn_player_may_continue_with_a_play(table):
    game = offered_and_acted(table)
    game.you.play("Wither")
    assert (game.moment, game.decider) == ("main", "you")
    game.you.passes()
    assert (game.moment, game.decider) == ("end-offer", "opponent")
    game.opponent.passes()
    assert game.turn == 4


def test_4_3_4_after_the_opponent_acted_the_turn_player_may_continue_with_a_battle(table):
    game = offered_and_acted(table)
    game.you.attack("Kong")
    assert (game.moment, game.decider) == ("before-blocks", "you")
    game.go_to("main")
    assert game.opponent.health == 30 - 2 - 13
    game.you.passes()
    assert (game.moment, game.decider) == ("end-offer", "opponent")


def test_4_3_4_the_turn_player_may_continue_with_a_power(table):
    game = table(you=Side(board=["Forcemage Apprentice"]), opponent=Side(hand=["Lurking Giant"]))
    game.you.passes()
    game.opponent.play("Lurking Giant")
    game.opponent.passes()
    game.you.use("Forcemage Apprentice")
    game.choose("opponent")
    assert (game.moment, game.decider) == ("main", "you")


def test_4_1_4_on_the_opponents_turn_events_ambush_and_powers(table):
    game = table(
        turn_of="opponent", moment="end-offer",
        you=Side(hand=["Fireball", "Muse", "Cave Troll"], board=["Forcemage Apprentice"], discard=["Lash"]),
    )  # fmt: skip
    game.you.could_play("Fireball", "Muse")
    game.you.could_not_play("Cave Troll")
    game.you.could_use("Forcemage Apprentice")
    game.you.could_use("Lash")


def test_3_2_3a_no_champion_without_ambush_enters_during_a_battle(table):
    game = table(
        you=Side(hand=["Cave Troll", "Muse"], board=[in_play("Kong", attacking=True, expended=True)]),
        moment="before-blocks",
    )
    game.you.could_play("Muse")
    game.you.could_not_play("Cave Troll")
    game.you.could_not_attack()


# --- before blocks (4.4.3-4.4.5) ------


def test_4_4_3_and_4_4_4_the_attacker_acts_first_and_two_passes_lead_to_blocks(table):
    game = windows(table)
    game.you.passes()
    assert (game.moment, game.decider) == ("before-blocks", "opponent")
    game.opponent.passes()
    assert (game.moment, game.decider) == ("before-damage", "opponent")  # nobody can block


def test_4_4_4_plays_of_the_attacker_alone_do_not_give_initiative_back(table):
    game = windows(table)
    game.you.play("Wolf Companion")
    game.you.play("Wolf Companion")
    game.you.passes()
    game.opponent.passes()
    assert (game.moment, game.decider) == ("before-damage", "opponent")


def test_4_4_4_when_the_defender_made_a_play_the_attacker_receives_initiative(table):
    """3.1, 4.1.3."""
    game = windows(table)
    game.you.passes()
    game.opponent.play("Wolf Companion")
    assert (game.moment, game.decider) == ("before-blocks", "opponent")
    game.opponent.passes()
    assert (game.moment, game.decider) == ("before-blocks", "you")
    game.you.passes()  # 4.4.5: no play, on to blocks
    assert game.moment == "before-damage"


def test_4_4_5_when_the_attacker_made_a_play_again_the_defender_receives_initiative_again(table):
    game = windows(table)
    game.you.passes()
    game.opponent.play("Wolf Companion")
    game.opponent.passes()
    game.you.play("Wolf Companion")
    game.you.passes()
    assert (game.moment, game.decider) == ("before-blocks", "opponent")
    game.opponent.passes()
    assert game.moment == "before-damage"


# --- before damage (4.4.8-4.4.10) ------


def test_4_4_8_and_4_4_9_the_defender_acts_first_and_two_passes_lead_to_damage(table):
    game = windows(table, "before-damage")
    game.opponent.passes()
    assert (game.moment, game.decider) == ("before-damage", "you")
    game.you.passes()
    assert (game.moment, game.opponent.health) == ("main", 17)


def test_4_4_9_plays_of_the_defender_alone_do_not_give_initiative_back(table):
    game = windows(table, "before-damage")
    game.opponent.play("Wolf Companion")
    game.opponent.passes()
    game.you.passes()
    assert (game.moment, game.opponent.health) == ("main", 15)


def test_4_4_9_when_the_attacker_made_a_play_the_defender_receives_initiative(table):
    game = windows(table, "before-damage")
    game.opponent.passes()
    game.you.play("Wolf Companion")
    game.you.passes()
    assert (game.moment, game.decider) == ("before-damage", "opponent")
    game.opponent.passes()  # 4.4.10: no play, on to damage
    assert game.moment == "main"


def test_4_4_10_when_the_defender_made_a_play_again_the_attacker_receives_initiative_again(table):
    game = windows(table, "before-damage")
    game.opponent.passes()
    game.you.play("Wolf Companion")
    game.you.passes()
    game.opponent.play("Wolf Companion")
    game.opponent.passes()
    assert (game.moment, game.decider) == ("before-damage", "you")
    game.you.passes()
    assert (game.moment, game.opponent.health) == ("main", 30 - 17)


@pytest.mark.parametrize("moment", ["before-blocks", "before-damage"])
def test_4_4_a_player_may_make_any_number_of_plays_in_a_window(table, moment):
    game = windows(table, moment)
    actor = game.you if moment == "before-blocks" else game.opponent
    for _ in range(4):
        actor.play("Wolf Companion")
    assert game.champion("Kong").offense == 21
    actor.passes()
    assert game.moment == moment
