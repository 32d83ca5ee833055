"""Power Surge: draw two cards or break target champion or object."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_two(table):
    game = table(you=Side(hand=["Power Surge"]), opponent=Side(board=["Hulk"]))
    game.play("Power Surge")
    game.mode(0)
    assert (game.line, game.you.actions) == (["Power Surge"], 0)
    game.resolve()
    assert (game.you.hand, game.opponent.board) == (["Burrowing Wurm"] * 2, ["Hulk"])


def test_or_it_breaks_a_champion_or_object_in_anybodys_turn(table):
    game = table(
        you=Side(hand=["Power Surge"], board=["Muse"]),
        opponent=Side(board=["Hulk", "Hive", "Diamond Golem"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.play("Power Surge")
    game.mode(1)
    game.could_choose("Muse", "Hulk", "Hive")
    game.choose("Hive")
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Hulk", "Diamond Golem"], ["Hive"])
    assert game.you.hand == []
