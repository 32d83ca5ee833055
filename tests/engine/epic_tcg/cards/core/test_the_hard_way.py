"""The Hard Way: a free card that stops a card for an action or for two cards banished from the hand."""

from engine.epic_tcg.rules import events
from tests.engine.epic_tcg.scenario import Side


def test_it_stops_a_card_for_an_action(table):
    game = table(
        you=Side(hand=["The Hard Way", "Muse", "Sage"]), opponent=Side(hand=["Hulk"], board=["Tim"]), turn_of="opponent"
    )
    game.opponent.play("Hulk")
    game.use("Tim")
    game.choose("you")
    game.opponent.passes()
    game.you.play("The Hard Way")  # the ability is no target
    game.mode(0)
    assert (game.you.actions, game.you.hand) == (0, ["Muse", "Sage"])
    game.resolve()
    assert (game.line, game.opponent.discard_pile) == (["Tim"], ["Hulk"])  # Hulk was beneath


def test_or_for_two_cards_that_go_to_the_bottom_of_the_deck(table):
    game = table(
        you=Side(hand=["The Hard Way", "Muse", "Sage", "Tim"], actions=0),
        opponent=Side(hand=["Hulk", "Lightning Strike"]),
        turn_of="opponent",
    )
    game.opponent.play("Hulk")
    game.opponent.play("Lightning Strike")
    game.choose("you")
    game.opponent.passes()
    game.you.play("The Hard Way")
    game.could_choose("Hulk", "Lightning Strike")
    game.choose("Hulk")
    game.choose("Muse", "Sage")
    assert (game.you.hand, sorted(game.you.deck[-2:])) == (["Tim"], ["Muse", "Sage"])
    assert [entry[-1] for entry in game.events(events.BANISHED)] == [1, 1]  # the opponent does not see them
    game.resolve()
    assert (game.line, game.opponent.discard_pile) == (["Lightning Strike"], ["Hulk"])


def test_with_neither_it_cannot_be_played(table):
    game = table(you=Side(hand=["The Hard Way", "Muse"], actions=0), opponent=Side(hand=["Hulk"]), turn_of="opponent")
    game.opponent.play("Hulk")
    game.opponent.passes()
    game.could_play()


def test_it_is_a_free_card_whatever_is_paid(table):
    game = table(
        you=Side(hand=["The Hard Way"], board=["Free Spirit"]),
        opponent=Side(hand=["Hulk"], board=["Hive"]),
        turn_of="opponent",
    )
    game.opponent.play("Hulk")
    game.opponent.passes()
    game.you.play("The Hard Way")
    assert (game.you.actions, game.line) == (0, ["Hulk", "The Hard Way"])  # Free Spirit waits for action cards
