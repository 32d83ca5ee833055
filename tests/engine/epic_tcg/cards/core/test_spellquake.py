"""Spellquake: draw 2, or in your Build Step break all champions and objects that are natural."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_draws_two(table):
    game = table(you=Side(hand=["Spellquake"], top=["Rend", "Muse"]), opponent=Side(board=["Hulk"]))
    game.play("Spellquake")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.opponent.board) == (["Muse", "Rend"], ["Hulk"])


def test_in_your_build_step_what_is_natural_breaks(table):
    game = table(
        you=Side(hand=["Spellquake"], board=["Dark Knight", "Muse"]),
        opponent=Side(board=["Hulk", "Hive", "Juggernaut", "Bruiser", in_play("Burrowing Wurm", face_down=True)]),
    )
    game.play("Spellquake")
    game.mode(1)
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Muse"], ["Juggernaut", "Bruiser"])
    assert (game.you.discard_pile, game.you.hand) == (["Dark Knight", "Spellquake"], [])


def test_the_step_counts_in_which_it_resolves(table):
    for step, turn_of in (("battle", "you"), ("build", "opponent")):
        game = table(you=Side(hand=["Spellquake"]), opponent=Side(board=["Hulk"]), step=step, turn_of=turn_of)
        if turn_of == "opponent":
            game.passes()
        game.you.play("Spellquake")
        game.mode(1)
        game.resolve()
        assert (game.opponent.board, game.you.hand, game.you.discard_pile) == (["Hulk"], [], ["Spellquake"])


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Spellquake") == AT_ANY_TIME
    assert moments(table, "Spellquake", actions=0) == NEVER
