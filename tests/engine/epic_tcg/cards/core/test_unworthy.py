"""Unworthy: a free card that banishes a champion; unless you pay an action its controller draws a card."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_for_an_action_the_champion_is_banished_and_nobody_draws(table):
    game = table(you=Side(hand=["Unworthy"]), opponent=Side(board=["Hulk", "Gladiator", "Hive"]))
    game.play("Unworthy")
    game.could_choose("Hulk", "Gladiator")
    game.choose("Hulk")
    assert game.you.actions == 1
    game.resolve()
    game.accept()
    assert (game.you.actions, game.opponent.hand, game.opponent.board) == (0, [], ["Gladiator", "Hive"])
    assert game.opponent.deck[-1] == "Hulk"


def test_without_it_its_controller_draws(table):
    game = table(
        you=Side(hand=["Unworthy"]), opponent=Side(board=[in_play("Hulk", owner="you")], top=["Muse"]), step="battle"
    )
    game.play("Unworthy")
    game.resolve()
    game.decline()
    assert (game.you.actions, game.you.hand, game.opponent.hand) == (1, [], ["Muse"])
    assert game.you.deck[-1] == "Hulk"
    other = table(you=Side(hand=["Unworthy"], actions=0), opponent=Side(board=["Hulk"], top=["Muse"]))
    other.play("Unworthy")
    other.resolve()
    assert (other.opponent.hand, other.asks) == (["Muse"], "priority")


def test_the_draw_does_not_ask_whether_it_was_banished(table):
    game = table(you=Side(hand=["Unworthy"], actions=0), opponent=Side(board=["King of Kings"], top=["Muse"]))
    game.play("Unworthy")
    game.resolve()
    assert (game.opponent.board, game.opponent.hand) == (["King of Kings"], ["Muse"])


def test_without_a_legal_target_it_fails_and_nobody_draws(table):
    game = table(you=Side(hand=["Unworthy"], actions=0), opponent=Side(board=["Hulk"], hand=["Shelter"]))
    game.play("Unworthy")
    game.passes()
    game.opponent.play("Shelter")
    game.mode(1)
    game.resolve()
    game.resolve()
    assert (game.opponent.board, game.opponent.hand, game.you.discard_pile) == (["Hulk"], [], ["Unworthy"])
