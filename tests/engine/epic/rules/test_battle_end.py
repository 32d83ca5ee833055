"""How battles end, several battles in a turn, champions that leave a battle (4.4.1a, 4.4.12, 4.4.15)."""

import pytest

from engine.epic import language as lang
from engine.epic.language import Champion, Each, On, Whenever
from tests.engine.epic.made_up import champion, event, known
from tests.engine.epic.scenario import Side, in_play

COWARD = champion("Made-up Coward", Whenever(On.ATTACKS, lang.RemoveFromBattle(lang.THIS)))
WARDEN = champion("Made-up Warden", Whenever(On.BLOCKS, lang.RemoveFromBattle(Each(Champion(attacking=True)))))
SPARK = event("Made-up Spark", lang.GainHealth(1))


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(COWARD, WARDEN, SPARK):
        yield


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


def test_h29_attackers_that_leave_at_their_declaration_end_the_battle_before_anybody_gets_initiative(table):
    """4.4.2: "declare attackers" ends when its triggers have resolved. The opponent acts when the turn is to end."""
    game = table(you=Side(board=["Made-up Coward", "Kong"]), opponent=Side(hand=["Made-up Spark"], board=["Demon"]))
    game.attack("Made-up Coward")
    assert (game.moment, game.decider) == ("main", "you")
    assert game.champion("Made-up Coward").expended
    game.could_attack_with("Kong")
    game.go_to("end-offer")
    game.opponent.could_play("Made-up Spark")


def test_h29_while_one_attacker_is_left_the_battle_goes_on(table):
    game = table(you=Side(board=["Made-up Coward", "Kong"]))
    game.attack("Made-up Coward", "Kong")
    assert (game.moment, game.decider) == ("before-blocks", "you")
    game.go_to("main")
    assert game.opponent.health == 17


def test_h29_attackers_that_leave_at_the_block_end_it_before_damage(table):
    """4.4.7: no window is opened; who blocked stays flipped."""
    yours = Side(hand=["Made-up Spark"], board=["Kong"])
    game = table(you=yours, opponent=Side(hand=["Made-up Spark"], board=["Made-up Warden"]))
    game.attack("Kong")
    game.go_to("blockers")
    game.block("Made-up Warden")
    assert (game.moment, game.decider) == ("main", "you")
    assert (game.champion("Made-up Warden").flipped, game.champion("Made-up Warden").damage) == (True, 0)


def test_h29_who_has_initiative_goes_on_and_passes_it_to_nobody(table):
    """The attacker's own doing: the opponent gets no initiative in this battle."""
    game = table(you=Side(board=["Human"], hand=["Flash Fire", "Made-up Spark"]), opponent=Side(hand=["Made-up Spark"]))
    game.attack("Human")
    game.you.play("Flash Fire")
    game.mode("each champion and each player")
    assert (game.moment, game.decider) == ("before-blocks", "you")
    game.you.play("Made-up Spark")
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
    """2.1.8: tokens attack as champions do."""
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
