"""Saren, Night Stalker: a 10/7 with blitz, unbreakable on your turn."""

from tests.engine.epic.scenario import Side, in_play

SAREN = "Saren, Night Stalker"


def test_in_your_turn_it_attacks_at_once_and_does_not_break(table):
    game = table(you=Side(hand=[SAREN]), opponent=Side(board=["Kong"], hand=["Drain Essence"]))
    game.play(SAREN)
    saren = game.champion(SAREN)
    assert (saren.offense, saren.defense, saren.keywords) == (10, 7, {"blitz", "unbreakable"})
    game.attack(SAREN)
    game.passes()
    game.opponent.play("Drain Essence")
    game.choose(SAREN)
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    assert (game.champion(SAREN).damage, game.champion("Kong").damage) == (22, 10)
    game.end_turn()
    assert (game.you.board, game.champion(SAREN).damage) == ([SAREN], 0)


def test_in_the_opponents_turn_it_breaks(table):
    game = table(turn_of="opponent", you=Side(board=[SAREN]), opponent=Side(hand=["Flame Strike"]))
    assert game.champion(SAREN).keywords == {"blitz"}
    game.play("Flame Strike")
    game.choose(SAREN)
    assert (game.you.board, game.you.discard_pile) == ([], [SAREN])


def test_when_it_changes_sides_in_your_turn_its_wounds_break_it(table):
    """5.9.3: for its new controller it is not their turn."""
    game = table(you=Side(board=[in_play(SAREN, damage=7)]), opponent=Side(hand=["Turn"]))
    game.passes()
    game.opponent.play("Turn")
    game.mode("this turn")
    assert (game.opponent.board, game.you.discard_pile) == ([], [SAREN])


def test_unbreakable_it_cannot_be_broken_as_a_cost(table):
    """5.9.4: the Rift Summoner finds nobody else and breaks itself."""
    game = table(you=Side(board=[SAREN, "Rift Summoner"]))
    game.use("Rift Summoner")
    assert game.you.board == [SAREN, "Demon", "Demon"]


def test_of_three_players_the_turn_of_either_other_is_not_yours(circle):
    for active, unbreakable in (("Ann", True), ("Ben", False), ("Cyd", False)):
        game = circle(Side(board=[SAREN]), Side(), Side(), turn_of=active)
        assert ("unbreakable" in game.champion(SAREN).keywords) == unbreakable
