"""Zealous Necromancer: a 3/4 with ambush that draws a card and makes zombies of all who break around it."""

from tests.engine.epic.scenario import Side, in_play


def test_its_tribute_draws_a_card(table):
    game = table(you=Side(hand=["Zealous Necromancer"], top=["Kong"]))
    game.play("Zealous Necromancer")
    assert (game.you.hand, game.you.gold) == (["Kong"], 0)
    necromancer = game.champion("Zealous Necromancer")
    assert (necromancer.offense, necromancer.defense, necromancer.keywords) == (3, 4, {"ambush"})


def test_each_champion_of_either_side_that_breaks_is_a_zombie_of_yours(table):
    """2.3.5a: tokens too."""
    game = table(
        you=Side(hand=["Flash Fire"], board=["Zealous Necromancer", "Human", "Muse"]),
        opponent=Side(board=["Wolf", "Kong"]),
    )
    game.play("Flash Fire")
    game.mode("each champion and each player")
    assert game.you.board == ["Zealous Necromancer", "Zombie", "Zombie", "Zombie"]
    assert game.opponent.board == ["Kong"]


def test_zombies_do_not_rise_again(table):
    game = table(
        you=Side(hand=["Flash Fire"], board=["Zealous Necromancer", "Zombie"]), opponent=Side(board=["Zombie", "Kong"])
    )
    game.play("Flash Fire")
    game.mode("each champion and each player")
    assert (game.you.board, game.opponent.board) == (["Zealous Necromancer"], ["Kong"])


def test_it_raises_nobody_when_it_breaks_with_or_without_the_others(table):
    """If it is still in play."""
    game = table(
        you=Side(hand=["Hurricane"], board=["Zealous Necromancer", "Human"]), opponent=Side(board=["Wolf", "Kong"])
    )
    game.play("Hurricane")
    game.mode("9 damage")
    assert (game.you.board, game.opponent.board) == ([], ["Kong"])


def test_what_leaves_play_unbroken_makes_no_zombie(table):
    game = table(
        you=Side(hand=["Erase", "Amnesia"], board=["Zealous Necromancer"], gold=2),
        opponent=Side(board=[in_play("Kong")]),
    )
    game.play("Erase")
    game.choose("Kong")
    assert game.you.board == ["Zealous Necromancer"]
    game = table(you=Side(hand=["Transform"], board=["Zealous Necromancer"]), opponent=Side(board=["Kong"]))
    game.play("Transform")
    game.mode("wolf token")
    game.choose("Kong")
    assert (game.you.board, game.opponent.board) == (["Zealous Necromancer"], ["Wolf"])


def test_the_opponents_necromancer_raises_for_the_opponent(table):
    game = table(you=Side(hand=["Wither"], board=["Human"]), opponent=Side(board=["Zealous Necromancer"]))
    game.play("Wither")
    game.choose("Human")
    assert (game.you.board, game.opponent.board) == ([], ["Zealous Necromancer", "Zombie"])


def test_it_ambushes_before_a_battle_and_counts_its_dead(table):
    game = table(
        turn_of="opponent", you=Side(hand=["Zealous Necromancer"], board=["Kong"]), opponent=Side(board=["Demon"])
    )
    game.attack("Demon")
    game.passes()
    game.you.play("Zealous Necromancer")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    assert game.you.board == ["Kong", "Zealous Necromancer", "Zombie"]
