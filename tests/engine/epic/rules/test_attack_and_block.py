"""Declaring attackers and blockers (4.4.1, 4.4.6, 5.2, 5.10) and the sentences that force them."""

import pytest

from tests.engine.epic.scenario import Side, WrongStep, in_play


def attacking(card, **more):
    return in_play(card, attacking=True, expended=True, **more)


# --- attackers ------


def test_4_4_1_eligible_champions_are_prepared_and_not_deploying_or_have_blitz(table):
    game = table(
        you=Side(
            board=[
                "Kong",
                in_play("Lurking Giant", deploying=True),
                in_play("Rampaging Wurm", deploying=True),  # blitz
                in_play("Human", expended=True),
                in_play("Wolf", flipped=True),
                in_play("Zombie", deploying=True, this_turn="blitz"),
            ]
        ),
        opponent=Side(board=["Demon"]),
    )
    game.could_attack_with("Kong", "Rampaging Wurm", "Zombie")


def test_4_4_1_attackers_expend_and_attack_as_a_group(table):
    game = table(you=Side(board=["Kong", "Human", "Wolf"]))
    game.attack("Kong", "Wolf")
    for name, attacks in (("Kong", True), ("Wolf", True), ("Human", False)):
        assert game.champion(name).attacking == attacks
        assert game.champion(name).expended == attacks


def test_4_4_1_an_attack_needs_an_attacker(table):
    game = table(you=Side(board=["Kong", "Human"]))
    with pytest.raises(WrongStep, match="Choose 1 to 2; you chose 0"):
        game.attack()
    game.choose("Kong")


def test_4_4_no_battle_without_a_champion_that_can_attack(table):
    game = table(you=Side(board=[in_play("Kong", deploying=True), in_play("Human", expended=True)]))
    game.could_not_attack()
    game.could_end_turn()


def test_4_4_2_triggers_of_the_attack_resolve_before_anybody_acts(table):
    game = table(you=Side(board=["Courageous Soul", "Human"]), opponent=Side(hand=["Flash Fire"]))
    game.attack("Courageous Soul", "Human")
    assert (game.moment, game.decider) == ("before-blocks", "you")
    assert (game.champion("Courageous Soul").offense, game.champion("Human").offense) == (4, 3)


def test_a_champion_that_must_attack_keeps_the_turn_from_ending(table):
    game = table(you=Side(board=["Raging T-Rex", "Human"], hand=["Kong"]))
    game.could_not_end_turn()
    game.could_play("Kong")
    game.attack("Human")
    game.go_to("before-damage")
    game.opponent.passes()
    game.you.passes()
    game.could_not_end_turn()
    game.attack("Raging T-Rex")
    game.go_to("main")
    assert game.opponent.health == 30 - 1 - 12
    game.could_end_turn()


def test_h13_one_attack_a_turn_is_enough(table):
    game = table(you=Side(board=["Raging T-Rex"], hand=["Feint"]))
    game.could_not_end_turn()
    game.attack("Raging T-Rex")
    game.play("Feint")
    game.you.passes()
    assert game.champion("Raging T-Rex").prepared
    game.could_attack_with("Raging T-Rex")
    game.could_end_turn()


@pytest.mark.parametrize("state", [{"deploying": True}, {"expended": True}, {"flipped": True}])
def test_a_champion_that_must_attack_may_be_unable_to(table, state):
    game = table(you=Side(board=[in_play("Raging T-Rex", **state), "Human"]))
    game.could_end_turn()
    game.could_attack_with("Human")


def test_a_champion_that_must_attack_cannot_when_attacks_are_forbidden(table):
    game = table(you=Side(board=["Raging T-Rex"]), no_attacks=True)
    game.could_not_attack()
    game.could_end_turn()


def test_a_champion_that_must_attack_cannot_attack_a_player_who_cannot_be_attacked(table):
    game = table(you=Side(board=["Raging T-Rex"]), opponent=Side(board=[in_play("Avenging Angel", expended=True)]))
    game.could_not_attack()
    game.could_end_turn()


