"""Deep Storage: unstoppably banishes a champion or object, and you draw a card."""

from tests.engine.epic_tcg.scenario import Side


def test_it_banishes_a_champion_or_object_and_draws(table):
    game = table(
        you=Side(hand=["Deep Storage"], board=["Muse"], top=["Sage"]),
        opponent=Side(board=["Hulk", "Hive", "Diamond Golem"]),
    )
    game.play("Deep Storage")
    game.could_choose("Muse", "Hulk", "Hive")
    game.choose("Hive")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == (["Hulk", "Diamond Golem"], "Hive")
    assert (game.you.hand, game.you.discard_pile) == (["Sage"], ["Deep Storage"])


def test_it_cannot_be_stopped(table):
    game = table(you=Side(hand=["Deep Storage"]), opponent=Side(board=["Hulk"], hand=["No"]), step="pre_battle")
    game.play("Deep Storage")
    game.passes()
    game.opponent.play("No")
    assert game.line == ["Deep Storage"]
    game.resolve()
    assert game.opponent.board == []


def test_it_is_paced(table):
    table(you=Side(hand=["Deep Storage"]), opponent=Side(board=["Hulk"]), step="battle").could_play()
