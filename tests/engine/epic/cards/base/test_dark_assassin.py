"""Dark Assassin: a 7/2 that expends to break a champion; loyalty gives it blitz."""

from tests.engine.epic.scenario import Side, in_play


def test_it_expends_to_break_a_champion(table):
    game = table(you=Side(board=["Dark Assassin"]), opponent=Side(board=["Kong", "Steel Golem", "Human"]))
    game.use("Dark Assassin")
    game.could_choose("Dark Assassin", "Kong", "Human")
    game.could_not_decline()
    game.choose("Kong")
    assert game.opponent.board == ["Steel Golem", "Human"]
    assert game.champion("Dark Assassin").expended
    game.could_not_use("Dark Assassin")
    game.could_not_attack()


def test_the_unbreakable_can_be_targeted_and_stay(table):
    """5.9.2."""
    game = table(
        you=Side(board=["Dark Assassin"]), opponent=Side(board=[in_play("Human", this_turn="unbreakable"), "Demon"])
    )
    game.use("Dark Assassin")
    game.choose("Human")
    assert game.opponent.board == ["Human", "Demon"]
    assert game.champion("Dark Assassin").expended


def test_without_loyalty_it_must_wait_a_turn(table):
    """5.17.1."""
    game = table(you=Side(hand=["Dark Assassin", "Wither", "Kong"]), opponent=Side(board=["Demon"]))
    game.play("Dark Assassin")
    assert game.you.gold == 0
    game.could_not_use("Dark Assassin")
    game.could_not_attack()
    game.end_turn()
    game.end_turn()
    game.use("Dark Assassin")
    game.choose("Demon")
    assert game.opponent.board == []


def test_loyalty_gives_it_blitz_that_stays(table):
    """5.3.7, 5.8.2."""
    game = table(you=Side(hand=["Dark Assassin", "Wither", "Bitten", "Kong"]), opponent=Side(board=["Demon"]))
    game.play("Dark Assassin")
    game.could_choose("Wither", "Bitten")
    game.reveal("Wither", "Bitten")
    assert game.champion("Dark Assassin").keywords == {"blitz"}
    assert (game.champion("Dark Assassin").offense, game.champion("Dark Assassin").defense) == (7, 2)
    game.use("Dark Assassin")
    game.choose("Demon")
    assert game.opponent.board == []
    game.end_turn()
    assert game.champion("Dark Assassin").keywords == {"blitz"}


def test_the_blitz_serves_whoever_takes_control_of_it(table):
    """5.3.7."""
    game = table(
        you=Side(board=[in_play("Dark Assassin", gained="blitz"), "Kong"]),
        opponent=Side(hand=["Turn"]),
        turn_of="opponent",
    )
    game.opponent.play("Turn")
    game.mode("If it is your turn")
    game.choose("Dark Assassin")
    assert game.champion("Dark Assassin").deploying
    game.opponent.use("Dark Assassin")
    game.choose("Kong")
    assert game.you.board == []


def test_it_can_strike_in_the_opponents_turn_while_flipped(table):
    """2.6.4: flipped cards may still be expended."""
    game = table(you=Side(board=["Dark Assassin"]), opponent=Side(board=["Demon"]), turn_of="opponent")
    game.opponent.attack("Demon")
    game.go_to("blockers")
    game.block("Dark Assassin")
    game.you.use("Dark Assassin")
    game.choose("Demon")
    game.go_to("main")
    assert game.opponent.board == []
    assert game.you.board == ["Dark Assassin"]
    assert game.champion("Dark Assassin").expended
