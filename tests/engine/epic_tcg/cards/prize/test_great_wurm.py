"""Great Wurm: a 30/30 that arrives expended."""

from tests.engine.epic_tcg.scenario import Side


def test_it_arrives_expended_and_attacks_in_your_next_turn(table):
    game = table(you=Side(hand=["Great Wurm"]), opponent=Side())
    game.play("Great Wurm")
    assert game.you.actions == 0
    game.resolve()
    assert (game.piece("Great Wurm").expended, game.line) == (True, [])
    game.end_turn()
    assert game.piece("Great Wurm").expended
    game.end_turn()
    assert game.piece("Great Wurm").prepared
    game.go_to("battle")
    game.all_pass()
    game.attack("Great Wurm")
    game.all_pass()
    game.all_pass()
    assert game.winners == ["you"]


def test_put_into_play_it_arrives_expended_too(table):
    game = table(you=Side(board=["Necromancer"], discard=["Great Wurm"]), opponent=Side())
    game.use("Necromancer")
    game.resolve()
    wurm = game.piece("Great Wurm")
    assert (wurm.expended, wurm.offense, wurm.defense, wurm.keywords) == (True, 30, 30, 0)


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Great Wurm"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Great Wurm")
    assert game.you.actions == 0
