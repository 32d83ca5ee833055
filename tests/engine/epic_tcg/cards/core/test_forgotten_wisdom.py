"""Forgotten Wisdom: stop target card at once and banish it."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_the_stopped_card_is_banished(table):
    game = table(you=Side(hand=["Hulk"]), opponent=Side(hand=["Forgotten Wisdom"]))
    game.play("Hulk")
    game.passes()
    game.opponent.play("Forgotten Wisdom")
    assert (game.line, game.you.discard_pile, game.you.deck[-1]) == ([], [], "Hulk")
    assert (game.opponent.actions, game.opponent.discard_pile) == (0, ["Forgotten Wisdom"])


def test_its_owner_gets_it_whoever_played_it(table):
    game = table(you=Side(hand=[of_another("Hulk")]), opponent=Side(hand=["Forgotten Wisdom"]))
    game.play("Hulk")
    game.passes()
    game.opponent.play("Forgotten Wisdom")
    assert (game.opponent.deck[-1], game.you.deck[-1]) == ("Hulk", "Burrowing Wurm")


def test_neither_an_unstoppable_card_nor_an_ability(table):
    game = table(you=Side(hand=["Burrowing Wurm"], board=["Hive"]), opponent=Side(hand=["Forgotten Wisdom"]))
    game.use("Hive")
    game.passes()
    game.could_play()
    game.passes()
    game.play("Burrowing Wurm")
    game.passes()
    game.opponent.play("Forgotten Wisdom")
    assert game.line == ["Burrowing Wurm"]
