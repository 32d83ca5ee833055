"""Stolen Memory: draw a card, and you may move a card from target player's discard pile to yours."""

from tests.engine.epic_tcg.scenario import Side


def test_you_draw_and_may_take_a_card_from_the_pile(table):
    game = table(
        you=Side(hand=["Stolen Memory"], discard=["Muse"]), opponent=Side(discard=["Hulk", "Lightning Strike", "Hive"])
    )
    game.play("Stolen Memory")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.you.actions == 1
    game.resolve()
    game.accept()
    game.could_choose("Hulk", "Lightning Strike", "Hive")
    game.choose("Lightning Strike")
    assert game.you.discard_pile == ["Lightning Strike", "Muse", "Stolen Memory"]
    assert (game.opponent.discard_pile, game.you.hand) == (["Hive", "Hulk"], ["Burrowing Wurm"])
    game.use("Lightning Strike")  # yours to recall now
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm", "Lightning Strike"]


def test_it_stays_its_owners(table):
    game = table(
        you=Side(hand=["Stolen Memory"], board=["Tower of Souls"]),
        opponent=Side(discard=["Hulk", "Muse"], deck=["Hive"]),
    )
    game.play("Stolen Memory")
    game.choose("opponent")
    game.resolve()
    game.accept()
    game.choose("Hulk")
    game.use("Tower of Souls")
    game.choose("Hulk")
    assert (game.opponent.deck, game.you.discard_pile) == (["Hive", "Hulk"], ["Stolen Memory"])


def test_it_may_be_left_there(table):
    game = table(you=Side(hand=["Stolen Memory"]), opponent=Side(discard=["Hulk"]), turn_of="opponent", step="battle")
    game.passes()
    game.you.play("Stolen Memory")
    game.choose("opponent")
    game.resolve()
    game.decline()
    assert (game.opponent.discard_pile, game.you.hand) == (["Hulk"], ["Burrowing Wurm"])
