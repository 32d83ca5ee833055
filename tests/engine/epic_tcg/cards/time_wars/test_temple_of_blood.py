"""Temple of Blood: may break a champion as it enters; evil champions get +1/+1; an action moves 3 Mojo."""

from tests.engine.epic_tcg.scenario import Side


def test_it_may_break_a_champion_as_it_enters(table):
    game = table(you=Side(hand=["Temple of Blood"], board=["Muse"]), opponent=Side(board=["Hulk", "Hive"]))
    game.play("Temple of Blood")
    game.resolve()
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    game.resolve()
    game.accept()
    assert (game.opponent.board, game.you.board, game.you.actions) == (["Hive"], ["Muse", "Temple of Blood"], 0)
    assert game.opponent.discard_pile == ["Hulk"]


def test_or_leave_it(table):
    game = table(you=Side(hand=["Temple of Blood"]), opponent=Side(board=["Hulk"]))
    game.play("Temple of Blood")
    game.resolve()
    game.resolve()
    game.decline()
    assert game.opponent.board == ["Hulk"]


def test_your_evil_champions_get_1_1(table):
    game = table(you=Side(board=["Temple of Blood", "Zombie", "Muse"]), opponent=Side(board=["Dark Knight"]))
    found = [game.piece(name) for name in ("Zombie", "Muse", "Dark Knight")]
    assert [(one.offense, one.defense) for one in found] == [(3, 3), (2, 3), (4, 4)]


def test_an_action_takes_3_mojo_from_target_player_and_gives_them_to_you(table):
    game = table(you=Side(board=["Temple of Blood"], actions=2), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.use("Temple of Blood")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert (game.you.actions, game.piece("Temple of Blood").prepared) == (1, True)
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (33, 27)


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Temple of Blood"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Temple of Blood")
    game.resolve()
    assert (game.you.board[0], game.you.actions) == ("Temple of Blood", 0)
