"""Sacrificial Altar: a free object that flips and breaks a champion of yours for a card."""

from tests.engine.epic_tcg.measures import BUILD_STEP, moments
from tests.engine.epic_tcg.scenario import Side


def test_a_champion_of_yours_is_the_price_of_a_card(table):
    game = table(
        you=Side(board=["Sacrificial Altar", "Human", "Muse", "Bruiser", "Hive"], top=["Rend"]),
        opponent=Side(board=["Hulk"]),
    )
    game.use("Sacrificial Altar")
    game.could_choose("Human", "Muse")
    game.choose("Human")
    assert (game.you.board, game.you.hand) == (["Sacrificial Altar", "Muse", "Bruiser", "Hive"], [])
    assert game.piece("Sacrificial Altar").flipped
    game.resolve()
    assert game.you.hand == ["Rend"]
    game.could_use("Hive")


def test_without_a_champion_that_can_break_there_is_no_price(table):
    table(you=Side(board=["Sacrificial Altar", "Bruiser"]), opponent=Side(board=["Hulk"])).could_use()


def test_it_saves_a_card_from_a_champion_that_is_lost_anyway(table):
    game = table(you=Side(board=["Sacrificial Altar", "Muse"]), opponent=Side(hand=["Kidnap"]), turn_of="opponent")
    game.opponent.play("Kidnap")
    game.passes()
    game.you.use("Sacrificial Altar")
    game.resolve()
    game.resolve()
    assert (len(game.you.hand), game.you.discard_pile, game.opponent.hand) == (1, ["Muse"], [])


def test_it_is_free_in_your_build_step(table):
    assert moments(table, "Sacrificial Altar", actions=0) == BUILD_STEP
