"""Brand, Rebel Fighter: a free 2/5 with ambush that strengthens a champion for a turn; loyalty gains 5 health."""

from tests.engine.epic.scenario import Side

BRAND = "Brand, Rebel Fighter"


def test_tribute_gives_a_champion_3_offense_for_the_turn(table):
    game = table(you=Side(hand=[BRAND], board=["Human"], gold=0), opponent=Side(board=["Demon", "Steel Golem"]))
    game.play(BRAND)
    game.trigger(f"{BRAND}: Tribute")
    game.could_choose(BRAND, "Human", "Demon")
    game.could_not_decline()
    game.choose("Human")
    assert (game.champion("Human").offense, game.champion("Human").defense) == (4, 1)
    assert (game.champion(BRAND).offense, game.champion(BRAND).defense) == (2, 5)
    game.attack("Human")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 26
    game.end_turn()
    assert game.champion("Human").offense == 1


def test_ambushed_before_blocks_it_makes_itself_a_blocker_that_kills_a_demon(table):
    """5.14.1, 5.6.3: alone on its side it may still be its own target."""
    game = table(turn_of="opponent", you=Side(hand=[BRAND], gold=0), opponent=Side(board=["Demon"]))
    game.attack("Demon")
    game.passes()
    game.you.play(BRAND)
    game.trigger(f"{BRAND}: Tribute")
    game.could_choose(BRAND, "Demon")
    game.choose(BRAND)
    game.go_to("blockers")
    game.block(BRAND)
    game.go_to("main")
    assert game.opponent.board == []
    assert (game.champion(BRAND).offense, game.champion(BRAND).damage) == (5, 4)
    assert game.you.health == 30


def test_two_good_cards_revealed_are_5_health(table):
    game = table(you=Side(hand=[BRAND, "Ceasefire", "Brave Squire", "Kong"]))
    game.play(BRAND)
    game.could_trigger(f"{BRAND}: Tribute", f"{BRAND}: Loyalty 2")
    game.trigger(f"{BRAND}: Loyalty 2")
    game.could_choose("Ceasefire", "Brave Squire")
    game.reveal("Ceasefire", "Brave Squire")
    assert game.you.health == 35
    assert game.opponent.knows_hand == ["Brave Squire", "Ceasefire"]
    assert game.champion(BRAND).offense == 5


def test_loyalty_may_be_declined_and_fails_with_one_good_card(table):
    """5.3.5, 5.3.4."""
    game = table(you=Side(hand=[BRAND, "Ceasefire", "Brave Squire"]))
    game.play(BRAND)
    game.trigger(f"{BRAND}: Loyalty 2")
    game.decline()
    assert (game.you.health, game.opponent.knows_hand) == (30, [])
    game = table(you=Side(hand=[BRAND, "Ceasefire", "Kong"]))
    game.play(BRAND)
    game.trigger(f"{BRAND}: Loyalty 2")
    assert (game.you.health, game.moment) == (30, "main")
