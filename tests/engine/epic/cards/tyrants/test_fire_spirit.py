"""Fire Spirit: an 11/9 that draws a card and burns a champion for every wild ally."""

from tests.engine.epic.scenario import Side


def test_its_tribute_draws_a_card_and_it_is_no_ally_of_itself(table):
    """5.18.1: it was not in play when it was played."""
    game = table(you=Side(hand=["Fire Spirit"], top=["Kong"]), opponent=Side(board=["Demon"]))
    game.play("Fire Spirit")
    assert game.you.hand == ["Kong"]
    assert game.opponent.board == ["Demon"]
    game.could_not_attack()


def test_a_wild_card_of_cost_1_deals_4_damage_to_a_champion(table):
    game = table(
        you=Side(hand=["Lurking Giant"], board=["Fire Spirit"]), opponent=Side(board=["Demon", "Kong", "Steel Golem"])
    )
    game.play("Lurking Giant")
    game.could_choose("Fire Spirit", "Lurking Giant", "Demon", "Kong")
    game.could_not_decline()
    game.choose("Demon")
    assert (game.opponent.board, game.opponent.health) == (["Kong", "Steel Golem"], 30)


def test_it_must_burn_itself_when_nobody_else_is_there(table):
    """5.18.3."""
    game = table(you=Side(hand=["Surprise Attack"], board=["Fire Spirit"], top=["Erase"]))
    game.play("Surprise Attack")
    assert game.champion("Fire Spirit").damage == 4


def test_free_cards_other_alignments_and_the_opponents_cards_burn_nobody(table):
    game = table(
        you=Side(hand=["Cave Troll", "Inner Peace"], board=["Fire Spirit"]),
        opponent=Side(hand=["Lurking Giant"], board=["Demon"]),
    )
    game.play("Cave Troll")
    game.play("Inner Peace")
    game.passes()
    game.opponent.play("Lurking Giant")
    assert game.moment == "end-offer"
    assert game.opponent.board == ["Demon", "Lurking Giant"]
