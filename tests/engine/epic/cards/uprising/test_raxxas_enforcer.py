"""Raxxa's Enforcer: an 8/5 that weakens opposing champions by 3 and deals 3 damage to each of them."""

from tests.engine.epic.scenario import Side, in_play

ENFORCER = "Raxxa's Enforcer"


def test_3_damage_to_each_opposing_champion(table):
    """5.12.2."""
    game = table(
        you=Side(hand=[ENFORCER], board=["Human"]), opponent=Side(board=["Demon", "Steel Golem", "Wolf", "Cave Troll"])
    )
    game.play(ENFORCER)
    assert game.opponent.board == ["Demon", "Steel Golem"]
    assert [game.champion(name).damage for name in ("Demon", "Steel Golem")] == [3, 3]
    assert (game.you.board, game.you.health, game.opponent.health) == (["Human", ENFORCER], 30, 30)


def test_opposing_champions_have_3_less_offense_those_that_come_later_too(table):
    """3.3.3, H8."""
    game = table(
        you=Side(board=[ENFORCER, "Kong"]),
        opponent=Side(hand=["Lurking Giant"], board=["Demon", "Wolf", "Steel Golem"]),
    )
    assert [game.champion(name).offense for name in ("Demon", "Wolf", "Steel Golem")] == [1, 0, 10]
    assert [game.champion(name).defense for name in ("Demon", "Wolf", "Steel Golem")] == [4, 2, 13]
    assert [game.champion(name).offense for name in (ENFORCER, "Kong")] == [8, 13]
    game.passes()
    game.opponent.play("Lurking Giant")
    assert game.champion("Lurking Giant").offense == 8


def test_when_it_leaves_they_are_strong_again(table):
    """3.3.3: 5 defense."""
    game = table(you=Side(board=[ENFORCER]), opponent=Side(board=["Demon"], hand=["Forked Lightning"]))
    game.passes()
    game.opponent.play("Forked Lightning")
    game.choose(ENFORCER)
    assert (game.you.board, game.champion("Demon").offense) == ([], 4)


def test_two_of_them_take_6(table):
    game = table(you=Side(board=[ENFORCER, ENFORCER]), opponent=Side(board=["Kong", ENFORCER]))
    assert [game.champion(name).offense for name in ("Kong", f"their {ENFORCER}")] == [7, 2]
    assert game.champion(f"your {ENFORCER}").offense == 5


def test_a_weakened_attacker_hits_for_less(table):
    game = table(
        turn_of="opponent",
        you=Side(board=[in_play(ENFORCER, expended=True)]),
        opponent=Side(board=["Kong", "Wolf"]),
    )
    game.attack("Kong", "Wolf")
    game.go_to("main")
    assert game.you.health == 20


def test_of_three_players_the_champions_of_both_others_suffer(circle):
    kong = Side(board=["Kong"])
    game = circle(Side(hand=["Raxxa's Enforcer"], board=["Kong"]), kong, kong)
    game.play("Raxxa's Enforcer")
    kongs = [game[name].champion("Kong") for name in ("Ann", "Ben", "Cyd")]
    assert [(one.offense, one.damage) for one in kongs] == [(13, 0), (10, 3), (10, 3)]
