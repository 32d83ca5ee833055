"""Chaos Storm: stops a card that is not wild, and deals 4 damage to any target."""

from tests.engine.epic_tcg.scenario import Side


def test_it_stops_a_card_and_deals_4_damage(table):
    game = table(you=Side(hand=["Chaos Storm"]), opponent=Side(hand=["Succubus"], board=["Muse"]), turn_of="opponent")
    game.opponent.play("Succubus")
    game.opponent.passes()
    game.you.play("Chaos Storm")
    game.could_choose("you", "opponent", "Muse")
    game.choose("Muse")
    assert game.you.actions == 0
    game.resolve()
    assert (game.line, game.opponent.board, game.opponent.discard_pile) == ([], [], ["Muse", "Succubus"])


def test_a_wild_card_can_be_named_but_is_not_stopped(table):
    game = table(you=Side(hand=["Chaos Storm"]), opponent=Side(hand=["Hulk"]), turn_of="opponent")
    game.opponent.play("Hulk")
    game.opponent.passes()
    game.you.play("Chaos Storm")
    game.choose("opponent")
    game.resolve()
    assert (game.line, game.opponent.mojo) == (["Hulk"], 26)
    game.resolve()
    assert game.opponent.board == ["Hulk"]


def test_without_a_card_on_the_line_it_cannot_be_played(table):
    game = table(you=Side(hand=["Chaos Storm"]), opponent=Side(board=["Tim"]), turn_of="opponent")
    game.opponent.use("Tim", 0)
    game.choose("you")
    game.opponent.passes()
    game.could_play()
