"""Over My Dead Body: stops a card, and can be played from the discard pile for 10 Mojo more."""

from tests.engine.epic_tcg.scenario import Side


def test_it_is_played_from_the_discard_pile_for_an_action_and_10_mojo(table):
    game = table(you=Side(discard=["Over My Dead Body"]), opponent=Side(hand=["Revitalize", "Second Wind"]))
    game.could_play()
    game.passes()
    game.opponent.play("Revitalize")
    game.opponent.passes()
    game.could_play("Over My Dead Body")
    game.play("Over My Dead Body")
    assert (game.you.mojo, game.you.actions, game.you.discard_pile) == (20, 0, [])
    game.resolve()
    assert (game.line, game.opponent.discard_pile, game.you.discard_pile) == (
        [],
        ["Revitalize"],
        ["Over My Dead Body"],
    )


def test_from_the_hand_it_costs_the_action_alone(table):
    game = table(you=Side(hand=["Over My Dead Body"], mojo=3), opponent=Side(hand=["Revitalize"]))
    game.passes()
    game.opponent.play("Revitalize")
    game.opponent.passes()
    game.play("Over My Dead Body")
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (3, 30)


def test_without_10_mojo_it_stays_in_the_discard_pile(table):
    game = table(you=Side(discard=["Over My Dead Body"], mojo=9), opponent=Side(hand=["Revitalize"]))
    game.passes()
    game.opponent.play("Revitalize")
    game.opponent.passes()
    game.could_play()