def test_a_player_can_be_attacked_again_when_the_reason_ends(table):
    game = table(you=Side(board=["Kong"]), opponent=Side(board=["Avenging Angel"]))
    game.could_attack_with("Kong")


def test_h2_ceasefire_forbids_attacks_and_does_not_undo_one(table):
    game = table(you=Side(board=["Kong", "Human"]), opponent=Side(hand=["Ceasefire"]))
    game.attack("Kong")
    game.you.passes()
    game.opponent.play("Ceasefire")
    game.go_to("main")
    assert game.opponent.health == 17
    game.could_not_attack()
    game.end_turn()
    assert (game.turn, game.active) == (4, "opponent")


def test_ceasefire_lasts_for_the_turn(table):
    game = table(turn_of="opponent", you=Side(board=["Kong"], hand=["Lash"]), no_attacks=True)
    game.end_turn()
    game.could_attack_with("Kong")


# --- blockers ------


def test_4_4_6_any_number_of_prepared_champions_may_block(table):
    game = table(
        moment="blockers",
        you=Side(board=[attacking("Kong")]),
        opponent=Side(
            board=[
                "Human",
                in_play("Wolf", deploying=True),
                in_play("Zombie", expended=True),
                in_play("Demon", flipped=True),
                "Cave Troll",
            ]
        ),
    )
    game.could_block_with("Human", "Wolf", "Cave Troll")  # a deploying champion may block
    game.block("Human", "Cave Troll")
    assert game.champion("Human").flipped
    assert game.champion("Human").blocking
    assert game.champion("Cave Troll").blocking
    assert game.champion("Wolf").prepared


def test_4_4_6_a_player_need_not_block(table):
    game = table(moment="blockers", you=Side(board=[attacking("Kong")]), opponent=Side(board=["Human"]))
    game.could_decline()
    game.block()
    assert not game.champion("Human").flipped
    game.go_to("main")
    assert game.opponent.health == 17


def test_4_4_6a_a_blocker_blocks_the_whole_attack(table):
    game = table(
        moment="blockers",
        you=Side(board=[attacking("Thundarus"), attacking("Human")]),
        opponent=Side(board=["Cave Troll"]),
    )
    game.could_block_with("Cave Troll")
    game.block("Cave Troll")
    game.go_to("damage")
    game.assign("Cave Troll", {"Thundarus": 4, "Human": 1})
    assert game.opponent.health == 30
    assert (game.you.board, game.opponent.board) == (["Thundarus"], [])


def test_5_2_1_an_airborne_champion_is_blocked_by_airborne_ones_only(table):
    game = table(
        moment="blockers",
        you=Side(board=[attacking("Thundarus")]),
        opponent=Side(board=["Human", "Faithful Pegasus", in_play("Wolf", this_turn="airborne")]),
    )
    game.could_block_with("Faithful Pegasus", "Wolf")
    game.block("Wolf")


def test_5_2_1_without_an_airborne_champion_there_is_no_block(table):
    game = table(you=Side(board=["Thundarus"]), opponent=Side(board=["Human", "Kong"]))
    game.attack("Thundarus")
    game.go_to("before-damage")
    assert not game.champion("Kong").blocking
    game.go_to("main")
    assert game.opponent.health == 20


def test_5_10_1_an_unblockable_champion_cannot_be_blocked(table):
    game = table(
        you=Side(board=[in_play("Kong", this_turn="unblockable")]), opponent=Side(board=["Thundarus", "Human"])
    )
    game.attack("Kong")
    game.go_to("before-damage")
    assert not game.champion("Thundarus").flipped


def test_5_10_2_an_unblockable_champion_is_blocked_indirectly(table):
    game = table(
        moment="blockers",
        you=Side(board=[attacking("Kong", this_turn="unblockable"), attacking("Human")]),
        opponent=Side(board=["Cave Troll"]),
    )
    game.block("Cave Troll")
    game.go_to("damage")
    game.assign("Cave Troll", {"Kong": 5, "Human": 0})
    assert game.opponent.health == 30
    assert game.opponent.board == []


