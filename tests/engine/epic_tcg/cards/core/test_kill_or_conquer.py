"""Kill or Conquer: a target champion comes under your control if it is wild, and otherwise breaks."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_wild_champion_is_taken(table):
    game = table(you=Side(hand=["Kill or Conquer"]), opponent=Side(board=["Hulk", "Dark Knight", "Hive"]))
    game.play("Kill or Conquer")
    game.could_choose("Hulk", "Dark Knight")
    game.choose("Hulk")
    game.resolve()
    assert (game.you.board, game.opponent.board, game.opponent.discard_pile) == (["Hulk"], ["Dark Knight", "Hive"], [])


def test_any_other_breaks(table):
    for name in ("Dark Knight", "Muse", "Hired Muscle"):
        game = table(you=Side(hand=["Kill or Conquer"]), opponent=Side(board=["Hulk", name]))
        game.play("Kill or Conquer")
        game.choose(name)
        game.resolve()
        assert (game.you.board, game.opponent.board, game.opponent.discard_pile) == ([], ["Hulk"], [name])


def test_a_veiled_champion_shows_itself_as_it_is_targeted(table):
    game = table(you=Side(hand=["Kill or Conquer"]), opponent=Side(board=[in_play("Burrowing Wurm", face_down=True)]))
    game.play("Kill or Conquer")
    assert not game.piece("Burrowing Wurm").face_down
    game.resolve()
    assert game.you.board == ["Burrowing Wurm"]


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Kill or Conquer") == AT_ANY_TIME
    assert moments(table, "Kill or Conquer", actions=0) == NEVER
