"""See Him Out: a free event that banishes a champion for an action or for breaking a champion of yours."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_is_paid_with_an_action(table):
    game = table(you=Side(hand=["See Him Out"]), opponent=Side(board=["Hulk", "Hive", "Sewer Demon", "Muse"]))
    game.play("See Him Out")
    game.could_choose("Hulk", "Muse")
    game.choose("Hulk")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == (["Hive", "Sewer Demon", "Muse"], "Hulk")


def test_or_with_a_champion_of_yours_as_it_is_played(table):
    game = table(
        you=Side(hand=["See Him Out"], board=["Muse", "Human", "Bruiser", "Hive"]), opponent=Side(board=["Hulk"])
    )
    game.play("See Him Out")
    game.choose("Hulk")
    game.mode(1)
    game.could_choose("Muse", "Human")
    game.choose("Human")
    assert (game.you.board, game.you.actions, game.opponent.board) == (["Muse", "Bruiser", "Hive"], 1, ["Hulk"])
    game.resolve()
    assert game.opponent.board == []


def test_stopped_it_gives_nothing_back(table):
    game = table(
        you=Side(hand=["See Him Out"], board=["Human"], actions=0), opponent=Side(board=["Hulk"], hand=["Not Today"])
    )
    game.play("See Him Out")
    game.choose("Hulk")
    assert game.you.board == []
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert (game.you.board, game.opponent.board, game.you.discard_pile) == ([], ["Hulk"], ["See Him Out"])


def test_without_an_action_and_a_champion_it_cannot_be_played(table):
    table(you=Side(hand=["See Him Out"], board=["Bruiser"], actions=0), opponent=Side(board=["Hulk"])).could_play()


def test_it_is_fast(table):
    assert moments(table, "See Him Out") == AT_ANY_TIME
