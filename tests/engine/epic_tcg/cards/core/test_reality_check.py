"""Reality Check: draw 2, or in your Build Step banish all champions and objects that are magical."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_draws_two(table):
    game = table(you=Side(hand=["Reality Check"], top=["Rend", "Hive"]), opponent=Side(board=["Djinn"]))
    game.play("Reality Check")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.opponent.board) == (["Hive", "Rend"], ["Djinn"])


def test_in_your_build_step_what_is_magical_is_banished(table):
    game = table(
        you=Side(hand=["Reality Check"], board=["Muse", "Hive", in_play("Medusa", face_down=True)]),
        opponent=Side(board=["Djinn", "Crystal Ball", "Hulk", "Juggernaut", in_play("Giant Spider", face_down=True)]),
    )
    game.play("Reality Check")
    game.mode(1)
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Hive"], ["Hulk", "Juggernaut", "Giant Spider"])
    assert not game.piece("Giant Spider").face_down
    assert sorted(game.opponent.deck[-2:]) == ["Crystal Ball", "Djinn"]
    assert (game.you.hand, game.opponent.discard_pile) == ([], [])


def test_in_any_other_step_it_does_nothing(table):
    for step, turn_of in (("battle", "you"), ("build", "opponent")):
        game = table(
            you=Side(hand=["Reality Check"], board=["Muse"]), opponent=Side(board=["Djinn"]), step=step, turn_of=turn_of
        )
        if turn_of == "opponent":
            game.passes()
        game.you.play("Reality Check")
        game.mode(1)
        game.resolve()
        assert (game.you.board, game.opponent.board, game.you.hand) == (["Muse"], ["Djinn"], [])


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Reality Check") == AT_ANY_TIME
    assert moments(table, "Reality Check", actions=0) == NEVER
