"""Now!: a free, instantaneous event; a card on the line resolves at once, and you draw if it was that of another."""

from tests.engine.epic_tcg.measures import IN_RESPONSE, moments
from tests.engine.epic_tcg.scenario import Side


def test_a_card_of_yours_resolves_before_what_lies_above_it(table):
    game = table(
        you=Side(hand=["Blast", "Now!"]),
        opponent=Side(board=["Muse", "Hulk"], hand=["Return Home"]),
    )
    game.play("Blast")
    game.choose("Muse")
    game.passes()
    game.opponent.play("Return Home")
    game.choose("Muse")
    game.passes()
    game.you.play("Now!")
    game.could_choose("Blast", "Return Home")
    game.choose("Blast")
    assert (game.line, game.decider) == (["Return Home"], "you")
    assert (game.opponent.discard_pile, game.you.hand) == (["Muse"], [])
    assert game.you.discard_pile == ["Blast", "Now!"]


def test_for_a_card_of_another_you_draw(table):
    game = table(
        you=Side(hand=["Now!"], top=["Muse"], actions=0),
        opponent=Side(hand=["Hired Muscle"], top=["Rend"]),
        turn_of="opponent",
    )
    game.opponent.play("Hired Muscle")
    game.passes()
    game.you.play("Now!")
    assert (game.line, game.opponent.board, game.opponent.hand) == ([], ["Hired Muscle"], ["Rend"])
    assert game.you.hand == ["Muse"]


def test_abilities_are_no_cards(table):
    game = table(you=Side(hand=["Now!"], board=["Hive"]), opponent=Side())
    game.use("Hive")
    game.could_play()


def test_it_is_free_in_response(table):
    assert moments(table, "Now!", actions=0) == IN_RESPONSE
