"""Smash and Burn: +5/+5 for a champion and two cards; a wild ally may turn it into 6 damage."""

from tests.engine.epic.scenario import Side


def test_a_champion_grows_and_you_draw_two_cards(table):
    game = table(
        you=Side(hand=["Smash and Burn"], board=["Wolf", "Steel Golem"], top=["Kong", "Muse"]),
        opponent=Side(board=["Demon"]),
    )
    game.play("Smash and Burn")
    game.could_choose("Wolf", "Demon")
    game.could_not_decline()
    game.choose("Wolf")
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense) == (7, 7)
    assert game.you.hand == ["Kong", "Muse"]
    game.end_turn()
    assert game.champion("Wolf").offense == 2


def test_without_a_champion_you_draw_all_the_same(table):
    game = table(you=Side(hand=["Smash and Burn"], top=["Kong", "Muse"]), opponent=Side(board=["Steel Golem"]))
    game.play("Smash and Burn")
    assert game.you.hand == ["Kong", "Muse"]


def test_a_wild_card_of_cost_1_may_banish_it_to_deal_6_damage_to_a_champion(table):
    game = table(you=Side(hand=["Lurking Giant"], discard=["Smash and Burn"]), opponent=Side(board=["Medusa", "Demon"]))
    game.play("Lurking Giant")
    game.could_decline()
    game.accept()
    game.could_choose("Lurking Giant", "Medusa", "Demon")
    game.could_not_decline()
    game.choose("Demon")
    assert (game.opponent.board, game.you.bottom[0]) == (["Medusa"], "Smash and Burn")
    assert game.you.discard_pile == []


def test_the_banishing_may_be_declined(table):
    game = table(you=Side(hand=["Lurking Giant"], discard=["Smash and Burn"]), opponent=Side(board=["Demon"]))
    game.play("Lurking Giant")
    game.decline()
    assert (game.opponent.board, game.you.discard_pile) == (["Demon"], ["Smash and Burn"])


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_ask(table):
    """5.18; the one just played was not in the discard pile."""
    game = table(
        you=Side(hand=["Smash and Burn", "Cave Troll", "Inner Peace"], gold=2),
        opponent=Side(hand=["Flame Strike"], board=["Demon"]),
    )
    game.play("Smash and Burn")
    game.play("Cave Troll")
    game.play("Inner Peace")
    game.passes()
    game.opponent.play("Flame Strike")
    game.choose("you")
    assert (game.moment, game.opponent.board) == ("end-offer", ["Demon"])
    assert game.you.discard_pile == ["Inner Peace", "Smash and Burn"]
