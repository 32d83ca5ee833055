"""Recurring Death: break target champion, free; once more from the discard pile for an action and itself."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_it_breaks_a_champion_for_nothing(table):
    game = table(you=Side(hand=["Recurring Death"], board=["Muse"]), opponent=Side(board=["Hulk", "Hive"]))
    game.play("Recurring Death")
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    game.resolve()
    assert (game.opponent.board, game.you.actions, game.you.discard_pile) == (["Hive"], 1, ["Recurring Death"])


def test_from_the_discard_pile_it_costs_an_action_and_itself(table):
    game = table(
        you=Side(discard=["Recurring Death", of_another("Recurring Death")], board=["Zombie"]),
        opponent=Side(board=["Hulk", "Muse", "Hive"]),
    )
    game.use("Recurring Death")
    game.could_choose("Zombie", "Hulk", "Muse")
    game.choose("Hulk")
    assert (game.you.actions, game.you.discard_pile) == (0, ["Recurring Death"])
    assert (game.you.deck[-1], game.opponent.deck[-1]) == ("Recurring Death", "Burrowing Wurm")
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Muse", "Hive"], ["Hulk"])
    game.could_use()


def test_both_are_for_your_build_step(table):
    game = table(
        you=Side(hand=["Recurring Death"], discard=["Recurring Death"]),
        opponent=Side(board=["Hulk"]),
        step="pre_battle",
    )
    game.could_play()
    game.could_use()
