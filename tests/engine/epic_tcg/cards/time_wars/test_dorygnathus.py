"""Dorygnathus: a free, fast, airborne 5/3; as it enters you may pay an action for an object in play or a card."""

from tests.engine.epic_tcg.scenario import Side


def test_for_an_action_an_object_comes_to_your_hand(table):
    game = table(you=Side(hand=["Dorygnathus"], board=["Aerie"]), opponent=Side(board=["Barracks", "Hulk", "Hive"]))
    game.play("Dorygnathus")
    game.resolve()
    game.mode(0)
    game.could_choose("Aerie", "Barracks", "Hive")
    game.choose("Barracks")
    assert (game.you.actions, game.line) == (1, ["Dorygnathus"])
    game.resolve()
    game.accept()
    assert (game.you.actions, game.you.hand, game.opponent.board) == (0, ["Barracks"], ["Hulk", "Hive"])
    game.play("Barracks")
    game.resolve()
    assert game.you.board == ["Aerie", "Dorygnathus", "Barracks"]


def test_or_a_card_is_drawn(table):
    game = table(you=Side(hand=["Dorygnathus"], top=["Muse"]), opponent=Side(board=["Hive"]))
    game.play("Dorygnathus")
    game.resolve()
    game.mode(1)
    game.resolve()
    game.accept()
    assert (game.you.actions, game.you.hand, game.opponent.board) == (0, ["Muse"], ["Hive"])


def test_without_paying_nothing_happens(table):
    game = table(you=Side(hand=["Dorygnathus"]), opponent=Side(board=["Hive"]))
    game.play("Dorygnathus")
    game.resolve()
    game.mode(0)
    game.resolve()
    game.decline()
    assert (game.you.actions, game.you.hand, game.opponent.board) == (1, [], ["Hive"])
    other = table(you=Side(hand=["Dorygnathus"], actions=0), opponent=Side(board=["Hive"]))
    other.play("Dorygnathus")
    other.resolve()
    other.mode(1)
    other.resolve()
    assert (other.asks, other.you.hand) == ("priority", [])


def test_it_comes_at_any_time_and_blocks_what_flies(table):
    game = table(
        you=Side(hand=["Dorygnathus"], actions=0), opponent=Side(board=["Bird"]), turn_of="opponent", step="battle"
    )
    game.all_pass()
    game.attack("Bird", whom="you")
    game.opponent.passes()
    game.you.play("Dorygnathus")
    game.resolve()
    game.resolve()
    game.all_pass()
    game.you.block("Dorygnathus")
    game.all_pass()
    assert (game.you.board, game.opponent.board, game.you.mojo) == (["Dorygnathus"], [], 30)
