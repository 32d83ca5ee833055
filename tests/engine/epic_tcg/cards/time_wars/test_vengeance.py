"""Vengeance: a champion card of your discard pile may come back to your hand, then all champions break."""

from tests.engine.epic_tcg.scenario import Side


def test_a_champion_comes_back_and_all_champions_break(table):
    game = table(
        you=Side(hand=["Vengeance"], board=["Muse", "Hive"], discard=["Hulk", "Bruiser", "Slash"]),
        opponent=Side(board=["Dark Knight", "Diamond Golem"], discard=["Gladiator"]),
    )
    game.play("Vengeance")
    game.could_choose("Hulk", "Bruiser")
    game.choose("Bruiser")
    assert (game.you.actions, game.line) == (0, ["Vengeance"])
    game.resolve()
    assert (game.you.hand, game.you.board, game.opponent.board) == (["Bruiser"], ["Hive"], ["Diamond Golem"])
    assert game.you.discard_pile == ["Hulk", "Muse", "Slash", "Vengeance"]
    assert game.opponent.discard_pile == ["Dark Knight", "Gladiator"]
    game = table(you=Side(hand=["Vengeance"]), opponent=Side(), step="pre_battle")
    game.could_play()


def test_it_works_without_one(table):
    game = table(you=Side(hand=["Vengeance"], discard=["Hulk"]), opponent=Side(board=["Muse"]))
    game.play("Vengeance")
    game.done()
    game.resolve()
    assert (game.you.hand, game.opponent.board) == ([], [])
    game = table(you=Side(hand=["Vengeance"], board=["Bull Elephant"]), opponent=Side(board=["Muse"]))
    game.play("Vengeance")
    game.resolve()
    assert (game.you.hand, game.you.board, game.opponent.board) == ([], [], [])


def test_named_and_gone_before_it_resolves_the_card_takes_all_with_it(table):
    game = table(you=Side(hand=["Vengeance"], discard=["Hulk"]), opponent=Side(board=["Muse", "Tower of Souls"]))
    game.play("Vengeance")
    game.choose("Hulk")
    game.passes()
    game.opponent.use("Tower of Souls", 0)
    game.resolve()
    assert (game.opponent.board, game.you.discard_pile) == (["Muse", "Tower of Souls"], ["Vengeance"])
