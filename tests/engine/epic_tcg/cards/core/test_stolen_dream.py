"""Stolen Dream: stops a card, which goes to your discard pile; its controller and you draw a card each."""

from tests.engine.epic_tcg.scenario import Side


def test_the_stopped_card_goes_to_your_discard_pile_and_both_draw(table):
    game = table(
        you=Side(hand=["Stolen Dream"], top=["Muse"]),
        opponent=Side(hand=["Hulk"], top=["Sage"]),
        turn_of="opponent",
    )
    game.opponent.play("Hulk")
    game.opponent.passes()
    game.you.play("Stolen Dream")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Hulk", "Stolen Dream"], [])
    assert (game.you.hand, game.opponent.hand, game.opponent.board) == (["Muse"], ["Sage"], [])


def test_it_targets_cards_on_the_line_and_no_abilities(table):
    game = table(
        you=Side(hand=["Stolen Dream"]),
        opponent=Side(hand=["Hulk", "Lightning Strike"], board=["Tim"]),
        turn_of="opponent",
    )
    game.opponent.play("Hulk")
    game.use("Tim")
    game.choose("you")
    game.play("Lightning Strike")
    game.choose("you")
    game.opponent.passes()
    game.you.play("Stolen Dream")
    game.could_choose("Hulk", "Lightning Strike")


def test_of_an_unstoppable_card_both_still_draw(table):
    game = table(
        you=Side(hand=["Stolen Dream"], top=["Muse"]),
        opponent=Side(hand=["Blast"], top=["Sage"]),
        turn_of="opponent",
    )
    game.opponent.play("Blast")
    game.choose("you")
    game.opponent.passes()
    game.you.play("Stolen Dream")
    game.resolve()
    assert (game.line, game.you.hand, game.opponent.hand) == (["Blast"], ["Muse"], ["Sage"])
    game.resolve()
    assert (game.you.mojo, game.opponent.discard_pile) == (23, ["Blast"])
