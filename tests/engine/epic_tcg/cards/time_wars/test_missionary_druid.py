"""Missionary Druid: a fast 3/7; entering and good action cards may make a Human, natural ones may draw a card."""

from tests.engine.epic_tcg.scenario import Side


def test_a_human_may_come_with_it(table):
    game = table(you=Side(hand=["Missionary Druid"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Missionary Druid")
    game.resolve()
    game.resolve()
    game.accept()
    assert (game.you.board, game.you.actions) == (["Missionary Druid", "Human"], 0)
    assert (game.piece("Missionary Druid").offense, game.piece("Missionary Druid").defense) == (3, 7)


def test_a_good_natural_action_card_gives_both(table):
    game = table(you=Side(board=["Missionary Druid"], hand=["Seize Her!"]), opponent=Side(board=["Missionary Druid"]))
    game.play("Seize Her!")
    game.choose("their Missionary Druid")
    game.order("Missionary Druid")
    assert game.line == ["Seize Her!", "Missionary Druid", "Missionary Druid"]
    game.resolve()
    game.accept()
    game.resolve()
    game.accept()
    assert (game.you.board, game.you.hand) == (["Missionary Druid", "Human"], ["Burrowing Wurm"])
    assert (game.line, game.opponent.board) == (["Seize Her!"], ["Missionary Druid"])


def test_each_is_asked_for_its_own(table):
    game = table(you=Side(board=["Missionary Druid"], hand=["Hulk", "Revoker", "Muse"], actions=2), opponent=Side())
    game.play("Hulk")
    game.resolve()
    game.accept()
    assert (game.you.board, len(game.you.hand)) == (["Missionary Druid"], 3)
    game.resolve()
    game.play("Revoker")
    game.resolve()
    game.decline()
    assert game.you.board == ["Missionary Druid", "Hulk"]
    game.resolve()
    game.play("Muse")
    assert game.line == ["Muse"]
