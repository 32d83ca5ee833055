"""Bruger, the Pathfinder."""

from tests.engine.epic.scenario import Side, in_play

BRUGER = "Bruger, the Pathfinder"


def size(game, *names):
    """Offense and defense of each."""
    return [(one.offense, one.defense) for one in map(game.champion, names)]


def test_tribute_lets_your_wild_champions_grow_for_the_turn(table):
    """Himself among them, and the untargetable (5.12.2); not others of yours, and not the opponent's."""
    game = table(
        you=Side(hand=[BRUGER], board=["Wolf", in_play("Kong", this_turn="untargetable"), "Human"]),
        opponent=Side(board=["Lurking Giant"]),
    )
    game.play(BRUGER)
    assert size(game, BRUGER, "Wolf", "Kong", "Human") == [(8, 9), (5, 5), (16, 17), (1, 1)]
    assert size(game, "Lurking Giant") == [(11, 11)]
    assert game.you.gold == 0
    game.could_attack_with("Wolf", "Kong", "Human")
    game.end_turn()
    assert size(game, BRUGER, "Wolf", "Kong") == [(5, 6), (2, 2), (13, 14)]


def test_damage_to_the_opponent_lets_them_grow_after_the_battle(table):
    """4.4.14; 5.10.1: nobody can block him."""
    game = table(
        you=Side(board=[BRUGER, in_play("Wolf", expended=True), "Lurking Giant"]), opponent=Side(board=["Kong"])
    )
    game.attack(BRUGER)
    game.go_to("main")
    assert game.opponent.health == 25
    assert size(game, BRUGER, "Wolf", "Lurking Giant", "Kong") == [(8, 9), (5, 5), (14, 14), (13, 14)]
    game.attack("Lurking Giant")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Kong"]
    assert game.champion("Lurking Giant").damage == 13


def test_tribute_and_attack_in_one_turn_both_count(table):
    game = table(you=Side(hand=[BRUGER, "Turn"], gold=2))
    game.play(BRUGER)
    game.play("Turn")
    game.mode("Prepare it")
    game.attack(BRUGER)
    game.go_to("main")
    assert game.opponent.health == 22
    assert size(game, BRUGER) == [(11, 12)]


def test_in_a_blocked_group_he_damages_champions_only(table):
    """5.10.2."""
    game = table(you=Side(board=[BRUGER, "Wolf"]), opponent=Side(board=["Human"]))
    game.attack(BRUGER, "Wolf")
    game.go_to("blockers")
    game.could_block_with("Human")
    game.block("Human")
    game.go_to("damage")
    game.assign("Human", {BRUGER: 1, "Wolf": 0})
    assert game.opponent.health == 30
    assert size(game, BRUGER, "Wolf") == [(5, 6), (2, 2)]


def test_damage_of_others_lets_nobody_grow(table):
    game = table(you=Side(hand=["Flame Strike"], board=[BRUGER, "Wolf"]))
    game.attack("Wolf")
    game.go_to("main")
    game.play("Flame Strike")
    game.choose("opponent")
    assert game.opponent.health == 20
    assert size(game, BRUGER) == [(5, 6)]


def test_who_comes_later_does_not_grow(table):
    game = table(you=Side(hand=[BRUGER, "Cave Troll"]))
    game.play(BRUGER)
    game.play("Cave Troll")
    assert size(game, "Cave Troll") == [(5, 3)]


def test_he_ambushes_and_blocks_without_growing_again(table):
    """5.14.1; what he damages as a blocker is a champion."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=[BRUGER]),
        opponent=Side(board=[in_play("Palace Guard", attacking=True, expended=True)]),
    )
    game.you.play(BRUGER)
    game.go_to("blockers")
    game.block(BRUGER)
    game.go_to("main")
    assert game.opponent.discard_pile == ["Palace Guard"]
    assert (game.champion(BRUGER).damage, game.you.health) == (6, 30)
    assert size(game, BRUGER) == [(8, 9)]


def test_whoever_controls_him_grows(table):
    """The wild champions of his controller."""
    game = table(
        you=Side(board=[in_play(BRUGER, owner="opponent"), "Wolf"]),
        opponent=Side(board=["Cave Troll"]),
    )
    game.attack(BRUGER)
    game.go_to("main")
    assert size(game, BRUGER, "Wolf", "Cave Troll") == [(8, 9), (5, 5), (5, 3)]


def test_of_three_players_any_opponent_will_do(circle):
    """M4.4.11: the damage goes to the one who is attacked. Only the champions of his controller grow."""
    for attacked in ("Ben", "Cyd"):
        game = circle(Side(board=[BRUGER]), *[Side(board=["Wolf"])] * 2)
        game.attack_player(attacked, BRUGER)
        game.go_to("main")
        assert game[attacked].health == 25
        assert size(game, BRUGER, "Ben's Wolf", "Cyd's Wolf") == [(8, 9), (2, 2), (2, 2)]
