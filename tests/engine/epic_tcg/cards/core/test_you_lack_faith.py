"""You Lack Faith: draws, and stops a card unless its controller shows another one of its alignment."""

from engine.epic_tcg.rules.sight import visible
from tests.engine.epic_tcg.scenario import Side


def answered(table, name, *hand, veiled=False):
    game = table(you=Side(hand=["You Lack Faith"]), opponent=Side(hand=[name, *hand]), turn_of="opponent", step="build")
    if veiled:
        game.opponent.play_veiled(name)
    else:
        game.opponent.play(name)
    game.opponent.passes()
    game.you.play("You Lack Faith")
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm"]
    return game


def test_showing_a_card_of_the_same_alignment_saves_it(table):
    game = answered(table, "Dark Prince", "Medusa", "Gladiator")
    game.opponent.accept()
    assert game.line == ["Dark Prince"]
    assert visible(game.game, 0, game.game.hand[1][0])
    assert not visible(game.game, 0, game.game.hand[1][1])


def test_without_one_there_is_nothing_to_ask(table):
    game = answered(table, "Dark Prince", "Gladiator", "Bruiser")
    assert (game.asks, game.line, game.opponent.discard_pile) == ("priority", [], ["Dark Prince"])


def test_it_can_be_declined(table):
    game = answered(table, "Dark Prince", "Medusa")
    game.opponent.decline()
    assert (game.line, game.opponent.hand) == ([], ["Medusa"])


def test_a_card_that_is_face_down_is_turned_up_and_has_its_alignment(table):
    game = answered(table, "Medusa", "Dark Prince", veiled=True)
    game.opponent.accept()
    assert game.line == ["Medusa"]
    game.resolve()
    assert (game.piece("Medusa").face_down, game.line) == (False, [])
