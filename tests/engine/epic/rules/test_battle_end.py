"""How battles end, several battles in a turn, champions that leave a battle (4.4.1a, 4.4.12, 4.4.15)."""

from tests.engine.epic.scenario import Side, in_play


def test_4_4_1a_the_battle_ends_when_no_attacker_is_left_and_the_player_passes(table):
    game = table(
        you=Side(board=["Human", "Kong"]), opponent=Side(hand=["Flash Fire", "Wolf Companion"], board=["Demon"])
    )
    game.attack("Human")
    game.you.passes()
    game.opponent.play("Flash Fire")
    game.mode("each champion and each player")
    assert (game.moment, game.decider) == ("before-blocks", "opponent")  # who keeps initiative
    game.opponent.play("Wolf Companion")
    game.choose("Demon")
    game.opponent.passes()
    assert (game.moment, game.decider) == ("main", "you")
    assert game.opponent.health == 28


def test_4_4_1a_the_battle_ends_before_damage_too(table):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Human", attacking=True, expended=True)]),
        opponent=Side(hand=["Flash Fire"]),
    )
    game.opponent.play("Flash Fire")
    game.mode("each champion and each player")
    game.opponent.passes()
    assert (game.moment, game.decider) == ("main", "you")
    assert game.opponent.health == 28


def test_4_4_1a_the_battle_ends_when_the_attacker_passes_without_an_attacker(table):
    game = table(
        you=Side(board=["Human"], hand=["Flash Fire"]), opponent=Side(hand=["Wolf Companion"], board=["Demon"])
    )
    game.attack("Human")
    game.you.play("Flash Fire")
    game.mode("each champion and each player")
    game.you.passes()
    assert (game.moment, game.decider) == ("main", "you")


def test_4_4_15_after_the_battle_nobody_attacks_or_blocks(table):
    game = table(you=Side(board=["Kong"]), opponent=Side(board=["Lurking Giant"]))
    game.attack("Kong")
    game.go_to("blockers")
    game.block("Lurking Giant")
    game.go_to("main")
    assert not game.champion("Kong").attacking
    assert game.champion("Kong").expended


def test_4_4_15_several_battles_in_one_turn(table):
    game = table(you=Side(board=["Kong", "Human", "Wolf"], hand=["Rally the People"]))
    game.attack("Human")
    game.go_to("main")
    game.play("Rally the People")
    game.could_attack_with("Kong", "Wolf")
    game.attack("Kong", "Wolf")
    game.go_to("main")
    assert game.opponent.health == 30 - 1 - 14 - 3
    game.could_not_attack()


def test_4_4_15_a_champion_that_blocked_is_flipped_and_cannot_block_again(table):
    game = table(you=Side(board=["Human", "Wolf"]), opponent=Side(board=["Kong"]))
    game.attack("Human")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    assert game.champion("Kong").flipped
    game.attack("Wolf")
    game.go_to("before-damage")
    game.go_to("main")
    assert game.opponent.health == 28


def test_an_attacker_removed_from_battle_and_prepared_can_attack_again(table):
    game = table(you=Side(board=["Kong"], hand=["Feint"]))
    game.attack("Kong")
    game.play("Feint")
    assert game.champion("Kong").prepared
    game.you.passes()  # no attacker is left
    assert (game.moment, game.opponent.health) == ("main", 30)
    game.attack("Kong")
    game.go_to("main")
    assert game.opponent.health == 17


def test_h7_a_champion_that_changes_control_leaves_the_battle(table):
    game = table(
        moment="before-damage",
        you=Side(
            board=[in_play("Kong", attacking=True, expended=True), in_play("Human", attacking=True, expended=True)]
        ),
        opponent=Side(hand=["Turn"]),
    )
    game.opponent.play("Turn")
    game.mode("this turn")
    game.choose("Kong")
    assert not game.champion("Kong").attacking
    assert game.champion("Kong").controller == "opponent"
    game.go_to("main")
    assert game.opponent.health == 29


def test_5_21_3_a_transformed_champion_leaves_the_battle(table):
    game = table(
        moment="before-blocks",
        initiative="opponent",
        you=Side(
            board=[in_play("Kong", attacking=True, expended=True), in_play("Human", attacking=True, expended=True)]
        ),
        opponent=Side(hand=["Transform"]),
    )
    game.opponent.play("Transform")
    game.mode("wolf token")
    game.choose("Kong")
    assert not game.champion("Wolf").attacking
    assert game.champion("Wolf").prepared
    game.go_to("main")
    assert game.opponent.health == 29


def retreat(table, moment, **more):
    game = table(
        moment=moment,
        initiative="opponent",
        you=Side(board=[in_play("Kong", attacking=True, expended=True)], top=["Lash"]),
        opponent=Side(hand=["Hasty Retreat"], **more),
    )
    game.opponent.play("Hasty Retreat")
    game.mode("Return target attacking champion")
    return game


def test_h14_an_attacker_is_unblocked_only_after_blocks(table):
    assert retreat(table, "before-blocks").you.hand == ["Kong"]
    assert retreat(table, "before-damage").you.hand == ["Kong", "Lash"]
    assert retreat(table, "before-damage", board=[in_play("Human", blocking=True)]).you.hand == ["Kong"]
