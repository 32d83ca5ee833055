"""Harbinger of the Gathering: banished, it lets all players put champions of their hands into play."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_all_put_as_many_as_they_like_and_they_come_together(table):
    game = table(
        you=Side(board=["Harbinger of the Gathering"], hand=["Tracker", "Muse", "Hive"]),
        opponent=Side(hand=["Allosaurus", of_another("Bruiser"), "Revitalize"]),
    )
    game.use("Harbinger of the Gathering")
    assert game.you.deck[-1] == "Harbinger of the Gathering"
    game.resolve()
    assert game.decider == "you"
    game.could_choose("Tracker", "Muse")
    game.choose("Tracker")
    assert (game.decider, game.you.board) == ("opponent", [])
    game.could_choose("Allosaurus", "Bruiser")
    game.choose("Bruiser", "Allosaurus")
    assert (game.you.board, game.opponent.board) == (["Tracker"], ["Bruiser", "Allosaurus"])
    assert (game.you.hand, game.opponent.hand, game.line) == (["Hive", "Muse"], ["Revitalize"], ["Tracker"])


def test_none_need_be_put(table):
    game = table(you=Side(board=["Harbinger of the Gathering"], hand=["Tracker"]), opponent=Side(hand=["Allosaurus"]))
    game.use("Harbinger of the Gathering")
    game.resolve()
    game.done()
    game.done()
    assert (game.you.board, game.opponent.board) == ([], [])


def test_it_is_unbreakable(table):
    game = table(you=Side(board=["Harbinger of the Gathering"], hand=["Execution"]), opponent=Side())
    game.play("Execution")
    game.resolve()
    assert game.you.board == ["Harbinger of the Gathering"]