def test_4_4_6b_the_attack_stays_blocked_when_the_blocker_is_gone(table):
    game = table(
        moment="before-damage",
        you=Side(board=[attacking("Kong")], hand=["Fireball"]),
        opponent=Side(board=[in_play("Human", blocking=True, flipped=True)]),
    )
    game.opponent.passes()
    game.you.play("Fireball")
    game.mode("Deal 3 damage to a target.")
    game.choose("Human")
    game.go_to("main")
    assert game.opponent.board == []
    assert game.opponent.health == 30


def test_4_4_6c_an_attacker_that_must_be_blocked_is_blocked_by_one_at_least(table):
    game = table(
        moment="blockers",
        you=Side(board=[attacking("Lord of the Arena")]),
        opponent=Side(board=["Human", "Wolf"]),
    )
    game.could_not_decline()
    game.could_block_with("Human", "Wolf")
    game.block("Wolf")
    assert not game.champion("Human").blocking


def test_4_4_6c_who_could_not_block_it_need_not(table):
    """The Lord is airborne here: the troll could only block the other attacker."""
    game = table(
        moment="blockers",
        you=Side(board=[attacking("Lord of the Arena", this_turn="airborne"), attacking("Human")]),
        opponent=Side(board=["Cave Troll", in_play("Faithful Pegasus", expended=True)]),
    )
    game.could_block_with("Cave Troll")
    game.could_decline()
    game.block()
    game.go_to("main")
    assert game.opponent.health == 24


def test_4_4_6c_a_block_must_be_made_when_one_of_them_could_block_it(table):
    game = table(
        moment="blockers",
        you=Side(board=[attacking("Lord of the Arena", this_turn="airborne"), attacking("Human")]),
        opponent=Side(board=["Cave Troll", "Faithful Pegasus"]),
    )
    game.could_not_decline()
    game.block("Cave Troll")  # the whole attack is blocked (4.4.6a), so the Lord has been
    game.go_to("damage")
    game.assign("Cave Troll", {"Lord of the Arena": 0, "Human": 5})
    assert (game.you.board, game.opponent.board) == (["Lord of the Arena"], ["Faithful Pegasus"])


def test_4_4_6c_an_unblockable_champion_need_not_be_blocked(table):
    game = table(
        moment="blockers",
        you=Side(board=[attacking("Lord of the Arena", this_turn="unblockable"), attacking("Human")]),
        opponent=Side(board=["Cave Troll"]),
    )
    game.could_decline()
    game.block()


def test_4_4_7_triggers_of_the_block_resolve_before_anybody_acts(table):
    game = table(
        moment="blockers",
        you=Side(board=[attacking("Kong")], hand=["Flash Fire"]),
        opponent=Side(board=["Faithful Pegasus", "Human"]),
    )
    game.block("Faithful Pegasus")
    assert (game.decider, game.asks) == ("opponent", "target")
    game.choose("Human")
    assert game.champion("Human").blocking
    assert game.champion("Human").keywords == {"airborne"}
    assert game.moment == "before-damage"


# --- joining (house ruling H6) ------


def test_h6_only_a_human_that_can_attack_may_join_the_attack(table):
    humans = ["Human", in_play("Human", expended=True), in_play("Human", deploying=True)]
    game = table(you=Side(board=["Faithful Pegasus", *humans, in_play("Palace Guard", flipped=True)]))
    game.attack("Faithful Pegasus")
    game.could_choose("Human")
    game.could_decline()
    game.choose("Human")
    assert game.champion("Human").attacking
    assert game.champion("Human").expended
    assert game.champion("Human").keywords == {"airborne"}


def test_h6_only_a_human_that_can_block_may_join_the_block(table):
    game = table(
        moment="blockers",
        you=Side(board=[attacking("Thundarus")]),
        opponent=Side(board=["Faithful Pegasus", in_play("Human", expended=True), in_play("Human", deploying=True)]),
    )
    game.block("Faithful Pegasus")
    game.could_choose("Human#2")  # it will be airborne
    game.decline()
    assert not game.champion("Human#2").blocking
