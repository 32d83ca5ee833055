"""Bloodcult Warlord: your evil champions get +2/+2 as they attack."""

from tests.engine.epic_tcg.scenario import Side


def test_evil_attackers_of_yours_get_bigger_for_the_turn(table):
    game = table(
        you=Side(board=["Bloodcult Warlord", "Dark Prince", "Tracker", "Sewer Demon"]), opponent=Side(), step="battle"
    )
    game.passes()
    game.passes()
    game.attack("Bloodcult Warlord", "Dark Prince", "Tracker")
    assert [game.piece(name).offense for name in ("Bloodcult Warlord", "Dark Prince", "Tracker", "Sewer Demon")] == [
        6,
        7,
        7,
        6,
    ]
    for _ in range(4):
        game.passes()
    assert game.opponent.mojo == 10
    game.end_turn()
    assert game.piece("Dark Prince").offense == 5


def test_two_of_them_give_twice_as_much(table):
    game = table(you=Side(board=["Bloodcult Warlord", "Bloodcult Warlord"]), opponent=Side(), step="battle")
    game.passes()
    game.passes()
    game.attack("Bloodcult Warlord#2")
    assert [game.piece(f"Bloodcult Warlord#{n}").defense for n in (1, 2)] == [4, 8]


def test_those_of_an_opponent_get_nothing(table):
    game = table(you=Side(board=["Dark Prince"]), opponent=Side(board=["Bloodcult Warlord"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Dark Prince")
    assert game.piece("Dark Prince").offense == 5


def test_what_it_damages_is_broken(table):
    """It attacks as a 6/6. Hulk has a defense of 9."""
    game = table(you=Side(board=["Bloodcult Warlord"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Bloodcult Warlord")
    game.all_pass()
    game.opponent.block("Hulk")
    game.all_pass()
    assert game.opponent.board == []


def test_it_is_no_target(table):
    game = table(you=Side(board=["Bloodcult Warlord", "Tracker"]), opponent=Side(hand=["Execution"], board=["Human"]))
    game.passes()
    game.opponent.play("Execution")
    game.could_choose("Tracker", "Human")
