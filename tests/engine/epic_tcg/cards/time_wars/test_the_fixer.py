"""The Fixer: broken, it makes your cards unstoppable for the turn."""

from tests.engine.epic_tcg.scenario import Side


def test_your_cards_cannot_be_stopped_for_the_turn(table):
    game = table(
        you=Side(board=["The Fixer"], hand=["Revitalize", "Second Wind"]), opponent=Side(hand=["No", "Not Today"])
    )
    game.play("Second Wind")
    game.use("The Fixer")
    assert game.you.discard_pile == ["The Fixer"]
    game.resolve()
    game.play("Revitalize")
    game.passes()
    game.opponent.play("No")
    game.choose("Second Wind")
    assert game.line == ["Second Wind", "Revitalize"]
    game.resolve()
    game.resolve()
    assert game.you.mojo == 45


def test_theirs_can(table):
    game = table(you=Side(board=["The Fixer"], hand=["No"]), opponent=Side(hand=["Revitalize"]))
    game.use("The Fixer")
    game.resolve()
    game.passes()
    game.opponent.play("Revitalize")
    game.opponent.passes()
    game.play("No")
    assert (game.line, game.opponent.mojo) == ([], 30)


def test_it_is_over_at_the_end_of_the_turn(table):
    game = table(you=Side(board=["The Fixer"], hand=["Revitalize"]), opponent=Side(hand=["No"]))
    game.use("The Fixer")
    game.resolve()
    game.end_turn()
    game.passes()
    game.play("Revitalize")
    game.passes()
    game.opponent.play("No")
    assert game.line == []
