"""Forcemage Apprentice: a free 0/1 with blitz that expends for 2 damage; a sage ally prepares it."""

from tests.engine.epic.scenario import Side, in_play


def test_it_expends_for_2_damage_in_the_turn_it_is_played(table):
    """5.8.2."""
    game = table(you=Side(hand=["Forcemage Apprentice"]), opponent=Side(board=["Muse", "Steel Golem"]))
    game.play("Forcemage Apprentice")
    assert game.you.gold == 1
    assert (game.champion("Forcemage Apprentice").offense, game.champion("Forcemage Apprentice").defense) == (0, 1)
    game.use("Forcemage Apprentice")
    game.could_choose("you", "opponent", "Forcemage Apprentice", "Muse")
    game.could_not_decline()
    game.choose("Muse")
    assert game.opponent.board == ["Steel Golem"]
    game.could_not_use("Forcemage Apprentice")


def test_a_sage_card_that_costs_1_prepares_it_to_cast_again(table):
    game = table(you=Side(hand=["Ancient Chant"], board=["Forcemage Apprentice"]))
    game.use("Forcemage Apprentice")
    game.choose("opponent")
    game.play("Ancient Chant")
    assert game.champion("Forcemage Apprentice").prepared
    game.use("Forcemage Apprentice")
    game.choose("opponent")
    assert game.opponent.health == 26


def test_in_the_opponents_turn_too(table):
    game = table(
        you=Side(hand=["Crystal Golem"], board=[in_play("Forcemage Apprentice", expended=True)]),
        turn_of="opponent",
        moment="end-offer",
    )
    game.you.could_not_use("Forcemage Apprentice")
    game.you.play("Crystal Golem")
    game.you.use("Forcemage Apprentice")
    game.choose("opponent")
    assert game.opponent.health == 28


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_prepare_it(table):
    """5.18.1, 5.18.2."""
    game = table(
        you=Side(hand=["Muse", "Lurking Giant"], board=[in_play("Forcemage Apprentice", expended=True)]),
        opponent=Side(hand=["Ancient Chant"]),
    )
    game.play("Muse")
    game.play("Lurking Giant")
    game.passes()
    game.opponent.play("Ancient Chant")
    assert game.champion("Forcemage Apprentice").expended


def test_prepared_while_it_attacks_it_casts_and_stays_in_the_battle(table):
    """Only an effect that says so removes a champion from battle (4.4.12)."""
    game = table(you=Side(hand=["Ancient Chant"], board=[in_play("Forcemage Apprentice", offense=3)]))
    game.attack("Forcemage Apprentice")
    game.could_not_use("Forcemage Apprentice")
    game.play("Ancient Chant")
    game.use("Forcemage Apprentice")
    game.choose("opponent")
    assert game.opponent.health == 28
    assert game.champion("Forcemage Apprentice").attacking
    game.go_to("main")
    assert game.opponent.health == 25


def test_with_0_offense_it_deals_no_battle_damage(table):
    game = table(you=Side(board=["Forcemage Apprentice"]))
    game.attack("Forcemage Apprentice")
    game.go_to("main")
    assert game.opponent.health == 30
