"""Never: stops a card, and in the discard pile it comes back to hand for discarding 3 cards."""

from tests.engine.epic_tcg.measures import IN_RESPONSE, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_stops_a_card(table):
    game = table(you=Side(hand=["Never"], board=["Muse"]), opponent=Side(hand=["Execution"]), turn_of="opponent")
    game.opponent.play("Execution")
    game.passes()
    game.you.play("Never")
    game.resolve()
    assert (game.line, game.you.board) == ([], ["Muse"])
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Never"], ["Execution"])


def test_it_does_not_stop_an_ability(table):
    game = table(you=Side(hand=["Never"]), opponent=Side(board=["Hive"]), turn_of="opponent")
    game.opponent.use("Hive")
    game.passes()
    game.could_play()


def test_in_the_discard_pile_it_comes_back_for_three_cards(table):
    game = table(
        you=Side(hand=["Rend", "Muse", "Hive", "Hulk"], discard=["Never"], actions=0),
        opponent=Side(discard=["Never"], hand=["Rend", "Muse", "Hive"]),
        turn_of="opponent",
    )
    game.passes()
    game.you.use("Never")
    game.choose("Hive", "Hulk", "Muse")
    assert (game.you.hand, game.you.discard_pile) == (["Rend"], ["Hive", "Hulk", "Muse", "Never"])
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Never", "Rend"], ["Hive", "Hulk", "Muse"])


def test_not_for_two_cards_and_not_from_the_hand(table):
    table(you=Side(hand=["Rend", "Muse"], discard=["Never"]), opponent=Side()).could_use()
    table(you=Side(hand=["Never", "Rend", "Muse", "Hive"]), opponent=Side()).could_use()


def test_it_costs_an_action_in_response(table):
    assert moments(table, "Never") == IN_RESPONSE
    assert moments(table, "Never", actions=0) == NEVER
