"""Join Me: at once break target champion, make a Zombie, and your evil champions get +2/+2 for the turn."""

from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_a_champion_and_strengthens_your_evil_ones_the_zombie_too(table):
    game = table(
        you=Side(hand=["Join Me", "Dark Knight"], board=["Dark Prince", "Muse"]),
        opponent=Side(board=["Hulk", "Demon", "Hell's Gate"]),
    )
    game.play("Join Me")
    game.could_choose("Dark Prince", "Muse", "Hulk", "Demon")
    game.choose("Hulk")
    assert (game.opponent.board, game.line, game.you.actions) == (["Demon", "Hell's Gate"], [], 0)
    assert game.opponent.discard_pile == ["Hulk"]
    prince, zombie, muse, demon = map(game.piece, ["Dark Prince", "Zombie", "Muse", "Demon"])
    assert [(one.offense, one.defense) for one in (prince, zombie, muse)] == [(7, 7), (4, 4), (2, 3)]
    assert (demon.offense, demon.defense) == (5, 5)  # by Hell's Gate alone
    game.play("Dark Knight")
    game.resolve()
    assert game.piece("Dark Knight").offense == 4
    game.end_turn()
    assert (game.piece("Dark Prince").offense, game.piece("Zombie").defense) == (5, 2)


def test_it_is_paced(table):
    game = table(you=Side(hand=["Join Me"]), opponent=Side(board=["Hulk"]), step="pre_battle")
    game.could_play("Join Me")
    game.go_to("battle")
    game.could_play()
