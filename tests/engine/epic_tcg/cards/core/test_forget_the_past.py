"""Forget the Past: for nothing, draw a card and banish the discard pile of target player at once."""

from tests.engine.epic_tcg.scenario import Side


def test_draw_and_banish_a_pile(table):
    game = table(
        you=Side(hand=["Forget the Past"], top=["Tim"], discard=["Gold"], actions=0),
        opponent=Side(discard=["Hulk", "Execution"], hand=["Never"]),
    )
    game.play("Forget the Past")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert (game.line, game.you.hand, game.opponent.discard_pile) == ([], ["Tim"], [])
    assert sorted(game.opponent.deck[-2:]) == ["Execution", "Hulk"]
    assert game.you.discard_pile == ["Forget the Past", "Gold"]


def test_your_own_pile_goes_without_this_card(table):
    game = table(you=Side(hand=["Forget the Past"], discard=["Gold"]), opponent=Side())
    game.play("Forget the Past")
    game.choose("you")
    assert (game.you.discard_pile, game.you.deck[-1]) == (["Forget the Past"], "Gold")


def test_it_is_paced(table):
    table(you=Side(hand=["Forget the Past"]), opponent=Side(), step="battle").could_play()
