"""Life Infusion: break target champion or object, and prepare up to one other."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_one_is_broken_and_another_prepared(table):
    game = table(
        you=Side(hand=["Life Infusion"], board=[in_play("Hulk", expended=True), in_play("Hive", flipped=True)]),
        opponent=Side(board=["Muse", in_play("Zombie", expended=True)]),
    )
    game.play("Life Infusion")
    game.could_choose("Hulk", "Hive", "Muse", "Zombie")
    game.choose("Muse")
    game.could_choose("Hulk", "Hive", "Zombie")
    game.choose("Hulk")
    assert game.line == ["Life Infusion"]
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile, game.you.actions) == (["Zombie"], ["Muse"], 0)
    assert [game.piece(name).prepared for name in ("Hulk", "Hive", "Zombie")] == [True, False, False]


def test_the_second_target_may_be_left_out(table):
    game = table(
        you=Side(hand=["Life Infusion"], board=[in_play("Hulk", expended=True)]), opponent=Side(board=["Hive"])
    )
    game.play("Life Infusion")
    game.choose("Hive")
    game.done()
    game.resolve()
    assert (game.opponent.board, game.piece("Hulk").expended) == ([], True)


def test_with_one_piece_in_play_it_is_broken_and_none_prepared(table):
    game = table(you=Side(hand=["Life Infusion"]), opponent=Side(board=["Hulk"]), turn_of="opponent", step="battle")
    game.passes()
    game.you.play("Life Infusion")
    game.resolve()
    assert game.opponent.board == []
