"""Angel of Light: an airborne 5/6 with ambush that gains 5 health, and 5 more with loyalty."""

from tests.engine.epic.scenario import Side


def test_tribute_and_loyalty_gain_5_each(table):
    game = table(you=Side(hand=["Angel of Light", "Ceasefire", "Feint", "Kong"], health=12))
    game.play("Angel of Light")
    game.could_trigger("Angel of Light: Tribute", "Angel of Light: Loyalty 2")
    game.trigger("Angel of Light: Tribute")
    game.could_choose("Ceasefire", "Feint")
    assert game.you.health == 17
    game.reveal("Ceasefire", "Feint")
    assert game.you.health == 22
    assert (game.champion("Angel of Light").offense, game.champion("Angel of Light").defense) == (5, 6)
    assert game.you.gold == 0
    assert game.opponent.health == 30


def test_without_two_good_cards_only_tribute_gains(table):
    game = table(you=Side(hand=["Angel of Light", "Ceasefire", "Kong"], health=12))
    game.play("Angel of Light")
    game.trigger("Angel of Light: Loyalty 2")
    assert game.you.health == 17
    assert game.moment == "main"


def test_tribute_gains_though_nothing_is_revealed(table):
    game = table(you=Side(hand=["Angel of Light", "Ceasefire", "Feint"], health=30))
    game.play("Angel of Light")
    game.trigger("Angel of Light: Loyalty 2")
    game.decline()
    assert game.you.health == 35
    assert game.opponent.knows_hand == []


def test_it_ambushes_an_airborne_attacker_and_blocks_it(table):
    game = table(
        you=Side(hand=["Angel of Light"], health=10),
        opponent=Side(board=["Winter Fairy"]),
        turn_of="opponent",
    )
    game.opponent.attack("Winter Fairy")
    game.opponent.passes()
    game.you.play("Angel of Light")
    game.trigger("Angel of Light: Tribute")
    game.go_to("blockers")
    game.could_block_with("Angel of Light")
    game.block("Angel of Light")
    game.go_to("main")
    assert game.opponent.board == []
    assert game.champion("Angel of Light").damage == 4
    assert game.you.health == 15
