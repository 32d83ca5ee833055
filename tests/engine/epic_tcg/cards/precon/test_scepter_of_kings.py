"""Scepter of Kings: an unbanishable, unstoppable object that strengthens good champions and makes Humans."""

from tests.engine.epic_tcg.scenario import Side


def test_your_good_champions_get_1_1(table):
    game = table(you=Side(board=["Scepter of Kings", "Muse", "Hulk"]), opponent=Side(board=["Gladiator"]))
    found = [game.piece(name) for name in ("Muse", "Hulk", "Gladiator")]
    assert [(one.offense, one.defense) for one in found] == [(3, 4), (9, 9), (5, 9)]


def test_flipped_it_makes_a_human(table):
    game = table(you=Side(board=["Scepter of Kings"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.use("Scepter of Kings")
    assert game.piece("Scepter of Kings").flipped
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Scepter of Kings", "Human"], 1)
    assert (game.piece("Human").offense, game.piece("Human").defense) == (2, 2)


def test_it_is_neither_stopped_nor_banished(table):
    game = table(
        you=Side(hand=["Scepter of Kings"]),
        opponent=Side(hand=["Not Today", "Rejection"], actions=2),
        step="pre_battle",
    )
    game.play("Scepter of Kings")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert game.line == ["Scepter of Kings"]
    game.resolve()
    game.passes()
    game.opponent.play("Rejection")
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Scepter of Kings"], 0)


def test_it_is_paced_and_costs_an_action(table):
    game = table(you=Side(hand=["Scepter of Kings"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Scepter of Kings"]), opponent=Side(), step="pre_battle")
    game.play("Scepter of Kings")
    game.resolve()
    assert (game.you.board[0], game.you.actions) == ("Scepter of Kings", 0)
