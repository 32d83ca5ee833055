"""Mentalist: as it is unveiled it may change the targets of something on the line."""

from tests.engine.epic_tcg.scenario import Side, in_play


def blasted(table):
    """The opponent's Blast is about to deal you 7 damage."""
    game = table(
        you=Side(board=[in_play("Mentalist", face_down=True), "Diamond Golem"]),
        opponent=Side(hand=["Blast"], board=["Tracker"]),
    )
    game.passes()
    game.opponent.play("Blast")
    game.choose("you")
    game.opponent.passes()
    game.unveil("Mentalist")
    return game


def test_another_legal_target_can_be_named_at_once(table):
    game = blasted(table)
    game.accept()
    game.could_choose("opponent", "Mentalist", "Tracker")
    game.choose("Tracker")
    assert (game.line, game.asks) == (["Blast"], "priority")
    game.resolve()
    assert (game.opponent.board, game.you.mojo) == ([], 30)


def test_the_target_may_stay(table):
    game = blasted(table)
    game.accept()
    game.done()
    game.resolve()
    assert game.you.mojo == 23


def test_with_nothing_on_the_line_nothing_is_asked(table):
    game = table(you=Side(board=[in_play("Mentalist", face_down=True)]), opponent=Side())
    game.unveil("Mentalist")
    assert game.asks == "priority"


def test_it_draws(table):
    game = table(you=Side(board=["Mentalist"]), opponent=Side())
    game.use("Mentalist")
    game.resolve()
    assert (game.you.hand, game.piece("Mentalist").expended) == (["Burrowing Wurm"], True)


def test_it_can_be_played_face_down_for_an_action(table):
    game = table(you=Side(hand=["Mentalist"]), opponent=Side())
    game.could_play_veiled("Mentalist")
    game.play_veiled("Mentalist")
    game.resolve()
    assert (game.piece("Mentalist").face_down, game.you.actions) == (True, 0)
