"""Watchful Centaur: a fast 3/4 with deadly and range that may draw a card as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_ambushes_an_airborne_attacker_and_breaks_it_first(table):
    game = table(
        you=Side(hand=["Watchful Centaur"]), opponent=Side(board=["Mountain Dragon"]), turn_of="opponent", step="battle"
    )
    game.all_pass()
    game.attack("Mountain Dragon", whom="you")
    game.passes()
    game.you.play("Watchful Centaur")
    game.resolve()
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.actions) == (["Burrowing Wurm"], 0)
    game.all_pass()
    game.block("Watchful Centaur")
    game.all_pass()
    assert (game.opponent.board, game.piece("Watchful Centaur").damage, game.you.mojo) == ([], 0, 30)


def test_it_may_decline_the_card(table):
    game = table(you=Side(hand=["Watchful Centaur"]), opponent=Side())
    game.play("Watchful Centaur")
    game.resolve()
    game.resolve()
    game.decline()
    centaur = game.piece("Watchful Centaur")
    assert (game.you.hand, centaur.offense, centaur.defense) == ([], 3, 4)
