"""Pay Tribute: each opponent gives you a champion or object of their hand, or discards it."""

from tests.engine.epic_tcg.scenario import Side


def paid(table, hand):
    game = table(you=Side(hand=["Pay Tribute"]), opponent=Side(hand=hand))
    game.play("Pay Tribute")
    game.resolve()
    return game


def test_an_opponent_may_give_a_champion_or_an_object(table):
    game = paid(table, ["Allosaurus", "Hive", "Revitalize"])
    assert (game.asks, game.decider) == ("mode", "opponent")
    game.opponent.mode(0)
    game.could_choose("Allosaurus", "Hive")
    game.opponent.choose("Hive")
    assert (game.you.board, game.opponent.hand) == (["Hive"], ["Allosaurus", "Revitalize"])


def test_or_discard_their_hand(table):
    game = paid(table, ["Allosaurus", "Revitalize"])
    game.opponent.mode(1)
    assert (game.you.board, game.opponent.discard_pile) == ([], ["Allosaurus", "Revitalize"])


def test_whoever_has_nothing_to_give_discards(table):
    game = paid(table, ["Second Wind", "Revitalize"])
    assert (game.asks, game.opponent.hand) == ("priority", [])
