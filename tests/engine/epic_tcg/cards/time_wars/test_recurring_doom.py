"""Recurring Doom: break target champion or object; once more from the discard pile for an action and itself."""

from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_a_champion_or_object(table):
    game = table(
        you=Side(hand=["Recurring Doom"], board=["Muse"]),
        opponent=Side(board=["Hulk", "Hive", "Diamond Golem"]),
        turn_of="opponent",
        step="end",
    )
    game.passes()
    game.you.play("Recurring Doom")
    game.could_choose("Muse", "Hulk", "Hive")
    game.choose("Hive")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.board, game.you.discard_pile) == (["Hulk", "Diamond Golem"], ["Recurring Doom"])


def test_from_the_discard_pile_it_is_as_fast(table):
    game = table(
        you=Side(discard=["Recurring Doom"], board=["Muse"]),
        opponent=Side(board=["Hive", "Hulk"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.use("Recurring Doom")
    game.could_choose("Muse", "Hive", "Hulk")
    game.choose("Hulk")
    assert (game.you.discard_pile, game.you.deck[-1], game.you.actions) == ([], "Recurring Doom", 0)
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Hive"], ["Hulk"])


def test_in_your_hand_it_is_only_played_and_without_an_action_nothing(table):
    game = table(you=Side(hand=["Recurring Doom"]), opponent=Side(board=["Hulk"]))
    game.could_use()
    game = table(you=Side(discard=["Recurring Doom"], actions=0), opponent=Side(board=["Hulk"]))
    game.could_use()
