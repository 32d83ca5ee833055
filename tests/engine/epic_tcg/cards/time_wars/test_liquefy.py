"""Liquefy: break target champion, or all attacking champions, or all blocking champions."""

from tests.engine.epic_tcg.scenario import Side, in_play


def in_battle(table):
    """Hulk and Elven Chariot attack; Gladiator blocks; you have priority."""
    game = table(
        you=Side(hand=["Liquefy"], board=["Gladiator", "Muse", "Hive"]),
        opponent=Side(board=["Hulk", "Elven Chariot", "Dark Knight"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Hulk", "Elven Chariot", whom="you")
    game.resolve()
    game.all_pass()
    game.block("Gladiator")
    game.passes()
    game.you.play("Liquefy")
    return game


def test_one_champion(table):
    game = in_battle(table)
    game.mode(0)
    game.could_choose("Gladiator", "Muse", "Hulk", "Elven Chariot", "Dark Knight")
    game.choose("Dark Knight")
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Hulk", "Elven Chariot"], ["Dark Knight"])


def test_all_that_attack(table):
    game = in_battle(table)
    game.mode(1)
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Dark Knight"], ["Gladiator", "Muse", "Hive"])
    assert game.opponent.discard_pile == ["Elven Chariot", "Hulk"]


def test_all_that_block(table):
    game = in_battle(table)
    game.mode(2)
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Hulk", "Elven Chariot", "Dark Knight"], ["Muse", "Hive"])
    game.all_pass()
    assert game.you.mojo == 21  # the attack stays blocked: only the Hulk breaks through


def test_out_of_battle_nobody_attacks(table):
    game = table(you=Side(hand=["Liquefy"]), opponent=Side(board=[in_play("Hulk", expended=True)]))
    game.play("Liquefy")
    game.mode(1)
    game.resolve()
    assert (game.opponent.board, game.you.actions) == (["Hulk"], 0)


def test_ones_own_attackers_and_the_blockers_of_others(table):
    for mode, yours, theirs in ((1, [], ["Muse"]), (2, ["Hulk"], [])):
        game = table(you=Side(hand=["Liquefy"], board=["Hulk"]), opponent=Side(board=["Muse"]), step="battle")
        game.all_pass()
        game.attack("Hulk")
        game.all_pass()
        game.block("Muse")
        game.play("Liquefy")
        game.mode(mode)
        game.resolve()
        assert (game.you.board, game.opponent.board) == (yours, theirs)
        assert game.opponent.discard_pile == ([] if theirs else ["Muse"])
