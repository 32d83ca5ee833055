"""Maul: break target champion or object; at a token or free card it is instantaneous, draws and gives an action."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_at_a_token_nobody_can_respond_and_it_draws_and_gives_an_action(table):
    game = table(
        you=Side(hand=["Maul"], board=["Muse"]), opponent=Side(board=["Zombie", "Hulk", "Hive"], hand=["Shelter"])
    )
    game.play("Maul")
    game.could_choose("Muse", "Zombie", "Hulk", "Hive")
    game.choose("Zombie")
    assert (game.opponent.board, game.line) == (["Hulk", "Hive"], [])
    assert (game.you.hand, game.you.actions, game.you.discard_pile) == (["Burrowing Wurm"], 1, ["Maul"])


def test_so_it_does_at_a_free_card_in_anybodys_turn(table):
    game = table(you=Side(hand=["Maul"]), opponent=Side(board=["Hell's Gate"]), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Maul")
    assert (game.opponent.discard_pile, game.you.hand, game.you.actions) == (["Hell's Gate"], ["Burrowing Wurm"], 1)


def test_at_an_action_card_it_waits_on_the_line_and_only_breaks(table):
    game = table(you=Side(hand=["Maul"]), opponent=Side(board=["Hulk", "Zombie"]))
    game.play("Maul")
    game.choose("Hulk")
    assert (game.line, game.you.actions) == (["Maul"], 0)
    game.resolve()
    assert (game.opponent.board, game.you.hand, game.you.actions) == (["Zombie"], [], 0)


def test_a_veiled_target_is_unveiled_first_and_then_its_price_counts(table):
    board = [in_play("Custodian", face_down=True), in_play("Death", face_down=True)]
    game = table(you=Side(hand=["Maul", "Maul"], actions=2), opponent=Side(board=board))
    game.play("Maul")
    game.choose("Custodian")
    assert (game.opponent.discard_pile, game.you.actions, game.line) == (["Custodian"], 2, [])
    game.play("Maul")
    assert (game.line, game.piece("Death").face_down) == (["Maul"], False)
