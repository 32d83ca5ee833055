"""Fumble: a champion gets -10 offense this turn and you recycle; or {1}: draw two cards."""

from tests.engine.epic.scenario import Side


def test_an_attacker_fumbles(table):
    game = table(
        turn_of="opponent", you=Side(hand=["Fumble"], gold=0), opponent=Side(board=["Kong", "Demon", "Steel Golem"])
    )
    game.attack("Kong", "Demon")
    game.passes()
    game.you.play("Fumble")
    game.could_choose("Kong", "Demon")
    game.choose("Kong")
    assert (game.champion("Kong").offense, game.champion("Kong").defense) == (3, 14)
    game.go_to("main")
    assert game.you.health == 23
    game.end_turn()
    assert game.champion("Kong").offense == 13


def test_negative_offense_deals_no_damage_and_heals_nobody(table):
    """H8."""
    game = table(turn_of="opponent", you=Side(hand=["Fumble"], gold=0), opponent=Side(board=["Human"]))
    game.attack("Human")
    game.passes()
    game.you.play("Fumble")
    game.go_to("main")
    assert game.you.health == 30


def test_what_it_gains_afterwards_fills_the_hole_first(table):
    game = table(you=Side(hand=["Fumble", "Rage"], board=["Wolf"], gold=0))
    game.play("Fumble")
    game.play("Rage")
    game.attack("Wolf")
    game.go_to("main")
    assert game.opponent.health == 30


def test_then_you_may_recycle(table):
    game = table(
        you=Side(hand=["Fumble"], discard=["Kong", "Muse"], top=["Erase"], gold=0), opponent=Side(board=["Demon"])
    )
    game.play("Fumble")
    game.could_decline()
    game.choose("Kong", "Muse")
    assert (game.you.hand, game.you.discard_pile) == (["Erase"], ["Fumble"])


def test_for_1_gold_it_draws_two_cards_instead(table):
    game = table(
        you=Side(hand=["Fumble"], discard=["Kong", "Rage"], top=["Muse", "Erase"]), opponent=Side(board=["Demon"])
    )
    game.play("Fumble")
    game.could_pick_modes("{offense}", "Draw two cards")
    game.mode("Draw two cards")
    assert (game.moment, game.you.hand, game.you.gold) == ("main", ["Erase", "Muse"], 0)
    assert game.champion("Demon").offense == 4
