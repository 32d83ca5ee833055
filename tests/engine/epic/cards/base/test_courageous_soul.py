"""Courageous Soul: a 2/2 with ambush; when it attacks, your champions get +2 offense this turn."""

from tests.engine.epic.scenario import Side


def test_when_it_attacks_all_your_champions_get_stronger_for_the_turn(table):
    game = table(you=Side(board=["Courageous Soul", "Human", "Kong"]), opponent=Side(board=["Demon"]))
    game.attack("Courageous Soul", "Human")
    assert game.champion("Courageous Soul").offense == 4
    assert game.champion("Human").offense == 3
    assert (game.champion("Kong").offense, game.champion("Kong").defense) == (15, 14)
    assert game.champion("Demon").offense == 4
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 23
    assert game.champion("Kong").offense == 15
    game.end_turn()
    assert game.champion("Kong").offense == 13
    assert game.champion("Courageous Soul").offense == 2


def test_nothing_happens_when_others_attack_or_when_it_blocks(table):
    game = table(you=Side(board=["Courageous Soul", "Human"]), opponent=Side(board=["Courageous Soul"]))
    game.attack("Human")
    game.go_to("blockers")
    game.block("Courageous Soul")
    assert game.champion("Human").offense == 1
    assert game.champion("their Courageous Soul").offense == 2
    game.go_to("main")


def test_two_of_them_give_4(table):
    game = table(you=Side(board=["Courageous Soul", "Courageous Soul", "Human"]))
    game.attack("Courageous Soul", "Courageous Soul#2", "Human")
    game.go_to("main")
    assert game.opponent.health == 30 - 6 - 6 - 5


def test_champions_that_come_later_in_the_turn_get_nothing(table):
    game = table(you=Side(board=["Courageous Soul"], hand=["Brave Squire"]))
    game.attack("Courageous Soul")
    game.play("Brave Squire")
    game.choose("Courageous Soul")
    assert game.champion("Courageous Soul").offense == 9
    assert game.champion("Human").offense == 1
    game.go_to("main")
    assert game.opponent.health == 21


def test_ambushed_at_the_end_of_the_opponents_turn_it_attacks_in_yours(table):
    """5.14.2, 5.17.2."""
    game = table(you=Side(hand=["Courageous Soul"]), turn_of="opponent", moment="end-offer")
    game.you.play("Courageous Soul")
    assert game.you.gold == 1
    assert (game.champion("Courageous Soul").offense, game.champion("Courageous Soul").defense) == (2, 2)
    game.end_turn()
    game.attack("Courageous Soul")
    game.go_to("main")
    assert game.opponent.health == 26
