"""Nightmares Past: banish any number of cards from discard piles; champions of at most that defense break."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_three_cards_break_the_champions_of_defense_3_or_less(table):
    game = table(
        you=Side(hand=["Nightmares Past"], discard=["Rend", "Hive"], board=["Muse", "Hive"]),
        opponent=Side(discard=["Hulk"], board=["Dark Knight", "Insect", "Crystal Ball", "Winter Fairy"]),
    )
    game.play("Nightmares Past")
    assert game.asks == "pick"
    game.could_choose("Rend", "Hive", "Hulk")
    game.choose("Hive", "Rend", "Hulk")
    assert (game.you.board, game.opponent.board) == (["Hive"], ["Dark Knight", "Crystal Ball"])
    assert (sorted(game.you.deck[-2:]), game.opponent.deck[-1]) == (["Hive", "Rend"], "Hulk")
    assert game.line == []


def test_what_counts_is_the_defense_as_it_is_now(table):
    game = table(
        you=Side(hand=["Nightmares Past"], discard=["Rend"], board=[in_play("Insect", counters=1)]),
        opponent=Side(board=["Human", "Crown of the People"]),
    )
    game.play("Nightmares Past")
    game.choose("Rend")
    assert (game.you.board, game.opponent.board) == (["Insect"], ["Human", "Crown of the People"])


def test_none_is_a_number_too(table):
    game = table(you=Side(hand=["Nightmares Past"], discard=["Rend"]), opponent=Side(board=["Insect"]))
    game.play("Nightmares Past")
    game.done()
    assert (game.opponent.board, game.you.discard_pile) == (["Insect"], ["Nightmares Past", "Rend"])


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Nightmares Past") == BUILD_STEP
    assert moments(table, "Nightmares Past", actions=0) == NEVER
