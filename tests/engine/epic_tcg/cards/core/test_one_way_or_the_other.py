"""One Way or the Other: stops an unaligned or wild card, or breaks a good or evil champion or object."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_stops_an_unaligned_or_wild_card(table):
    for name in ("Knowledge", "Migration"):
        game = table(you=Side(hand=["One Way or the Other"]), opponent=Side(hand=[name]), turn_of="opponent")
        game.opponent.play(name)
        game.passes()
        game.you.play("One Way or the Other")
        game.resolve()
        assert (game.line, game.opponent.discard_pile, game.opponent.hand) == ([], [name], [])


def test_it_does_not_stop_a_good_or_evil_card(table):
    for name in ("Revitalize", "Raise the Dead"):
        game = table(you=Side(hand=["One Way or the Other"]), opponent=Side(hand=[name]), turn_of="opponent")
        game.opponent.play(name)
        game.passes()
        game.could_play()


def test_it_breaks_a_good_or_evil_champion_or_object(table):
    board = ["Hulk", "Muse", "Dark Knight", "Hive", "Barracks", "Head of Navec", "Hired Muscle"]
    game = table(you=Side(hand=["One Way or the Other"]), opponent=Side(board=board))
    game.play("One Way or the Other")
    game.could_choose("Muse", "Dark Knight", "Barracks", "Head of Navec")
    game.choose("Barracks")
    game.resolve()
    assert game.opponent.discard_pile == ["Barracks"]


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "One Way or the Other") == AT_ANY_TIME
    assert moments(table, "One Way or the Other", actions=0) == NEVER
