"""Harsh Denial: stop target card, and its controller discards a card."""

from tests.engine.epic_tcg.scenario import Side


def test_the_chosen_card_is_stopped_and_its_controller_discards_one_of_their_choice(table):
    game = table(
        you=Side(hand=["Harsh Denial", "Hulk"]),
        opponent=Side(hand=["Bruiser", "Savage Lurker", "Dark Knight", "Muse"]),
        turn_of="opponent",
    )
    game.opponent.play("Bruiser")
    game.opponent.play("Savage Lurker")
    game.opponent.passes()
    game.you.play("Harsh Denial")
    game.could_choose("Bruiser", "Savage Lurker")
    game.choose("Bruiser")
    assert game.you.actions == 0
    game.resolve()
    game.could_choose("Dark Knight", "Muse")
    game.opponent.discard("Muse")
    assert game.opponent.discard_pile == ["Bruiser", "Muse"]
    assert (game.line, game.you.hand) == (["Savage Lurker"], ["Hulk"])


def test_stopping_a_card_of_ones_own_costs_oneself_a_card(table):
    game = table(you=Side(hand=["Harsh Denial", "Savage Lurker", "Hulk"]), opponent=Side(hand=["Muse"]))
    game.play("Savage Lurker")
    game.play("Harsh Denial")
    game.resolve()
    assert game.you.discard_pile == ["Harsh Denial", "Hulk", "Savage Lurker"]
    assert game.opponent.hand == ["Muse"]


def test_abilities_on_the_line_are_no_cards(table):
    game = table(you=Side(hand=["Harsh Denial"]), opponent=Side(board=["Kava, Queen of the Tigers"]), step="end")
    game.passes()
    game.opponent.use("Kava, Queen of the Tigers")
    game.opponent.passes()
    game.could_play()
