"""Paros, Rebel Leader: a free 3/4 whose other humans have +1 offense, and who calls them."""

from tests.engine.epic.scenario import Side


def test_he_brings_a_human_that_he_leads(table):
    game = table(you=Side(hand=["Paros, Rebel Leader"]))
    game.play("Paros, Rebel Leader")
    assert (game.you.board, game.you.gold) == (["Paros, Rebel Leader", "Human"], 1)
    human, paros = game.champion("Human"), game.champion("Paros, Rebel Leader")
    assert (human.offense, human.defense) == (2, 1)
    assert (paros.offense, paros.defense) == (3, 4)


def test_only_your_other_humans_are_led(table):
    game = table(
        you=Side(board=["Paros, Rebel Leader", "White Knight", "Fire Shaman", "Demon"]), opponent=Side(board=["Human"])
    )
    assert (game.champion("White Knight").offense, game.champion("Fire Shaman").offense) == (10, 4)
    assert (game.champion("Demon").offense, game.champion("Human").offense) == (4, 1)


def test_a_good_card_of_cost_1_brings_another(table):
    game = table(
        you=Side(hand=["Inner Peace", "Muse", "Flame Strike"], board=["Paros, Rebel Leader"], gold=2),
        opponent=Side(hand=["Ceasefire"]),
    )
    game.play("Muse")
    assert game.you.board == ["Paros, Rebel Leader", "Muse"]
    game.play("Inner Peace")
    assert game.you.board == ["Paros, Rebel Leader", "Muse", "Human"]
    game.play("Flame Strike")
    game.choose("opponent")
    game.passes()
    game.opponent.play("Ceasefire")
    assert game.you.board == ["Paros, Rebel Leader", "Muse", "Human"]


def test_without_him_the_humans_are_weaker(table):
    """3.3.3."""
    game = table(
        turn_of="opponent", you=Side(board=["Paros, Rebel Leader", "Human"]), opponent=Side(hand=["Flame Strike"])
    )
    game.opponent.play("Flame Strike")
    game.choose("Paros, Rebel Leader")
    assert game.champion("Human").offense == 1
