"""Vampire Lord."""

from tests.engine.epic.scenario import Side, in_play


def test_it_attacks_at_once_and_grows_by_two_when_it_deals_damage(table):
    """5.8; counters stay (2.7)."""
    game = table(you=Side(hand=["Vampire Lord"]))
    game.play("Vampire Lord")
    game.attack("Vampire Lord")
    assert game.champion("Vampire Lord").counters == 0
    game.go_to("main")
    assert game.opponent.health == 25
    lord = game.champion("Vampire Lord")
    assert (lord.counters, lord.offense, lord.defense) == (2, 7, 7)
    game.end_turn()
    assert game.champion("Vampire Lord").counters == 2


def test_damage_to_several_champions_at_once_is_one_feast(table):
    """3.4.1: it dealt damage once. On your turn it is unbreakable (5.9.3)."""
    game = table(you=Side(board=["Vampire Lord"]), opponent=Side(board=["Human", "Wolf", "Kong"]))
    game.attack("Vampire Lord")
    game.go_to("blockers")
    game.block("Human", "Wolf", "Kong")
    game.go_to("damage")
    game.assign("Vampire Lord", {"Human": 1, "Wolf": 2, "Kong": 2})
    assert game.opponent.board == ["Kong"]
    lord = game.champion("Vampire Lord")
    assert (lord.damage, lord.counters, lord.defense) == (16, 2, 7)
    game.end_turn()
    assert (game.you.board, game.champion("Vampire Lord").damage) == (["Vampire Lord"], 0)


def test_on_your_turn_it_cannot_be_broken_at_all(table):
    """5.9.2."""
    game = table(you=Side(board=["Vampire Lord"]), opponent=Side(hand=["Inner Demon"]))
    game.passes()
    game.opponent.play("Inner Demon")
    game.mode("demon token")
    assert game.you.board == ["Vampire Lord", "Demon"]


def test_on_the_opponents_turn_it_breaks_before_it_could_grow(table):
    """4.4.13 before 4.4.14."""
    game = table(turn_of="opponent", you=Side(hand=["Vampire Lord"]), opponent=Side(board=["Pyromancer"]))
    game.attack("Pyromancer")
    game.passes()
    game.you.play("Vampire Lord")
    game.go_to("blockers")
    game.block("Vampire Lord")
    game.go_to("main")
    assert game.you.discard_pile == ["Vampire Lord"]
    assert game.champion("Pyromancer").damage == 5


def test_a_blocker_that_lives_grows_too(table):
    game = table(turn_of="opponent", you=Side(board=["Vampire Lord"]), opponent=Side(board=["Demon"]))
    game.attack("Demon")
    game.go_to("blockers")
    game.block("Vampire Lord")
    game.go_to("main")
    assert game.opponent.board == []
    lord = game.champion("Vampire Lord")
    assert (lord.counters, lord.damage, lord.defense) == (2, 4, 7)


def test_whose_turn_it_is_counts_for_its_controller(table):
    game = table(
        you=Side(hand=["Apocalypse"], board=[in_play("Vampire Lord", owner="opponent")]),
        opponent=Side(board=["Vampire Lord"]),
    )
    game.play("Apocalypse")
    game.mode("break all champions")
    assert (game.you.board, game.opponent.board) == (["Vampire Lord"], [])
