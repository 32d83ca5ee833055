"""Critical Delay: unstoppably puts a card from the line on top of its owner's deck, and you draw a card."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_the_stopped_card_goes_on_top_of_its_owners_deck(table):
    game = table(
        you=Side(hand=["Critical Delay"], top=["Muse"]),
        opponent=Side(hand=["Hulk", "Lightning Strike"], board=["Tim"]),
        turn_of="opponent",
    )
    game.opponent.play("Hulk")
    game.use("Tim", 0)
    game.choose("you")
    game.play("Lightning Strike")
    game.choose("you")
    game.opponent.passes()
    game.you.play("Critical Delay")
    game.could_choose("Hulk", "Lightning Strike")  # the ability is no target
    game.choose("Hulk")
    game.resolve()
    assert (game.line, game.opponent.deck[0]) == (["Tim", "Lightning Strike"], "Hulk")
    assert game.opponent.discard_pile == []
    assert (game.you.hand, game.you.actions) == (["Muse"], 0)


def test_the_owners_deck_even_if_another_player_has_played_it(table):
    game = table(
        you=Side(hand=["Critical Delay"], top=["Muse"]), opponent=Side(hand=[of_another("Hulk")]), turn_of="opponent"
    )
    game.opponent.play("Hulk")
    game.opponent.passes()
    game.you.play("Critical Delay")
    game.resolve()
    assert (game.you.hand, game.you.deck[0]) == (["Hulk"], "Muse")  # on top, and then drawn


def test_of_an_unstoppable_card_you_only_draw_and_it_is_unstoppable_itself(table):
    game = table(
        you=Side(hand=["Critical Delay"], top=["Muse"]), opponent=Side(hand=["Blast", "Denied"]), turn_of="opponent"
    )
    game.opponent.play("Blast")
    game.choose("you")
    game.opponent.passes()
    game.you.play("Critical Delay")
    game.you.passes()
    game.opponent.play("Denied")
    game.choose("Critical Delay")
    game.resolve()
    assert game.line == ["Blast", "Critical Delay"]
    game.resolve()
    assert (game.line, game.you.hand, game.opponent.mojo) == (["Blast"], ["Muse"], 22)
