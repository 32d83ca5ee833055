"""Angel of the Gate: a 7/7 with airborne and ambush that gains 5 health at the start of your turn."""

from tests.engine.epic.scenario import Side


def test_each_of_your_turns_begins_with_5_health_and_no_other(table):
    """4.2.5."""
    game = table(you=Side(board=["Angel of the Gate"]))
    game.end_turn()
    assert (game.active, game.you.health) == ("opponent", 30)
    game.end_turn()
    assert (game.active, game.moment, game.you.health) == ("you", "main", 35)
    game.end_turn()
    game.end_turn()
    assert (game.you.health, game.opponent.health) == (40, 30)


def test_ambushed_at_the_end_of_the_opponents_turn_it_gains_at_once(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Angel of the Gate"]))
    game.you.play("Angel of the Gate")
    assert (game.you.health, game.you.gold) == (30, 0)
    game.end_turn()
    assert (game.active, game.you.health) == ("you", 35)
    game.could_attack_with("Angel of the Gate")


def test_two_angels_gain_10(table):
    game = table(turn_of="opponent", you=Side(board=["Angel of the Gate", "Angel of the Gate"]))
    game.end_turn()
    assert game.you.health == 40


def test_it_flies_for_7(table):
    game = table(you=Side(board=["Angel of the Gate"]), opponent=Side(board=["Kong"]))
    game.attack("Angel of the Gate")
    game.go_to("main")
    assert game.opponent.health == 23
    assert game.champion("Angel of the Gate").defense == 7
