"""Not if I can Help it: stops something, and one thing more for each card that you discard."""

from tests.engine.epic_tcg.scenario import Side


def answered(table, hand):
    """The opponent has three things on the line, and you stop Blast."""
    game = table(
        you=Side(hand=["Not if I can Help it", *hand]),
        opponent=Side(hand=["Bolt from the Blue", "Second Wind", "Blast"]),
    )
    game.passes()
    game.opponent.play("Bolt from the Blue")
    game.choose("you")
    game.opponent.play("Second Wind")
    game.opponent.play("Blast")
    game.choose("you")
    game.opponent.passes()
    game.play("Not if I can Help it")
    game.could_choose("Bolt from the Blue", "Second Wind", "Blast")
    game.choose("Second Wind")
    game.resolve()
    return game


def test_each_discarded_card_stops_one_more(table):
    game = answered(table, ["Bruiser", "Hive"])
    game.discard("Hive")
    assert game.asks == "pick"
    game.could_choose("Bolt from the Blue", "Blast")
    game.choose("Bolt from the Blue")
    assert (game.line, game.you.hand) == (["Blast"], ["Bruiser"])
    assert game.opponent.discard_pile == ["Bolt from the Blue", "Second Wind"]


def test_no_card_need_be_discarded(table):
    game = answered(table, ["Bruiser"])
    game.done()
    assert (game.line, game.you.hand) == (["Bolt from the Blue", "Blast"], ["Bruiser"])


def test_more_cards_than_there_are_things_stop_all(table):
    game = answered(table, ["Bruiser", "Hive", "Gold"])
    game.discard("Bruiser", "Gold", "Hive")
    assert (game.line, game.you.hand) == (["Blast"], [])  # which is unstoppable
