"""Just Cause: all good champions are yours, and damage of your champions gains as much Mojo."""

from tests.engine.epic_tcg.scenario import Side


def test_damage_in_battle_and_by_abilities_gains_as_much(table):
    game = table(
        you=Side(hand=["Just Cause"], board=["Graft-Steel Crusher", "Elven Bolt-Thrower"]),
        opponent=Side(board=["The Archer", "Dark Prince"]),
        step="pre_battle",
    )
    game.play("Just Cause")
    game.resolve()
    assert (game.you.board[-1], game.opponent.board) == ("The Archer", ["Dark Prince"])
    game.use("The Archer")
    game.choose("Dark Prince")
    game.resolve()
    game.resolve()
    assert (game.opponent.board, game.you.mojo) == ([], 36)
    game.use("Elven Bolt-Thrower")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.line, game.you.mojo) == (26, [], 36)
    game.go_to("battle")
    game.passes()
    game.passes()
    game.attack("Graft-Steel Crusher")
    while not game.line:
        game.passes()
    game.resolve()
    assert (game.opponent.mojo, game.you.mojo) == (12, 50)


def test_it_is_over_at_the_end_of_the_turn_but_the_champions_stay(table):
    game = table(you=Side(hand=["Just Cause"]), opponent=Side(board=["The Archer"]))
    game.play("Just Cause")
    game.resolve()
    game.end_turn()
    game.passes()
    game.use("The Archer")
    game.choose("opponent")
    game.resolve()
    assert (game.you.board, game.you.mojo, game.opponent.mojo) == (["The Archer"], 30, 24)
