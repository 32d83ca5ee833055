"""Don't Blink: at once stops a card; its controller and you draw a card each."""

from tests.engine.epic_tcg.scenario import Side


def test_it_stops_a_card_at_once_and_both_draw(table):
    game = table(
        you=Side(hand=["Don't Blink"], top=["Muse"]),
        opponent=Side(hand=["Hulk", "Denied"], board=["Tim"], top=["Sage"]),
        turn_of="opponent",
    )
    game.opponent.play("Hulk")
    game.use("Tim", 0)
    game.choose("you")
    game.opponent.passes()
    game.you.play("Don't Blink")  # no ability, and nobody can respond
    assert (game.line, game.decider, game.you.actions) == (["Tim"], "you", 0)
    assert (game.you.hand, game.opponent.hand) == (["Muse"], ["Denied", "Sage"])
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Don't Blink"], ["Hulk"])


def test_of_your_own_card_you_draw_both(table):
    game = table(you=Side(hand=["Don't Blink", "Hulk"], top=["Muse", "Sage"], actions=2), opponent=Side())
    game.play("Hulk")
    game.play("Don't Blink")
    assert (game.line, game.you.hand, game.you.discard_pile) == ([], ["Muse", "Sage"], ["Don't Blink", "Hulk"])


def test_of_an_unstoppable_card_both_still_draw(table):
    game = table(you=Side(hand=["Don't Blink"]), opponent=Side(hand=["Blast"]), turn_of="opponent")
    game.opponent.play("Blast")
    game.choose("you")
    game.opponent.passes()
    game.you.play("Don't Blink")
    assert (game.line, len(game.you.hand), len(game.opponent.hand)) == (["Blast"], 1, 1)
