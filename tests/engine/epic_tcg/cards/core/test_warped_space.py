"""Warped Space: draws two, or names new targets for something on the line."""

from tests.engine.epic_tcg.scenario import Side


def answered(table, name, *targets, **more):
    game = table(you=Side(hand=["Warped Space"], board=["Muse"]), opponent=Side(hand=[name], **more))
    game.passes()
    game.opponent.play(name)
    game.choose(*targets)
    game.opponent.passes()
    game.play("Warped Space")
    game.mode(1)
    return game


def test_another_target_must_be_named(table):
    game = answered(table, "Blast", "you", board=["Tracker"])
    game.could_choose("opponent", "Muse", "Tracker")
    assert not game.could_decline()
    game.choose("opponent")
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (30, 23)


def test_a_target_without_another_one_stays(table):
    game = answered(table, "Begone!")
    assert game.asks == "priority"
    game.resolve()
    assert (game.you.board, game.you.deck[-1]) == ([], "Muse")


def test_it_draws_two(table):
    game = table(you=Side(hand=["Warped Space"]), opponent=Side())
    game.play("Warped Space")
    assert game.you.hand == ["Burrowing Wurm"] * 2
