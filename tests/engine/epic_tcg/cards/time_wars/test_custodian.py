"""Custodian: a free, veiled, airborne 3/4 that gives an action and a card at once as it is unveiled."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_unveiled_it_gives_an_action_and_a_card_at_once(table):
    game = table(you=Side(hand=["Custodian"], top=["Muse"]), opponent=Side())
    game.play_veiled("Custodian")
    game.resolve()
    assert (game.you.actions, game.piece("Custodian").face_down) == (0, True)
    game.unveil("Custodian")
    assert (game.line, game.you.actions, game.you.hand) == ([], 1, ["Muse"])


def test_played_face_up_it_costs_and_gives_nothing(table):
    game = table(you=Side(hand=["Custodian"]), opponent=Side())
    game.play("Custodian")
    game.resolve()
    assert (game.you.board, game.you.actions, game.you.hand, game.line) == (["Custodian"], 1, [], [])


def test_attacking_face_down_it_is_unveiled_after_blocks(table):
    game = table(
        you=Side(board=[in_play("Custodian", face_down=True)], top=["Muse"], actions=0),
        opponent=Side(board=["Hulk"]),
        step="battle",
    )
    game.all_pass()
    game.attack("Custodian")
    game.all_pass()
    game.block()  # nobody knows that it flies
    assert (game.you.actions, game.you.hand) == (1, ["Muse"])
    game.all_pass()
    assert game.opponent.mojo == 27


def test_face_up_it_flies(table):
    game = table(you=Side(board=["Custodian"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Custodian")
    game.all_pass()
    assert game.asks == "priority"
    game.all_pass()
    assert game.opponent.mojo == 27


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Custodian"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Custodian")
    assert game.line == ["Custodian"]
