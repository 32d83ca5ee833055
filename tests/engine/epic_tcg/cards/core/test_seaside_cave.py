"""Seaside Cave: hides champions of yours under it; banished, it gives them back and draws a card."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_what_lies_under_it_comes_back_when_it_is_banished(table):
    game = table(
        you=Side(board=["Seaside Cave", in_play("Tracker", damage=3, owner="opponent"), "Human"]),
        opponent=Side(board=["Bruiser"], hand=["Execution"]),
    )
    game.use("Seaside Cave")
    assert game.piece("Seaside Cave").flipped
    game.resolve()
    assert (game.you.board, game.opponent.discard_pile) == (["Seaside Cave", "Human"], [])
    game.use("Seaside Cave")
    assert game.you.board == ["Human"]
    game.resolve()
    assert (game.you.board, game.piece("Tracker").damage) == (["Human", "Tracker"], 0)
    assert game.you.hand == ["Burrowing Wurm"]
    assert game.line == ["Tracker"]


def test_broken_it_gives_nothing_back(table):
    game = table(you=Side(board=["Seaside Cave", "Allosaurus"]), opponent=Side(hand=["Execution"]))
    game.use("Seaside Cave")
    game.resolve()
    game.passes()
    game.opponent.play("Execution")
    game.resolve()
    assert (game.you.board, game.you.discard_pile, game.you.hand) == ([], ["Seaside Cave"], [])


def test_a_token_cannot_hide_and_the_champion_is_chosen_on_resolution(table):
    game = table(you=Side(board=["Seaside Cave", "Human", "Allosaurus", "Bruiser"]), opponent=Side(board=["Muse"]))
    game.use("Seaside Cave")
    assert game.line == ["Seaside Cave"]
    game.resolve()
    game.could_choose("Allosaurus", "Bruiser")
    game.choose("Bruiser")
    assert game.you.board == ["Seaside Cave", "Human", "Allosaurus"]
