"""Echoes of Martyrdom: two Humans; it may echo from the discard pile in your Pre-Battle Step."""

from tests.engine.epic_tcg.scenario import Side


def test_two_humans(table):
    game = table(you=Side(hand=["Echoes of Martyrdom"]), opponent=Side(), step="pre_battle")
    game.play("Echoes of Martyrdom")
    assert game.you.actions == 0
    game.resolve()
    assert game.you.board == ["Human", "Human"]
    table(you=Side(hand=["Echoes of Martyrdom"]), opponent=Side(), step="end").could_play()


def test_it_echoes_for_nothing_and_no_good_card_was_played(table):
    game = table(
        you=Side(discard=["Echoes of Martyrdom"], board=["Avatar"], actions=0),
        opponent=Side(discard=["Echoes of Martyrdom"]),
        step="pre_battle",
    )
    assert game.line == ["Echoes of Martyrdom"]
    game.resolve()
    game.accept()
    assert game.line == ["Echoes of Martyrdom"]
    game.resolve()
    assert (game.you.board, game.you.discard_pile) == (["Avatar", "Human", "Human"], ["Echoes of Martyrdom"])


def test_banished_in_response_it_does_not_echo(table):
    game = table(you=Side(discard=["Echoes of Martyrdom"]), opponent=Side(board=["Gravedigger"]), step="pre_battle")
    game.passes()
    game.opponent.use("Gravedigger")
    game.resolve()
    game.resolve()
    assert (game.asks, game.you.board, game.line, game.you.deck[-1]) == ("priority", [], [], "Echoes of Martyrdom")
