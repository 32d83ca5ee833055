"""Priestess of the Light: an instantaneous 4/7; expended she gives 6 Mojo or banishes evil; an action prepares her."""

from tests.engine.epic_tcg.scenario import Side


def test_nobody_can_respond_to_her_coming(table):
    game = table(you=Side(hand=["Priestess of the Light"]), opponent=Side(hand=["Not Today"]))
    game.play("Priestess of the Light")
    priestess = game.piece("Priestess of the Light")
    assert (game.line, game.you.actions, priestess.offense, priestess.defense) == ([], 0, 4, 7)


def test_she_gives_6_mojo_prepares_for_an_action_and_gives_6_more(table):
    game = table(you=Side(board=["Priestess of the Light"]), opponent=Side())
    game.use("Priestess of the Light")
    assert game.piece("Priestess of the Light").expended
    game.resolve()
    assert game.you.mojo == 36
    game.use("Priestess of the Light")
    assert game.you.actions == 0
    game.resolve()
    assert game.piece("Priestess of the Light").prepared
    game.use("Priestess of the Light")
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (42, 30)
    game.could_use()


def test_she_banishes_an_evil_champion_or_object(table):
    game = table(
        you=Side(board=["Priestess of the Light", "Dark Knight"]),
        opponent=Side(board=["Demon", "Hell's Gate", "Hulk", "Hive"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.use("Priestess of the Light", 1)
    game.could_choose("Dark Knight", "Demon", "Hell's Gate")
    game.choose("Hell's Gate")
    assert game.piece("Priestess of the Light").expended
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == (["Demon", "Hulk", "Hive"], "Hell's Gate")
    game.passes()
    game.you.use("Priestess of the Light")
    game.resolve()
    assert game.piece("Priestess of the Light").prepared
