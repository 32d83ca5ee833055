"""Avenging Angel: an airborne, righteous 6/6 with blitz; while it is expended you cannot be attacked."""

from tests.engine.epic.scenario import Side, in_play


def test_it_attacks_at_once_and_gains_the_damage_it_deals(table):
    """5.8.2, 5.13.1."""
    game = table(you=Side(hand=["Avenging Angel"], health=20), opponent=Side(board=["Kong"]))
    game.play("Avenging Angel")
    game.attack("Avenging Angel")
    game.go_to("main")
    assert game.opponent.health == 24
    assert game.you.health == 26
    assert (game.champion("Avenging Angel").offense, game.champion("Avenging Angel").defense) == (6, 6)
    assert game.you.gold == 0


def test_while_it_is_expended_its_controller_cannot_be_attacked(table):
    game = table(you=Side(board=["Avenging Angel"]), opponent=Side(board=["Kong", "Raging T-Rex"]))
    game.attack("Avenging Angel")
    game.go_to("main")
    game.end_turn()
    game.opponent.could_not_attack()
    game.opponent.could_end_turn()
    game.end_turn()
    assert game.champion("Avenging Angel").prepared


def test_while_it_is_prepared_its_controller_can_be_attacked(table):
    game = table(you=Side(board=["Avenging Angel"]), opponent=Side(board=["Kong"]), turn_of="opponent")
    game.opponent.could_attack_with("Kong")


def test_its_controller_may_attack_again_while_it_is_expended(table):
    game = table(you=Side(board=[in_play("Avenging Angel", expended=True), "Human"]))
    game.could_attack_with("Human")


def test_a_flipped_angel_protects_nobody(table):
    """It blocked, so it is flipped (4.4.6) and not expended; the health that it gains is what it dealt."""
    game = table(
        you=Side(board=["Avenging Angel"], health=20), opponent=Side(board=["Demon", "Human"]), turn_of="opponent"
    )
    game.opponent.attack("Demon")
    game.go_to("blockers")
    game.block("Avenging Angel")
    game.go_to("main")
    assert game.you.health == 26
    assert game.champion("Avenging Angel").flipped
    game.opponent.could_attack_with("Human")


def test_an_opponent_who_expends_it_has_nobody_to_attack(table):
    game = table(
        you=Side(board=["Avenging Angel"]),
        opponent=Side(hand=["Frost Giant"], board=["Human"]),
        turn_of="opponent",
    )
    game.opponent.play("Frost Giant")
    game.choose("you")
    assert game.champion("Avenging Angel").expended
    game.opponent.could_not_attack()


def test_once_it_is_gone_the_attack_is_open(table):
    game = table(
        you=Side(board=[in_play("Avenging Angel", expended=True)]),
        opponent=Side(hand=["Flame Strike"], board=["Human"]),
        turn_of="opponent",
    )
    game.opponent.could_not_attack()
    game.opponent.play("Flame Strike")
    game.choose("Avenging Angel")
    game.opponent.could_attack_with("Human")


def test_of_more_players_the_others_can_be_attacked(circle):
    """M4.4.1: one opponent is attacked."""
    game = circle(Side(board=["Kong"]), Side(board=[in_play("Avenging Angel", expended=True)]), Side())
    game.take_battle()
    game.took("Cyd", "Ann's Kong")
