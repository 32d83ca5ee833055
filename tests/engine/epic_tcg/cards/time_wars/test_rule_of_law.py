"""Rule of Law: draw two cards or banish target champion."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_two(table):
    game = table(you=Side(hand=["Rule of Law"]), opponent=Side(board=["Hulk"]))
    game.play("Rule of Law")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.opponent.board, game.you.actions) == (["Burrowing Wurm"] * 2, ["Hulk"], 0)


def test_or_it_banishes_a_champion(table):
    game = table(
        you=Side(hand=["Rule of Law"], board=["Muse"]),
        opponent=Side(board=["Hulk", "Hive", "Haunting Specter"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.play("Rule of Law")
    game.mode(1)
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1], game.you.hand) == (["Hive", "Haunting Specter"], "Hulk", [])
