"""Psionic Assault."""

from tests.engine.epic.scenario import Side


def test_the_target_player_discards_two_cards_of_their_choice_at_the_end_of_the_turn(table):
    game = table(you=Side(hand=["Psionic Assault"]), opponent=Side(hand=["Kong", "Lash", "Muse"]))
    game.play("Psionic Assault")
    game.could_choose("you", "opponent")
    game.could_not_decline()
    game.choose("opponent")
    assert game.opponent.hand == ["Kong", "Lash", "Muse"]
    assert game.you.discard_pile == ["Psionic Assault"]
    game.passes()
    game.opponent.passes()
    game.opponent.discard("Lash", "Muse")
    assert game.opponent.discard_pile == ["Lash", "Muse"]
    assert "Kong" in game.opponent.hand
    assert (game.active, game.moment) == ("opponent", "main")


def test_who_has_one_card_discards_that_one(table):
    """Rule 1.7.2; the card of the next turn's draw comes later."""
    game = table(you=Side(hand=["Psionic Assault"]), opponent=Side(hand=["Kong"], top=["Lash"]))
    game.play("Psionic Assault")
    game.choose("opponent")
    game.end_turn()
    assert game.opponent.discard_pile == ["Kong"]
    assert game.opponent.hand == ["Lash"]


def test_cards_played_before_the_end_are_saved(table):
    game = table(you=Side(hand=["Psionic Assault"]), opponent=Side(hand=["Flash Fire", "Inner Peace"]))
    game.play("Psionic Assault")
    game.choose("opponent")
    game.passes()
    game.opponent.play("Inner Peace")
    game.opponent.passes()
    game.end_turn()
    assert game.opponent.discard_pile == ["Flash Fire", "Inner Peace"]
    assert game.opponent.health == 40


def test_it_happens_once(table):
    game = table(turn_of="opponent", you=Side(hand=["Psionic Assault"]), opponent=Side(hand=["Kong", "Lash", "Muse"]))
    game.opponent.passes()
    game.you.play("Psionic Assault")
    game.choose("opponent")
    game.end_turn()
    game.discard("Kong", "Lash")
    assert (game.active, game.moment) == ("you", "main")
    game.end_turn()
    assert game.opponent.discard_pile == ["Kong", "Lash"]


def test_before_the_hand_limit_is_counted(table):
    """Rule 4.5.2a comes before 4.5.2b: of nine cards two go to the Assault and none to the limit."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Psionic Assault"]),
        opponent=Side(hand=["Kong"] * 7 + ["Lash", "Rage"]),
    )
    game.you.play("Psionic Assault")
    game.choose("opponent")
    game.end_turn()
    game.discard("Lash", "Rage")
    assert game.active == "you"
    assert game.opponent.hand == ["Kong"] * 7


def test_a_sage_card_of_cost_1_recalls_it(table):
    game = table(you=Side(hand=["Crystal Golem"], discard=["Psionic Assault"]))
    game.play("Crystal Golem")
    assert game.you.hand == ["Psionic Assault"]
    assert game.opponent.knows_hand == ["Psionic Assault"]


def test_it_does_not_recall_itself_nor_do_free_cards_or_other_alignments(table):
    """Rules 5.4.3 and 5.18."""
    game = table(you=Side(hand=["Psionic Assault"]))
    game.play("Psionic Assault")
    game.choose("opponent")
    assert game.you.discard_pile == ["Psionic Assault"]
    game.end_turn()
    game = table(you=Side(hand=["Muse", "Rampaging Wurm"], discard=["Psionic Assault"]))
    game.play("Muse")
    game.play("Rampaging Wurm")
    assert game.you.discard_pile == ["Psionic Assault"]


def test_of_more_players_the_chosen_one_alone_discards_at_the_end_of_this_turn(circle):
    """Not at the end of their own."""
    game = circle(Side(hand=["Psionic Assault"]), Side(hand=["Kong", "Lash"]), Side(hand=["Kong", "Lash", "Muse"]))
    game.play("Psionic Assault")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    game.end_turn()
    game["Cyd"].discard("Kong", "Lash")
    assert (game.active, game["Cyd"].hand, game["Ben"].discard_pile) == ("Ben", ["Muse"], [])
