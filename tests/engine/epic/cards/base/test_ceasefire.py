"""Ceasefire: draw two cards; champions cannot attack this turn."""

from tests.engine.epic.scenario import Side


def test_you_draw_two_cards_and_no_champion_can_attack(table):
    game = table(you=Side(hand=["Ceasefire"], board=["Kong"], top=["Muse", "Wither"]))
    game.could_attack_with("Kong")
    game.play("Ceasefire")
    assert game.you.hand == ["Muse", "Wither"]
    assert game.opponent.hand == []
    assert game.you.gold == 0
    game.could_not_attack()


def test_the_opponent_can_attack_again_next_turn(table):
    game = table(you=Side(hand=["Ceasefire"]), opponent=Side(board=["Kong"]))
    game.play("Ceasefire")
    game.end_turn()
    game.opponent.could_attack_with("Kong")


def test_it_frees_a_champion_that_must_attack(table):
    game = table(you=Side(hand=["Ceasefire"], board=["Raging T-Rex"]))
    game.could_not_end_turn()
    game.play("Ceasefire")
    game.could_not_attack()
    game.could_end_turn()


def test_not_even_champions_with_blitz_that_enter_play_later_attack(table):
    game = table(you=Side(hand=["Ceasefire", "Faithful Pegasus"]))
    game.play("Ceasefire")
    game.play("Faithful Pegasus")
    game.could_not_attack()


def test_an_attack_already_declared_goes_on_but_no_other_follows(table):
    """House ruling: what was declared stands."""
    game = table(you=Side(hand=["Ceasefire"]), opponent=Side(board=["Demon", "Kong"]), turn_of="opponent")
    game.opponent.attack("Demon")
    game.opponent.passes()
    game.you.play("Ceasefire")
    game.go_to("main")
    assert game.you.health == 26
    game.opponent.could_not_attack()


def test_at_the_end_of_the_opponents_turn_it_takes_the_last_attack_away(table):
    """4.3.4: the opponent has waited with the attack and may go on, but with nothing to go on with."""
    game = table(you=Side(hand=["Ceasefire"]), opponent=Side(board=["Kong"]), turn_of="opponent", moment="end-offer")
    game.you.play("Ceasefire")
    game.you.passes()
    assert game.moment == "continue"
    game.opponent.could_not_attack()
    game.end_turn()
    assert game.you.health == 30


def test_of_more_players_nobody_can_be_attacked_until_the_next_turn(circle):
    game = circle(
        Side(board=["Kong"]), Side(board=["Kong"]), Side(hand=["Ceasefire"]), moment="end-offer", initiative="Cyd"
    )
    game.play("Ceasefire")
    game.go_to("continue")
    game["Ann"].could_not_attack()
    game.end_turn()
    game["Ben"].attack_player("Ann", "Kong")
    assert game.moment == "before-blocks"
