"""The Diplomat: exchanges a champion or object of yours with one of target player."""

from tests.engine.epic_tcg.scenario import Side


def used(table, mine, theirs):
    game = table(you=Side(board=["The Diplomat", *mine]), opponent=Side(board=theirs))
    game.use("The Diplomat")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    return game


def test_both_pieces_are_chosen_and_change_sides_for_good(table):
    game = used(table, ["Human", "Hive"], ["Diamond Golem", "Tracker"])
    game.could_choose("The Diplomat", "Human", "Hive")
    game.choose("Hive")
    game.could_choose("Diamond Golem", "Tracker")
    game.choose("Diamond Golem")
    assert (game.you.board, game.opponent.board) == (["The Diplomat", "Human", "Diamond Golem"], ["Tracker", "Hive"])
    game.end_turn()
    assert game.piece("Diamond Golem").controller == "you"


def test_the_diplomat_himself_can_be_given(table):
    game = used(table, ["Human"], ["Tracker"])
    game.choose("The Diplomat")
    assert (game.you.board, game.opponent.board) == (["Human", "Tracker"], ["The Diplomat"])


def test_where_one_side_has_nothing_nothing_happens(table):
    game = used(table, ["Human"], [])
    assert game.asks == "pick"
    game.choose("Human")
    assert (game.you.board, game.opponent.board) == (["The Diplomat", "Human"], [])


def test_he_can_be_played_face_down_for_an_action(table):
    game = table(you=Side(hand=["The Diplomat"]), opponent=Side())
    game.could_play_veiled("The Diplomat")
    game.play_veiled("The Diplomat")
    game.resolve()
    assert (game.piece("The Diplomat").face_down, game.you.actions) == (True, 0)
