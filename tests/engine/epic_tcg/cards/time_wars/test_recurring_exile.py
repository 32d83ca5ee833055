"""Recurring Exile: banish target champion; once more from the discard pile for an action and itself."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_banishes_a_champion_to_its_owners_deck(table):
    game = table(
        you=Side(hand=["Recurring Exile"], board=["Muse"]),
        opponent=Side(board=[in_play("Bruiser", owner="you"), "King of Kings", "Hive"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.play("Recurring Exile")
    game.could_choose("Muse", "Bruiser", "King of Kings")
    game.choose("Bruiser")
    game.resolve()
    assert (game.opponent.board, game.you.deck[-1], game.you.actions) == (["King of Kings", "Hive"], "Bruiser", 0)


def test_from_the_discard_pile_it_is_banished_first(table):
    game = table(
        you=Side(discard=["Recurring Exile", "Muse"], board=["Zombie"]),
        opponent=Side(board=["Hulk", "Hive"]),
        turn_of="opponent",
        step="end",
    )
    game.passes()
    game.you.use("Recurring Exile")
    game.could_choose("Zombie", "Hulk")
    game.choose("Hulk")
    assert (game.you.discard_pile, game.you.deck[-1], game.you.actions) == (["Muse"], "Recurring Exile", 0)
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == (["Hive"], "Hulk")
