"""Divine Fury: banishes all champions and objects."""

from tests.engine.epic_tcg.scenario import Side


def test_all_champions_and_objects_are_banished(table):
    game = table(
        you=Side(hand=["Divine Fury"], board=["Muse", "Insect", "Hive"], discard=["Tim"]),
        opponent=Side(board=["Diamond Golem", "King of Kings", "Crown of the People", "Barracks"]),
    )
    game.play("Divine Fury")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["King of Kings", "Crown of the People"])
    assert sorted(game.you.deck[-2:]) == ["Hive", "Muse"]
    assert sorted(game.opponent.deck[-2:]) == ["Barracks", "Diamond Golem"]
    assert game.you.discard_pile == ["Divine Fury", "Tim"]


def test_it_can_be_stopped_and_is_for_the_build_step(table):
    game = table(you=Side(hand=["Divine Fury"]), opponent=Side(board=["Hulk"], hand=["Not Today"]), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Divine Fury")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert (game.line, game.opponent.board) == ([], ["Hulk"])
