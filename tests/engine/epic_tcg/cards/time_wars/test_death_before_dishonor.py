"""Death Before Dishonor: breaks all your champions and banishes all others."""

from tests.engine.epic_tcg.scenario import Side


def test_yours_are_broken_and_the_others_banished(table):
    game = table(
        you=Side(hand=["Death Before Dishonor"], board=["Muse", "Bruiser", "King of Kings", "Human", "Hive"]),
        opponent=Side(board=["Hulk", "Diamond Golem", "King of Kings", "Barracks"]),
    )
    game.play("Death Before Dishonor")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Bruiser", "Hive"], ["King of Kings", "Barracks"])
    assert game.you.discard_pile == ["Death Before Dishonor", "King of Kings", "Muse"]
    assert (sorted(game.opponent.deck[-2:]), game.opponent.discard_pile) == (["Diamond Golem", "Hulk"], [])


def test_it_is_paced(table):
    game = table(you=Side(hand=["Death Before Dishonor"]), opponent=Side(board=["Hulk"]), step="pre_battle")
    game.play("Death Before Dishonor")
    assert game.you.actions == 0
    game.resolve()
    assert game.opponent.board == []
    table(you=Side(hand=["Death Before Dishonor"]), opponent=Side(), step="end").could_play()
