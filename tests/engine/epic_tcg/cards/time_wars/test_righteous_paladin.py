"""Righteous Paladin: 11/9 with evil ward; whoever would make you lose it from your hand puts it into play."""

from tests.engine.epic_tcg.scenario import Side


def test_discarded_by_an_opponent_it_may_come_into_play(table):
    game = table(you=Side(hand=["Wronged"]), opponent=Side(hand=["Righteous Paladin", "Hive"]))
    game.play("Wronged")
    game.choose("opponent")
    game.resolve()
    game.opponent.accept()
    assert (game.opponent.board, game.opponent.discard_pile, game.line) == (["Righteous Paladin"], ["Hive"], [])


def test_so_too_when_an_opponent_would_get_it(table):
    game = table(you=Side(hand=["Pay Tribute"]), opponent=Side(hand=["Righteous Paladin", "Hive"]))
    game.play("Pay Tribute")
    game.resolve()
    game.opponent.mode(0)
    game.opponent.choose("Righteous Paladin")
    game.opponent.accept()
    assert (game.you.board, game.opponent.board, game.opponent.hand) == ([], ["Righteous Paladin"], ["Hive"])


def test_declined_it_goes_where_it_should(table):
    game = table(you=Side(hand=["Pay Tribute"]), opponent=Side(hand=["Righteous Paladin", "Hive"]))
    game.play("Pay Tribute")
    game.resolve()
    game.opponent.mode(0)
    game.opponent.choose("Righteous Paladin")
    game.opponent.decline()
    assert (game.you.board, game.opponent.board) == (["Righteous Paladin"], [])


def test_nothing_evil_affects_it_and_it_cannot_be_stopped(table):
    game = table(you=Side(hand=["Righteous Paladin"]), opponent=Side(hand=["No", "Shared Fate"]))
    game.play("Righteous Paladin")
    game.passes()
    game.opponent.play("No")
    assert game.line == ["Righteous Paladin"]
    game.resolve()
    game = table(you=Side(board=["Righteous Paladin"]), opponent=Side(hand=["Shared Fate"]))
    game.passes()
    game.opponent.play("Shared Fate")
    game.resolve()
    assert game.you.board == ["Righteous Paladin"]


def test_it_can_be_played_face_down_for_an_action(table):
    game = table(you=Side(hand=["Righteous Paladin"]), opponent=Side())
    game.could_play_veiled("Righteous Paladin")
    game.play_veiled("Righteous Paladin")
    game.resolve()
    assert (game.piece("Righteous Paladin").face_down, game.you.actions) == (True, 0)
