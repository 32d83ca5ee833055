"""Violent Rebirth: break target champion, and target champion card of any discard pile comes to your hand."""

from tests.engine.epic_tcg.scenario import Side


def test_one_breaks_and_one_of_any_discard_pile_comes_to_your_hand(table):
    game = table(
        you=Side(hand=["Violent Rebirth"], board=["Muse"], discard=["Bruiser", "Slash"]),
        opponent=Side(board=["Hulk", "Hive"], discard=["Gladiator"]),
        turn_of="opponent",
        step="end",
    )
    game.passes()
    game.you.play("Violent Rebirth")
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    game.could_choose("Bruiser", "Gladiator")
    game.choose("Gladiator")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Hive"], ["Hulk"])
    assert (game.you.hand, game.you.discard_pile) == (["Gladiator"], ["Bruiser", "Slash", "Violent Rebirth"])


def test_both_targets_are_needed(table):
    game = table(you=Side(hand=["Violent Rebirth"]), opponent=Side(board=["Hulk"], discard=["Hive"]))
    game.could_play()
    game = table(you=Side(hand=["Violent Rebirth"]), opponent=Side(board=["Hive"], discard=["Hulk"]))
    game.could_play()


def test_when_one_is_gone_the_other_part_is_done(table):
    game = table(you=Side(hand=["Violent Rebirth"], discard=["Hulk"]), opponent=Side(board=["Muse", "Tower of Souls"]))
    game.play("Violent Rebirth")
    game.passes()
    game.opponent.use("Tower of Souls", 0)
    game.resolve()
    assert (game.opponent.board, game.you.hand, game.you.deck[-1]) == (["Tower of Souls"], [], "Hulk")
