"""Winter Fairy: a veiled, airborne and untargetable 3/1 that draws a card as it is unveiled."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_draws_a_card_as_it_is_unveiled(table):
    game = table(you=Side(hand=["Winter Fairy"], top=["Muse"]), opponent=Side())
    game.play_veiled("Winter Fairy")
    game.resolve()
    assert (game.piece("Winter Fairy").face_down, game.you.actions) == (True, 0)
    game.unveil("Winter Fairy")
    game.resolve()
    assert (game.you.hand, game.piece("Winter Fairy").offense) == (["Muse"], 3)


def test_face_up_it_cannot_be_targeted_and_draws_nothing_as_it_enters(table):
    game = table(you=Side(hand=["Winter Fairy"]), opponent=Side(hand=["Lightning Strike"]))
    game.play("Winter Fairy")
    game.resolve()
    assert game.line == []
    game.passes()
    game.opponent.play("Lightning Strike")
    game.could_choose("you", "opponent")


def test_targeted_face_down_it_is_unveiled_and_no_longer_a_legal_target(table):
    game = table(
        you=Side(board=[in_play("Winter Fairy", face_down=True)], top=["Muse"]), opponent=Side(hand=["Execution"])
    )
    game.passes()
    game.opponent.play("Execution")
    assert game.line == ["Execution", "Winter Fairy"]
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.hand, game.opponent.hand) == (["Winter Fairy"], ["Muse"], [])
    assert game.opponent.discard_pile == ["Execution"]


def test_it_flies(table):
    game = table(you=Side(board=["Winter Fairy"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Winter Fairy")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 27


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Winter Fairy"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Winter Fairy")
    assert game.you.actions == 0
