"""Savior: breaks an evil champion or object as it comes; stops what says "break all" or "banish all"."""

from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_something_evil(table):
    board = ["Dark Prince", "Sacrificial Altar", "Gladiator", "Tracker"]
    game = table(you=Side(hand=["Savior"]), opponent=Side(board=board))
    game.play("Savior")
    game.resolve()
    game.could_choose("Dark Prince", "Sacrificial Altar")
    game.choose("Sacrificial Altar")
    game.resolve()
    assert game.opponent.board == ["Dark Prince", "Gladiator", "Tracker"]


def test_it_stops_cards_by_what_they_say(table):
    game = table(you=Side(board=["Savior"]), opponent=Side(hand=["Hell's Wrath", "Second Wind"]))
    game.could_use()
    game.passes()
    game.opponent.play("Second Wind")
    game.opponent.play("Hell's Wrath")
    game.opponent.passes()
    game.use("Savior")
    game.resolve()
    assert (game.line, game.opponent.discard_pile) == (["Second Wind"], ["Hell's Wrath"])
    game.could_use()


def test_it_stops_an_ability_but_not_another_one_of_the_same_card(table):
    game = table(
        you=Side(board=["Savior"]),
        opponent=Side(board=["Dimensional Vortex", "Human"], hand=["Dark Prince", "Medusa", "Execution"], actions=0),
    )
    game.passes()
    game.opponent.use("Dimensional Vortex", 0)
    game.choose("Human")
    game.opponent.passes()
    game.could_use()
    game.passes()
    game.passes()
    game.opponent.use("Dimensional Vortex")
    game.opponent.passes()
    game.use("Savior")
    game.resolve()
    assert (game.line, game.you.board) == ([], ["Savior"])
