"""Puppeteer: brings two champions back on strings; when it leaves you, they break."""

from tests.engine.epic_tcg.scenario import Side


def brought(table, **more):
    game = table(
        you=Side(hand=["Puppeteer"], discard=["Allosaurus", "Hive"]),
        opponent=Side(discard=["Charging Serpent", "Tracker"], **more),
    )
    game.play("Puppeteer")
    game.resolve()
    game.could_choose("Allosaurus", "Charging Serpent", "Tracker")
    game.choose("Allosaurus", "Charging Serpent")
    assert game.you.board == ["Puppeteer", "Allosaurus", "Charging Serpent"]
    return game


def test_it_breaks_them_when_it_leaves_play(table):
    game = brought(table, board=["Human"], hand=["Execution"])
    game.passes()
    game.opponent.play("Execution")
    game.choose("Puppeteer")
    game.resolve()
    assert (game.you.board, game.line) == (["Allosaurus", "Charging Serpent"], ["Puppeteer"])
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["Human"])
    assert game.you.discard_pile == ["Allosaurus", "Charging Serpent", "Hive", "Puppeteer"]


def test_it_breaks_them_when_another_player_gets_it_whoever_has_them_then(table):
    game = brought(table, board=["Cyber Assassin"], hand=["Distraction", "Charmed"])
    game.passes()
    game.opponent.play("Charmed")
    game.choose("Puppeteer")
    assert (game.opponent.board, game.line) == (["Cyber Assassin", "Puppeteer"], ["Puppeteer"])
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["Cyber Assassin", "Puppeteer"])


def test_up_to_two_are_none_where_none_are_wanted(table):
    game = table(you=Side(hand=["Puppeteer"], discard=["Allosaurus"]), opponent=Side())
    game.play("Puppeteer")
    game.resolve()
    game.done()
    assert game.you.board == ["Puppeteer"]
