"""Divine Decree: unstoppably banishes all champions."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_all_champions_are_banished(table):
    game = table(
        you=Side(hand=["Divine Decree"], board=["Muse", "Human", "Hive"]),
        opponent=Side(board=["Hulk", "Diamond Golem", "King of Kings", in_play("Sage", owner="you")]),
    )
    game.play("Divine Decree")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Hive"], ["King of Kings"])
    assert sorted(game.you.deck[-2:]) == ["Muse", "Sage"]
    assert sorted(game.opponent.deck[-2:]) == ["Diamond Golem", "Hulk"]


def test_it_cannot_be_stopped(table):
    game = table(you=Side(hand=["Divine Decree"]), opponent=Side(board=["Hulk"], hand=["Not Today"]))
    game.play("Divine Decree")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert game.line == ["Divine Decree"]
    game.resolve()
    assert game.opponent.board == []


def test_only_in_the_build_step(table):
    table(you=Side(hand=["Divine Decree"]), opponent=Side(board=["Hulk"]), step="pre_battle").could_play()
