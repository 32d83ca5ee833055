"""Tranquil Retreat: an object that makes your natural cards unstoppable and breaks to draw a card."""

from tests.engine.epic_tcg.scenario import Side


def test_your_natural_cards_cannot_be_stopped(table):
    game = table(you=Side(hand=["Hulk"], board=["Tranquil Retreat"]), opponent=Side(hand=["Not Today"], top=["Muse"]))
    game.play("Hulk")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert (game.line, game.opponent.hand) == (["Hulk"], ["Muse"])
    game.resolve()
    assert game.you.board == ["Tranquil Retreat", "Hulk"]


def test_your_other_cards_can_and_the_opponents_natural_ones(table):
    game = table(you=Side(hand=["Succubus"], board=["Tranquil Retreat"]), opponent=Side(hand=["Not Today"]))
    game.play("Succubus")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert game.you.discard_pile == ["Succubus"]
    other = table(
        you=Side(hand=["Not Today"], board=["Tranquil Retreat"]), opponent=Side(hand=["Hulk"]), turn_of="opponent"
    )
    other.opponent.play("Hulk")
    other.opponent.passes()
    other.you.play("Not Today")
    other.resolve()
    assert other.opponent.discard_pile == ["Hulk"]


def test_it_breaks_to_draw_a_card(table):
    game = table(you=Side(hand=["Tranquil Retreat"], top=["Muse"], actions=0), opponent=Side(), step="pre_battle")
    game.play("Tranquil Retreat")
    game.resolve()
    game.use("Tranquil Retreat")
    assert (game.you.board, game.line) == ([], ["Tranquil Retreat"])
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Muse"], ["Tranquil Retreat"])


def test_for_free_and_paced(table):
    table(you=Side(hand=["Tranquil Retreat"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Tranquil Retreat"], actions=0), opponent=Side(), step="pre_battle")
    game.play("Tranquil Retreat")
    assert game.line == ["Tranquil Retreat"]
