"""Can't or Won't?: stops a card unless its controller discards their hand, and draws a card."""

from tests.engine.epic_tcg.scenario import Side


def answered(table, **more):
    """The opponent plays Revitalize, and you answer."""
    game = table(you=Side(hand=["Can't or Won't?"]), opponent=Side(**more))
    game.passes()
    game.opponent.play("Revitalize")
    game.opponent.passes()
    game.play("Can't or Won't?")
    return game


def test_whoever_discards_their_hand_keeps_the_card(table):
    game = answered(table, hand=["Revitalize", "Bruiser", "Hive"])
    assert (game.asks, game.decider) == ("may", "opponent")
    game.opponent.accept()
    assert (game.opponent.discard_pile, game.line) == (["Bruiser", "Hive"], ["Revitalize"])
    assert game.you.hand == ["Burrowing Wurm"]


def test_whoever_does_not_loses_the_card(table):
    game = answered(table, hand=["Revitalize", "Bruiser"])
    game.opponent.decline()
    assert (game.opponent.hand, game.opponent.discard_pile, game.line) == (["Bruiser"], ["Revitalize"], [])
    assert game.you.hand == ["Burrowing Wurm"]


def test_an_empty_hand_can_be_discarded(table):
    game = answered(table, hand=["Revitalize"])
    game.opponent.accept()
    game.resolve()
    assert (game.opponent.mojo, game.opponent.hand) == (40, ["Burrowing Wurm"])
